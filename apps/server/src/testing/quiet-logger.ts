/** A logger for tests that keeps what it is told, so that a test can say what had to be logged, and what not. */
import { pino } from 'pino';
import type { Logger } from '../logger.ts';

export function quietLogger(): { readonly logger: Logger; readonly lines: string[] } {
  const lines: string[] = [];
  const logger = pino({ level: 'debug', base: null }, { write: (line: string) => void lines.push(line) });
  return { logger, lines };
}
