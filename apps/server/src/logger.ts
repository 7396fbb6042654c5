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
  'sec-websocket-protocol',
  'command',
  'position',
  'orders',
  'state',
];

/** As deep as errors have other errors for their cause. */
const CAUSES = 5;

/**
 * What is said of an error. No more of it than this: a database's error may come with the row that it would not take, and
 * rows hold what is hidden.
 */
function bareError(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return error;
  const { name, message, stack, cause } = error;
  const code = 'code' in error ? { code: error.code } : {};
  const because = cause === undefined || depth === CAUSES ? {} : { cause: bareError(cause, depth + 1) };
  return { type: name, message, stack, ...code, ...because };
}

/** `write`, for tests, takes the lines in place of the standard output. */
export function makeLogger(level: LogLevel, write?: (line: string) => void): pino.Logger {
  const options: pino.LoggerOptions = {
    level,
    base: null,
    redact: { paths: SECRET_KEYS.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]), censor: '[kept back]' },
    serializers: { err: (error: unknown) => bareError(error) },
  };
  return write === undefined ? pino(options) : pino(options, { write });
}
