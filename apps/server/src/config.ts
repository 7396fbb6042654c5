/**
 * The server's configuration, from the environment. The schema says of every variable what it does and what is
 * allowed; `warbeacon-server --help` and the operator's page are made from it.
 */
import { fileURLToPath } from 'node:url';
import { err, ok, type Result } from '@warbeacon/kernel';
import { z } from 'zod';
import { pushHostsSchema, USUAL_PUSH_HOSTS } from './push/push-hosts.ts';
import { vapidKeySchema } from './push/vapid.ts';

const WEB_DIST = fileURLToPath(new URL('../../web/dist', import.meta.url));
/** The client of a site that shows no names of the books. */
const NEUTRAL_WEB_DIST = fileURLToPath(new URL('../../web/dist-neutral', import.meta.url));

const HOST_NAME = /^[A-Za-z0-9.:%_-]+$/;

const wholeNumber = (min: number, max: number) =>
  z.string().regex(/^\d+$/).transform(Number).pipe(z.number().int().min(min).max(max));

/** A variable: what it does, what is allowed, what it is when it is not set. */
interface Variable<T> {
  readonly about: string;
  readonly allowed: string;
  readonly schema: z.ZodType<T, string>;
  readonly byDefault: T;
}

function number(about: string, unit: string, byDefault: number, min: number, max: number): Variable<number> {
  return {
    about,
    allowed: `a whole number of ${unit} from ${min} to ${max}`,
    schema: wholeNumber(min, max),
    byDefault,
  };
}

/** A port of its own for something that is off while no port is named. */
function portOrNone(about: string): Variable<number | undefined> {
  return {
    about,
    allowed: 'a whole number of ports from 0 to 65535',
    schema: wholeNumber(0, 65_535),
    byDefault: undefined,
  };
}

function url(about: string, schemes: readonly string[]): Variable<string | undefined> {
  const schema = z
    .string()
    .refine((text) => URL.canParse(text) && schemes.some((scheme) => text.toLowerCase().startsWith(`${scheme}://`)));
  return {
    about,
    allowed: `a URL that begins with ${schemes.map((s) => `${s}://`).join(' or ')}`,
    schema,
    byDefault: undefined,
  };
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];
const logLevel: Variable<LogLevel> = {
  about: 'How much is written to the log.',
  allowed: LOG_LEVELS.join(', '),
  schema: z.enum(LOG_LEVELS),
  byDefault: 'info',
};

function path(about: string, byDefault: string): Variable<string> {
  return { about, allowed: 'the path of a folder', schema: z.string().min(1), byDefault };
}

