/** How often a client may ask for what costs something. */
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Config } from '../config.ts';
import { HttpFault } from './http-fault.ts';

/** Counts one use by `key`; throws a 429 when there were too many in the last minute. */
export type Limit = (key: string) => Promise<void>;

export interface Limits {
  readonly requests: Limit;
  readonly sessions: Limit;
  readonly matches: Limit;
  readonly matchesFromAddress: Limit;
  readonly records: Limit;
  readonly joins: Limit;
}

export function makeLimits(config: Config): Limits {
  return {
    requests: perMinute(config.LIMIT_REQUESTS_PER_MINUTE),
    sessions: perMinute(config.LIMIT_SESSIONS_PER_MINUTE),
    matches: perMinute(config.LIMIT_MATCHES_PER_MINUTE),
    matchesFromAddress: perMinute(config.LIMIT_MATCHES_PER_MINUTE_PER_ADDRESS),
    records: perMinute(config.LIMIT_RECORDS_PER_MINUTE),
    joins: perMinute(config.LIMIT_JOINS_PER_MINUTE),
  };
}

function perMinute(points: number): Limit {
  const limiter = new RateLimiterMemory({ points, duration: 60 });
  return async (key) => {
    try {
      await limiter.consume(key);
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      const seconds = Math.max(1, Math.ceil(error.msBeforeNext / 1000));
      throw new HttpFault(429, 'too-many-requests', `That was too often. Please try again in ${seconds} seconds.`);
    }
  };
}
