/** A logger for tests that keeps what it is told, so that a test can say what had to be logged, and what not. */
import { type Logger, makeLogger } from '../logger.ts';

export function quietLogger(): { readonly logger: Logger; readonly lines: string[] } {
  const lines: string[] = [];
  return { logger: makeLogger('debug', (line) => void lines.push(line)), lines };
}
