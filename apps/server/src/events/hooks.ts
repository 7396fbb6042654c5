/** Sends news of events to the programs of their organisers: every entry, in order, and again for as long as that fails. */
import { toHex } from '@warbeacon/kernel';
import type { Logger } from '../logger.ts';
import type { RandomBytes } from '../match/new-match.ts';
import type { EventHookStore } from '../storage/event-hooks.ts';
import type { EventDeliveriesTable, EventHooksTable } from '../storage/tables-events.ts';
import type { AnyAct } from './acts.ts';
import { callHook, hookUrl, type Reach } from './hook-call.ts';
import { type EventLog, HOOK_KINDS, type HookKind, type WebhookRow } from '@warbeacon/protocol/events';

/** Hooks in one round, entries in one message, and hooks of one event. */
const AT_ONCE = 50;
const ENTRIES = 100;
export const MOST_HOOKS = 5;
/** Calls to a hook that are remembered. */
const KEPT = 20;
/** Milliseconds: the longest that a call may take and be written down; the first wait after a failure, and the longest. */
const CLAIMED = 60_000;
const FIRST_WAIT = 10_000;
const LONGEST_WAIT = 6 * 3_600_000;
/** After so many in a row, some three days, it is tried no more. */
const MOST_FAILURES = 22;

export interface HooksParts {
  readonly store: EventHookStore;
  /** What is told of an event after an entry. */
  readonly newsOf: (eventId: string, after: number, limit: number) => Promise<EventLog['entries']>;
  readonly reach: Reach;
  readonly logger: Logger;
  readonly random: RandomBytes;
  readonly now: () => number;
}

export class Hooks {
  readonly #parts: HooksParts;
  readonly store: EventHookStore;

  constructor(parts: HooksParts) {
    this.#parts = parts;
    this.store = parts.store;
  }

  /** Whether any news are sent at all. */
  get on(): boolean {
    return this.#parts.reach !== 'none';
  }

  /** `refused`: that address may not be called; `full`: there are as many as may be. */
  async add(
    eventId: string,
    url: string,
    tells: readonly HookKind[] | undefined,
    sent: number,
  ): Promise<{ readonly row: WebhookRow; readonly secret: string } | 'refused' | 'full'> {
    const { reach, random, now } = this.#parts;
    if (hookUrl(url, reach) === undefined) return 'refused';
    if ((await this.store.of(eventId)).length >= MOST_HOOKS) return 'full';
    const made = { id: toHex(random(16)), secret: toHex(random(32)), event_id: eventId, url, made_at: now(), sent };
    const fresh = { failures: 0, next_at: now(), last_at: null, last_status: null };
    const hook = { ...made, ...fresh, tells: tells === undefined ? null : tells.join(',') };
    await this.store.add(hook);
    return { row: rowOf(hook, []), secret: made.secret };
  }

  async of(eventId: string): Promise<WebhookRow[]> {
    const hooks = await this.store.of(eventId);
    return await Promise.all(hooks.map(async (hook) => rowOf(hook, await this.store.deliveriesTo(hook.id))));
  }

  /** One round; returns how many calls were answered well. */
  async work(): Promise<number> {
    const { now } = this.#parts;
    if (!this.on) return 0;
    const due = await this.store.due(now(), AT_ONCE);
    const done = await Promise.all(due.map(async (hook) => await this.#send(hook, false)));
    return done.filter(Boolean).length;
  }

  /** Calls at once, also one that is tried no more, and with no news where there are none; `undefined`: there is no such hook. */
  async tryNow(eventId: string, id: string): Promise<WebhookRow | undefined> {
    const hook = await this.store.one(eventId, id);
    if (hook === undefined) return undefined;
    await this.#send(hook, true);
    const after = await this.store.one(eventId, id);
    return after && rowOf(after, await this.store.deliveriesTo(id));
  }

  async #send(hook: EventHooksTable, byHand: boolean): Promise<boolean> {
    const { newsOf, reach, now, logger, random } = this.#parts;
    if (!(await this.store.claim(hook, now() + CLAIMED))) return false;
    const { id, event_id: eventId, url, secret, sent, failures } = hook;
    const news = await newsOf(eventId, sent, ENTRIES);
    const wanted = kindsOf(hook);
    const entries = news.filter(({ act }) => wanted.includes(KIND_OF[act.act]));
    const last = news.at(-1)?.seq ?? sent;
    if (entries.length === 0 && !byHand) {
      await this.store.tried(id, { sent: last, failures, next_at: now() });
      return false;
    }
    const at = now();
    const delivery = entries.length === 0 ? `${id}-${last}-try-${at}` : `${id}-${last}`;
    const { ok, status } = await callHook({ url, secret, delivery }, JSON.stringify({ eventId, entries }), {
      reach,
      at,
    });
    const call: EventDeliveriesTable = {
      id: toHex(random(8)),
      hook_id: id,
      at,
      first: entries[0]?.seq ?? last,
      last,
      entries: entries.length,
      nth: failures + 1,
      ok: ok ? 1 : 0,
      status,
    };
    const told = { last_at: at, last_status: status };
    if (ok) await this.store.tried(id, { sent: last, failures: 0, next_at: now(), ...told }, call, KEPT);
    else {
      const wait = Math.min(FIRST_WAIT * 2 ** failures, LONGEST_WAIT);
      const next = failures + 1 >= MOST_FAILURES ? null : now() + wait;
      await this.store.tried(id, { sent, failures: failures + 1, next_at: next, ...told }, call, KEPT);
      logger.info({ eventId, hook: id, status }, 'news of an event could not be sent');
    }
    return ok;
  }
}

function kindsOf({ tells }: Pick<EventHooksTable, 'tells'>): readonly HookKind[] {
  return tells === null ? HOOK_KINDS : HOOK_KINDS.filter((kind) => tells.split(',').includes(kind));
}

function rowOf(hook: EventHooksTable, deliveries: readonly EventDeliveriesTable[]): WebhookRow {
  const { id, url, last_at: lastAt, last_status: lastStatus, failures, next_at: nextAt } = hook;
  return {
    id,
    url,
    tells: [...kindsOf(hook)],
    lastAt,
    lastStatus,
    failures,
    nextAt,
    deliveries: deliveries.map(({ at, first, last, entries, nth, ok, status }) => ({
      at,
      from: first,
      to: last,
      entries,
      nth,
      ok: ok === 1,
      status,
    })),
  };
}

/** What each entry is news about. */
const KIND_OF: Readonly<Record<AnyAct['act'], HookKind>> = {
  create: 'course',
  change: 'course',
  announce: 'course',
  'open-entries': 'course',
  'open-check-in': 'course',
  begin: 'course',
  finish: 'course',
  cancel: 'course',
  pause: 'course',
  'go-on': 'course',
  appoint: 'course',
  feature: 'course',
  enter: 'entrants',
  admit: 'entrants',
  'check-in': 'entrants',
  withdraw: 'entrants',
  remove: 'entrants',
  replace: 'entrants',
  seed: 'entrants',
  forbid: 'entrants',
  fix: 'entrants',
  'request-bye': 'entrants',
  propose: 'rounds',
  edit: 'rounds',
  publish: 'rounds',
  deadline: 'rounds',
  'close-round': 'rounds',
  'undo-round': 'rounds',
  challenge: 'rounds',
  accept: 'rounds',
  decline: 'rounds',
  slide: 'rounds',
  bid: 'games',
  'end-bids': 'games',
  start: 'games',
  result: 'games',
  rule: 'games',
  dispute: 'games',
  settle: 'games',
  'give-time': 'games',
  hold: 'games',
  look: 'games',
};
