/**
 * What is counted for the operator. A label is a word of ours from a short list: never an id, a name, an address or
 * anything of a position.
 */
import type PromClient from 'prom-client';
import type { Registry } from 'prom-client';

export interface Metrics {
  /** A request to a match was answered: `ok`, or the code of the refusal. */
  commandAnswered(outcome: string, milliseconds: number): void;
  /** Entries of a match's log were written, or could not be. */
  saved(): void;
  saveFailed(): void;
  /** An HTTP request was answered; `route` comes from `routeOf`. */
  requestAnswered(route: string, method: string, status: number, milliseconds: number): void;
}

/** What is not counted but read when somebody looks. */
export interface Gauges {
  liveMatches(): number;
  /** Open sockets by the kind of room they are in. */
  sockets(): Readonly<Record<string, number>>;
  /** What waits to be written to the logs of all matches, and how long the first of it has waited, in milliseconds. */
  writer(): { readonly queued: number; readonly behind: number };
  databaseConnections(): { readonly open: number; readonly waiting: number } | undefined;
}

export const NO_METRICS: Metrics = {
  commandAnswered() {},
  saved() {},
  saveFailed() {},
  requestAnswered() {},
};

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** Codes of refusals are ours and some dozens; should that ever not be so, the rest are counted together. */
const CODES_AT_MOST = 150;
const OTHER = 'other';
const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'DELETE', 'OPTIONS']);

export interface CountedMetrics extends Metrics {
  readonly registry: Registry;
  /** From now on these are read, too. */
  follow(gauges: Gauges): void;
}

/** Loads the library that counts, which a server without metrics does without. */
export async function countMetrics(): Promise<CountedMetrics> {
  const library = await import('prom-client');
  const { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } = library;
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  const commands = new Histogram({
    name: 'warbeacon_command_seconds',
    help: 'From a command (or take-back, or resignation) to its answer, by whether it was carried out.',
    labelNames: ['answer'],
    buckets: SECONDS,
    registers,
  });
  const refusals = new Counter({
    name: 'warbeacon_refusals_total',
    help: 'Commands that were refused, by the code of the refusal.',
    labelNames: ['code'],
    registers,
  });
  const saves = new Counter({
    name: 'warbeacon_saves_total',
    help: 'Writings to the log of a match, by how they went.',
    labelNames: ['result'],
    registers,
  });
  const lastSave = new Gauge({
    name: 'warbeacon_last_save_timestamp_seconds',
    help: 'When the log of a match was last written, or could last not be.',
    labelNames: ['result'],
    registers,
  });
  const requests = new Histogram({
    name: 'warbeacon_http_request_seconds',
    help: 'HTTP requests, by route, method and status.',
    labelNames: ['route', 'method', 'status'],
    buckets: SECONDS,
    registers,
  });
  const codes = new Set<string>();
  const knownCode = (code: string): string => {
    if (codes.size < CODES_AT_MOST) codes.add(code);
    return codes.has(code) ? code : OTHER;
  };
  const save = (result: 'ok' | 'failed') => {
    saves.inc({ result });
    lastSave.setToCurrentTime({ result });
  };
  return {
    registry,
    follow: (gauges) => followGauges(library, registry, gauges),
    commandAnswered(outcome, milliseconds) {
      commands.observe({ answer: outcome === 'ok' ? 'ok' : 'refused' }, milliseconds / 1000);
      if (outcome !== 'ok') refusals.inc({ code: knownCode(outcome) });
    },
    saved: () => save('ok'),
    saveFailed: () => save('failed'),
    requestAnswered(route, method, status, milliseconds) {
      const verb = METHODS.has(method) ? method : OTHER;
      requests.observe({ route, method: verb, status: String(status) }, milliseconds / 1000);
    },
  };
}

function followGauges({ Gauge }: typeof PromClient, registry: Registry, gauges: Gauges): void {
  const registers: Registry[] = [];
  registry.registerMetric(
    new Gauge({
      name: 'warbeacon_live_matches',
      help: 'Matches in the memory of this process.',
      registers,
      collect() {
        this.set(gauges.liveMatches());
      },
    }),
  );
  registry.registerMetric(
    new Gauge({
      name: 'warbeacon_sockets',
      help: 'Open sockets, by the kind of room.',
      labelNames: ['kind'],
      registers,
      collect() {
        for (const [kind, open] of Object.entries(gauges.sockets())) this.set({ kind }, open);
      },
    }),
  );
  registry.registerMetric(
    new Gauge({
      name: 'warbeacon_writer_queue_additions',
      help: 'Additions to logs that wait to be written.',
      registers,
      collect() {
        this.set(gauges.writer().queued);
      },
    }),
  );
  registry.registerMetric(
    new Gauge({
      name: 'warbeacon_writer_behind_seconds',
      help: 'How long the first of those has waited.',
      registers,
      collect() {
        this.set(gauges.writer().behind / 1000);
      },
    }),
  );
  registry.registerMetric(
    new Gauge({
      name: 'warbeacon_database_connections',
      help: 'Connections to PostgreSQL that are open, and requests that wait for one.',
      labelNames: ['state'],
      registers,
      collect() {
        const connections = gauges.databaseConnections();
        if (connections === undefined) return;
        this.set({ state: 'open' }, connections.open);
        this.set({ state: 'waiting' }, connections.waiting);
      },
    }),
  );
}

/** Routes with their parts that differ from request to request taken out. */
const ROUTES: readonly (readonly [RegExp, string])[] = [
  [/^\/api\/(?:sessions(?:\/mine(?:\/rotate)?)?|matches)$/, ''],
  [/^\/api\/account(?:\/(?:sign-in|name|password|delete|data|sessions(?:\/others)?))?$/, ''],
  [/^\/api\/(?:push|passkeys(?:\/(?:options|remove|sign-in(?:\/options)?))?)$/, ''],
  [/^\/api\/account\/sessions\/[^/]+$/, '/api/account/sessions/:id'],
  [/^\/api\/people\/[^/]+$/, '/api/people/:name'],
  [/^\/api\/matches\/[^/]+$/, '/api/matches/:id'],
  [/^\/api\/matches\/[^/]+\/(?:join|room|rematch|log)$/, '/api/matches/:id/:last'],
  [/^\/api(?:\/|$)/, '/api/:unknown'],
  [/^\/matchmake(?:\/|$)/, '/matchmake/:method/:room'],
  [/^\/(?:healthz|readyz)$/, ''],
];

/** The route of a path, one of a dozen; everything else is a file or a page of the web client. */
export function routeOf(path: string): string {
  for (const [pattern, route] of ROUTES) {
    if (!pattern.test(path)) continue;
    return route === '' ? path : route.replace(':last', path.slice(path.lastIndexOf('/') + 1));
  }
  return 'client';
}