export const VARIABLES = {
  HOST: {
    about: 'The address to listen on; 0.0.0.0 is every IPv4 address of the machine.',
    allowed: 'a host name or an IP address',
    schema: z.string().regex(HOST_NAME),
    byDefault: '0.0.0.0',
  } satisfies Variable<string>,
  PORT: number('The port to listen on; 0 takes any free one.', 'ports', 2567, 0, 65_535),
  DATA_DIR: path('The folder of the embedded database. Not used when DATABASE_URL is set.', './data'),
  DATABASE_URL: url('A PostgreSQL database to use in place of the embedded one.', ['postgres', 'postgresql']),
  DATABASE_CONNECTIONS: number('Connections to PostgreSQL held open at once.', 'connections', 10, 1, 200),
  DATABASE_TIMEOUT_SECONDS: number(
    'How long PostgreSQL may keep anybody waiting for a connection or a lock; twice that for a whole statement.',
    'seconds',
    5,
    1,
    300,
  ),
  REDIS_URL: url('A Redis through which several server processes ask each other; nothing is kept in it.', [
    'redis',
    'rediss',
  ]),
  PUBLIC_URL: url('The address under which people reach the server, when that is not the one it listens on.', [
    'http',
    'https',
  ]),
  SMTP_URL: url('The server that sends mail; without it none is sent. Needs MAIL_FROM and PUBLIC_URL too.', [
    'smtp',
    'smtps',
  ]),
  MAIL_FROM: {
    about: 'From whom mail comes.',
    allowed: 'an address, or a name and one, such as Warbeacon <play@example.org>',
    schema: z.string().regex(/^(?:[^<>"\r\n]+ )?<?[^\s<>@",;]+@[^\s<>@",;]+>?$/),
    byDefault: undefined,
  } satisfies Variable<string | undefined>,
  ADMIN_EMAIL: {
    about: 'The account with this e-mail becomes an administrator when the server starts.',
    allowed: 'an e-mail address',
    schema: z.email().transform((email) => email.toLowerCase()),
    byDefault: undefined,
  } satisfies Variable<string | undefined>,
  NOTICE_MINUTES: number(
    'How long a match waits for somebody who is away before mail or a message to their browser tells them, if they want to be told.',
    'minutes',
    5,
    1,
    1440,
  ),
  ABANDONED_DAYS: number(
    'After how long a match between people in which nobody moves is closed, and counts as not played; 0 for never.',
    'days',
    60,
    0,
    3650,
  ),
  EVENT_BOARDS: number(
    'How many matches of events between two computer players this process plays at once.',
    'matches',
    4,
    0,
    100,
  ),
  WEBHOOKS: {
    about:
      'Where news of events may be sent: to addresses of the internet over https, to any (also those of this machine and its network, for a server that strangers do not reach), or nowhere.',
    allowed: 'public, any, none',
    schema: z.enum(['public', 'any', 'none']),
    byDefault: 'public',
  } satisfies Variable<'public' | 'any' | 'none'>,
  PUSH_HOSTS: {
    about: 'The push services to which word may go that a match waits; none for no messages. Needs PUBLIC_URL.',
    allowed: 'none, or hosts, domains as *.example.org and origins, divided by commas',
    schema: pushHostsSchema,
    byDefault: USUAL_PUSH_HOSTS,
  } satisfies Variable<string>,
  VAPID_PRIVATE_KEY: {
    about: 'The key by which push services know this server; without it one is made and kept in the database.',
    allowed: 'a private key of the curve P-256 in base64url',
    schema: vapidKeySchema,
    byDefault: undefined,
  } satisfies Variable<string | undefined>,
  PROCESS_ADDRESS: {
    about: 'With REDIS_URL: host, port and path under which this very process is reached, without a scheme.',
    allowed: 'an address such as eu1.example.org or example.org:8081/a',
    schema: z.string().regex(/^[A-Za-z0-9.-]+(:\d+)?(\/[A-Za-z0-9_-]+)*$/),
    byDefault: undefined,
  } satisfies Variable<string | undefined>,
  ONLY_WATCHES: {
    about: 'With REDIS_URL: this process hosts no match, and shows those of others to people who look on.',
    allowed: 'on, off',
    schema: z.enum(['on', 'off']),
    byDefault: 'off',
  } satisfies Variable<'on' | 'off'>,
  WEB_DIR: path('The folder of the built web client.', WEB_DIST),
  WARBEACON_NAMES: {
    about:
      'Which names people, peoples and places of the games bear on pages, in letters and in answers: their own, or neutral ones in place of those that the books gave them. Needs the client that is built with the same setting.',
    allowed: 'own, neutral',
    schema: z.enum(['own', 'neutral']),
    byDefault: 'own',
  } satisfies Variable<'own' | 'neutral'>,
  LOG_LEVEL: logLevel,
  EXAMPLE_GAMES: {
    about: 'Whether games that are only there to learn from are played too.',
    allowed: 'on, off',
    schema: z.enum(['on', 'off']),
    byDefault: 'off',
  } satisfies Variable<'on' | 'off'>,
  TRUST_PROXY: number(
    'How many proxies stand before the server, each of which appends to X-Forwarded-For; 0 ignores that header.',
    'proxies',
    0,
    0,
    10,
  ),
  BOT_DELAY_MS: number(
    'How long a computer player waits before each command, so that people can follow.',
    'milliseconds',
    400,
    0,
    60_000,
  ),
  RECONNECT_SECONDS: number(
    'How long a dropped connection may be taken up again where it was.',
    'seconds',
    60,
    1,
    3600,
  ),
  SHUTDOWN_SECONDS: number('How long a stop may take before the process ends all the same.', 'seconds', 10, 1, 600),
  DRAIN_SECONDS: number(
    'How long the server goes on serving after it was asked to stop, while /readyz says 503.',
    'seconds',
    0,
    0,
    300,
  ),
  WATCHDOG_SECONDS: number(
    'How long the process may do nothing but one piece of work before it ends itself, to be started anew; 0 never.',
    'seconds',
    30,
    0,
    3600,
  ),
  METRICS_PORT: portOrNone('The port of the metrics for Prometheus, apart from PORT; nothing is counted without it.'),
  METRICS_HOST: {
    about: 'The address on which METRICS_PORT listens: who reaches it can read how busy the server is.',
    allowed: 'a host name or an IP address',
    schema: z.string().regex(HOST_NAME),
    byDefault: '127.0.0.1',
  } satisfies Variable<string>,
  SESSION_DAYS: number('How long a session is kept after it was last used.', 'days', 90, 1, 3650),
  LIMIT_CONNECTIONS: number('Sockets open at once.', 'sockets', 5000, 1, 1_000_000),
  LIMIT_CONNECTIONS_PER_ADDRESS: number('Sockets open at once from one address.', 'sockets', 100, 1, 1_000_000),
  LIMIT_HTTP_CONNECTIONS: number('Other connections open at once.', 'connections', 2000, 10, 1_000_000),
  LIMIT_HTTP_CONNECTIONS_PER_ADDRESS: number(
    'Other connections open at once from one address, where no proxy stands before the server.',
    'connections',
    200,
    4,
    1_000_000,
  ),
  LIMIT_HTTP_PER_SECOND: number(
    'HTTP requests of any kind from one address in a second, files included; thirty times as many at once.',
    'requests',
    100,
    1,
    1_000_000,
  ),
  LIMIT_JOIN_SECONDS: number(
    'How long a socket that was let in may take to say that it is there.',
    'seconds',
    10,
    1,
    600,
  ),
  LIMIT_MESSAGES_PER_SECOND: number(
    'Requests of a socket in a second; more are refused, and a socket that goes on is closed.',
    'requests',
    40,
    5,
    1_000_000,
  ),
  LIMIT_MESSAGES_PER_SECOND_PER_ADDRESS: number(
    'Requests of all sockets of one address in a second; four times as many at once.',
    'requests',
    120,
    5,
    1_000_000,
  ),
  LIMIT_HISTORY_PER_SECOND: number(
    'Pages of the history that a socket may ask for in a second; five times as many at once.',
    'pages',
    2,
    1,
    1_000_000,
  ),
  LIMIT_WORK_PER_ADDRESS: number(
    'Milliseconds of the server\u2019s thread that the sockets of one address may use in a second; four times as many at once. One socket may use half of it. Each 16 KB of an answer count as one.',
    'milliseconds',
    250,
    10,
    1_000_000,
  ),
  LIMIT_UNREAD_BYTES: number(
    'What may wait until a socket takes it; one that does not is closed, and may come back.',
    'bytes',
    1_048_576,
    65_536,
    1_073_741_824,
  ),
  LIMIT_MESSAGE_BYTES: number('Size of one message from a client.', 'bytes', 16_384, 1024, 1_048_576),
  LIMIT_BODY_BYTES: number('Size of the body of one HTTP request.', 'bytes', 65_536, 1024, 1_048_576),
  LIMIT_REQUESTS_PER_MINUTE: number('API requests from one address in a minute.', 'requests', 1200, 1, 1_000_000),
  LIMIT_SESSIONS_PER_MINUTE: number('New sessions from one address in a minute.', 'sessions', 60, 1, 1_000_000),
  LIMIT_SESSIONS_PER_DAY: number('New sessions from one address in a day.', 'sessions', 1000, 1, 1_000_000),
  LIMIT_ACCOUNTS_PER_DAY: number('New accounts from one address in a day.', 'accounts', 50, 1, 1_000_000),
  LIMIT_PASSWORDS_PER_MINUTE: number('Passwords tried from one address in a minute.', 'passwords', 20, 1, 1_000_000),
  LIMIT_PASSWORDS_PER_HOUR_PER_ACCOUNT: number(
    'Passwords tried in an hour with one e-mail address, from wherever.',
    'passwords',
    30,
    1,
    1_000_000,
  ),
  LIMIT_MAILS_PER_HOUR: number('Links sent in an hour to one e-mail address.', 'letters', 3, 1, 1_000_000),
  LIMIT_MAILS_PER_HOUR_PER_ADDRESS: number(
    'Links that one network address may have sent in an hour.',
    'letters',
    20,
    1,
    1_000_000,
  ),
  LIMIT_REPORTS_PER_HOUR: number('Reports by one person in an hour.', 'reports', 10, 1, 1_000_000),
  LIMIT_CALLS_PER_HOUR: number('Calls for an arbiter by one person in an hour.', 'calls', 6, 1, 1_000_000),
  LIMIT_MATCHES_PER_MINUTE: number('New matches by one session in a minute.', 'matches', 10, 1, 1_000_000),
  LIMIT_MATCHES_PER_MINUTE_PER_ADDRESS: number(
    'New matches by all sessions of one address in a minute.',
    'matches',
    60,
    1,
    1_000_000,
  ),
  LIMIT_COMPUTER_MATCHES: number(
    'Matches against the computer that one session may have open at once.',
    'matches',
    5,
    1,
    1_000_000,
  ),
  LIMIT_COMPUTER_MATCHES_PER_ADDRESS: number(
    'Matches against the computer that all sessions of one address may have open at once.',
    'matches',
    30,
    1,
    1_000_000,
  ),
  LIMIT_COMMANDS_PER_SIDE: number(
    'Commands that a side may give and take back in one match; an honest long match has some 600.',
    'commands',
    5000,
    100,
    1_000_000,
  ),
  LIMIT_OPEN_MATCHES_PER_SESSION: number(
    'Listed matches of one session that wait for an opponent at once.',
    'matches',
    3,
    1,
    1_000_000,
  ),
  LIMIT_OPEN_MATCHES_PER_ADDRESS: number(
    'Listed matches from one address that wait for an opponent at once.',
    'matches',
    10,
    1,
    1_000_000,
  ),
  LIMIT_INVITATIONS_PER_SESSION: number(
    'Private matches of one session that wait for an opponent at once.',
    'matches',
    10,
    1,
    1_000_000,
  ),
  LIMIT_CHALLENGES_PER_SESSION: number(
    'Challenges of one session to one person each that wait for an answer at once.',
    'challenges',
    5,
    1,
    1000,
  ),
  LIMIT_CHALLENGES_TO_ONE: number(
    'Challenges to one person that wait for an answer at once, from whomever.',
    'challenges',
    20,
    1,
    1000,
  ),
  LIMIT_INVITATIONS_PER_ADDRESS: number(
    'Private matches from one address that wait for an opponent at once.',
    'matches',
    50,
    1,
    1_000_000,
  ),
  LIMIT_SEEKERS_PER_ADDRESS: number(
    'People from one address who look for an opponent by quick match at once.',
    'people',
    10,
    1,
    1_000_000,
  ),
  LIMIT_RECORDS_PER_MINUTE: number(
    'Records of finished matches sent to one address in a minute.',
    'records',
    30,
    1,
    1_000_000,
  ),
  LIMIT_BOT_REQUESTS_PER_MINUTE: number(
    'Questions and commands of one bot\u2019s token in a minute.',
    'requests',
    600,
    1,
    1_000_000,
  ),
  LIMIT_JOINS_PER_MINUTE: number('Seats taken and rooms opened by one session in a minute.', 'joins', 60, 1, 1_000_000),
  LIMIT_JOINS_PER_MINUTE_PER_ADDRESS: number(
    'Seats taken, rooms opened and rooms joined from one address in a minute.',
    'joins',
    300,
    1,
    1_000_000,
  ),
} as const;

type Name = keyof typeof VARIABLES;
const NAMES = Object.keys(VARIABLES).filter((name): name is Name => name in VARIABLES);
type Widened<T> = T extends number ? number : T;
export type Config = {
  readonly [N in Name]: Widened<z.output<(typeof VARIABLES)[N]['schema']> | (typeof VARIABLES)[N]['byDefault']>;
};

/** Reads the configuration, or says what is wrong with it: one sentence for each bad variable. An empty one is unset. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Result<Config, readonly string[]> {
  const faults: string[] = [];
  const read = (name: Name): unknown => {
    const variable = VARIABLES[name];
    const text = env[name];
    if (text === undefined || text === '') return variable.byDefault;
    const parsed = variable.schema.safeParse(text);
    if (parsed.success) return parsed.data;
    // Addresses may carry a password, so they are not repeated, nor are keys.
    const shown = /_(?:URL|KEY)$/.test(name) ? '' : ` It is ${JSON.stringify(text)} now.`;
    faults.push(`${name} must be ${variable.allowed}.${shown}`);
    return undefined;
  };
  const given = Object.fromEntries(NAMES.map((name) => [name, read(name)])) as Config;
  const config =
    given.WARBEACON_NAMES === 'neutral' && given.WEB_DIR === WEB_DIST ? { ...given, WEB_DIR: NEUTRAL_WEB_DIST } : given;
  if (faults.length === 0 && config.REDIS_URL !== undefined && config.DATABASE_URL === undefined) {
    faults.push('REDIS_URL is for several server processes, and those need DATABASE_URL to be set too.');
  }
  if (faults.length === 0 && config.ONLY_WATCHES === 'on' && config.REDIS_URL === undefined) {
    faults.push('ONLY_WATCHES is for one of several server processes, and those need REDIS_URL to be set too.');
  }
  if (
    faults.length === 0 &&
    config.SMTP_URL !== undefined &&
    (config.MAIL_FROM === undefined || config.PUBLIC_URL === undefined)
  ) {
    faults.push('SMTP_URL is for mail, and that needs MAIL_FROM and PUBLIC_URL to be set too.');
  }
  return faults.length > 0 ? err(faults) : ok(config);
}

/** Every variable, for `--help`. */
export function describeConfig(): string {
  return NAMES.map((name) => {
    const { about, allowed, byDefault } = VARIABLES[name];
    return `${name}\n    ${about}\n    Allowed: ${allowed}. ${byDefault === undefined ? 'Not set by default.' : `By default ${byDefault}.`}`;
  }).join('\n');
}
