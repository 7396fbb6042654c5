/** How often a client may ask over HTTP for what costs something. */
import { Buckets } from '../budget/bucket.ts';
import type { Clock } from '../budget/server-clock.ts';
import type { Config } from '../config.ts';
import { HttpFault } from './http-fault.ts';

/** Each counts one use, and throws a 429 when there were too many of late; `pages` says so in its answer. */
export interface Limits {
  requests(address: string): void;
  pages(address: string): boolean;
  sessions(address: string): void;
  accounts(address: string): void;
  passwords(address: string, email: string): void;
  mails(address: string, email: string): void;
  reports(address: string, session: string): void;
  calls(address: string, session: string): void;
  matches(address: string, session: string): void;
  records(address: string): void;
  joins(address: string, session: string | undefined): void;
  bots(device: string): void;
}

const MINUTE = 60;
const HOUR = 3600;
const DAY = 24 * HOUR;

export function makeLimits(config: Config, clock: Clock): Limits {
  const bucketsOf = (seconds: number, most: number) => new Buckets(clock, { perSecond: most / seconds, atOnce: most });
  const within = (seconds: number, most: number) => {
    const buckets = bucketsOf(seconds, most);
    return (key: string) => {
      const wait = buckets.take(key);
      if (wait > 0) throw tooOften(wait);
    };
  };
  const requests = within(MINUTE, config.LIMIT_REQUESTS_PER_MINUTE);
  const pages = bucketsOf(MINUTE, config.LIMIT_REQUESTS_PER_MINUTE);
  const sessions = within(MINUTE, config.LIMIT_SESSIONS_PER_MINUTE);
  const sessionsOfDay = within(DAY, config.LIMIT_SESSIONS_PER_DAY);
  const passwords = within(MINUTE, config.LIMIT_PASSWORDS_PER_MINUTE);
  const passwordsOfAccount = within(HOUR, config.LIMIT_PASSWORDS_PER_HOUR_PER_ACCOUNT);
  const mails = within(HOUR, config.LIMIT_MAILS_PER_HOUR);
  const mailsOfAddress = within(HOUR, config.LIMIT_MAILS_PER_HOUR_PER_ADDRESS);
  const reports = within(HOUR, config.LIMIT_REPORTS_PER_HOUR);
  // Of an address, behind which there may be many.
  const reportsOfAddress = within(HOUR, 5 * config.LIMIT_REPORTS_PER_HOUR);
  const calls = within(HOUR, config.LIMIT_CALLS_PER_HOUR);
  const callsOfAddress = within(HOUR, 5 * config.LIMIT_CALLS_PER_HOUR);
  const matches = within(MINUTE, config.LIMIT_MATCHES_PER_MINUTE);
  const matchesOfAddress = within(MINUTE, config.LIMIT_MATCHES_PER_MINUTE_PER_ADDRESS);
  const joins = within(MINUTE, config.LIMIT_JOINS_PER_MINUTE);
  const joinsOfAddress = within(MINUTE, config.LIMIT_JOINS_PER_MINUTE_PER_ADDRESS);
  return {
    requests,
    pages: (address) => pages.take(address) === 0,
    sessions(address) {
      sessions(address);
      sessionsOfDay(address);
    },
    accounts: within(DAY, config.LIMIT_ACCOUNTS_PER_DAY),
    passwords(address, email) {
      passwords(address);
      passwordsOfAccount(email);
    },
    mails(address, email) {
      mailsOfAddress(address);
      mails(email);
    },
    reports(address, session) {
      reports(session);
      reportsOfAddress(address);
    },
    calls(address, session) {
      calls(session);
      callsOfAddress(address);
    },
    matches(address, session) {
      matches(session);
      matchesOfAddress(address);
    },
    records: within(MINUTE, config.LIMIT_RECORDS_PER_MINUTE),
    bots: within(MINUTE, config.LIMIT_BOT_REQUESTS_PER_MINUTE),
    joins(address, session) {
      if (session !== undefined) joins(session);
      joinsOfAddress(address);
    },
  };
}

/** `wait` in milliseconds. */
export function tooOften(wait: number): HttpFault {
  const seconds = Math.max(1, Math.ceil(wait / 1000));
  const when = seconds === 1 ? 'a second' : `${seconds} seconds`;
  return new HttpFault(429, 'too-many-requests', `That was too often. Please try again in ${when}.`, {
    retryAfter: seconds,
  });
}
