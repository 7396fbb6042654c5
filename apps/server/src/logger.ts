/** The log of the server itself: JSON lines on stdout. Never a token, a seed or a hidden fact. */
import { pino } from 'pino';
import type { LogLevel } from './config.ts';

export type Logger = Pick<pino.Logger, 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace'>;

/** Keys that are blotted out wherever somebody logs an object that happens to hold them. */
const SECRET_KEYS = [
  'token',
  'authToken',
  'secret',
  'seed',
  'tokenHash',
  'token_hash',
  'authorization',
  'cookie',
  'reconnectionToken',
  'command',
];

export function makeLogger(level: LogLevel): pino.Logger {
  return pino({
    level,
    base: null,
    redact: { paths: SECRET_KEYS.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]), censor: '[kept back]' },
    serializers: { err: pino.stdSerializers.errWithCause },
  });
}
