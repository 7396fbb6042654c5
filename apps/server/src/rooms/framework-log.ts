/**
 * What the framework has to say, in our log. It writes sentences, some with room ids and none with secrets, which are of
 * use when looking for a fault; but strangers can make it talk, so there is an end to it.
 */
import { Bucket } from '../budget/bucket.ts';
import type { Clock } from '../budget/server-clock.ts';
import type { Logger } from '../logger.ts';

/** Warnings at once, and from then on. */
const WARNINGS = { perSecond: 0.2, atOnce: 20 };
/** Characters of one warning: a sentence with its stack. */
const LONGEST = 2000;

type Say = (...words: unknown[]) => void;

export function frameworkLogger(
  logger: Logger,
  clock: Clock,
): Record<'trace' | 'debug' | 'info' | 'warn' | 'error', Say> {
  const warnings = new Bucket(clock, WARNINGS);
  let leftOut = 0;
  const debug: Say = (...words) => logger.debug({ from: 'colyseus' }, words.map(String).join(' '));
  const warn: Say = (...words) => {
    if (warnings.take() > 0) {
      leftOut++;
      return;
    }
    const text = words.map(String).join(' ').slice(0, LONGEST);
    logger.warn({ from: 'colyseus', ...(leftOut > 0 ? { leftOut } : {}) }, text);
    leftOut = 0;
  };
  return { trace: debug, debug, info: debug, warn, error: warn };
}
