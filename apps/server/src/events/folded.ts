/** How an event stands: its package's state, and what the server reads out of the log beside it. */
import { ok, type Result } from '@warbeacon/kernel';
import { type Terms, termsSchema } from '@warbeacon/protocol/events';
import { apply, begin, type EventState, type Pairing, type Round } from '@warbeacon/tournament';
import { isHostAct, type LogEntry, packageEntry } from './acts.ts';

export interface Folded {
  /** Entries in the log. */
  readonly seq: number;
  readonly state: EventState;
  readonly terms: Terms;
  /** When each leg of the round was begun, by `legKey`. */
  readonly startedAt: ReadonlyMap<string, number>;
  /** When the last round was closed. */
  readonly closedAt: number | null;
  /** Legs whose match stands still because an arbiter was called, or with the event, by `legKey`. */
  readonly held: ReadonlySet<string>;
  /** When the event was paused, and went on; the last of them may not be over. */
  readonly pauses: readonly Pause[];
  /** When the last entry was made. */
  readonly changedAt: number;
}

export interface Pause {
  readonly from: number;
  readonly to: number | null;
  /** In the words of whoever paused it. */
  readonly reason: string;
}

/** When so many milliseconds have gone by since a moment in which the event was not paused. */
export function afterPauses({ pauses }: Pick<Folded, 'pauses'>, since: number, milliseconds: number): number {
  let at = since + milliseconds;
  for (const { from, to } of pauses) if (to !== null && to > since && from < at) at += to - Math.max(from, since);
  return at;
}

export const legKey = (pairing: string, leg: number): string => `${pairing}/${leg}`;

/** The event after its first entry. */
export function beginFolded(entry: LogEntry): Result<Folded> {
  if (entry.act.act !== 'create') throw new Error('the log of an event does not begin with its making');
  const begun = begin(packageEntry(entry, entry.act, 1));
  if (!begun.ok) return begun;
  return ok({
    seq: 1,
    state: begun.value,
    terms: termsSchema.parse(entry.act.terms),
    startedAt: new Map(),
    closedAt: null,
    held: new Set(),
    pauses: [],
    changedAt: entry.at,
  });
}

/** The event after one more entry, or why that cannot be. */
export function applyFolded(before: Folded, entry: LogEntry): Result<Folded> {
  const { act, at } = entry;
  const next = { ...before, seq: before.seq + 1, changedAt: at };
  if (isHostAct(act)) {
    if (act.act !== 'hold') return ok(next);
    return ok({ ...next, held: changed(before.held, legKey(act.pairing, act.leg), act.held) });
  }
  const applied = apply(before.state, packageEntry(entry, act, before.state.seq + 1));
  if (!applied.ok) return applied;
  const state = applied.value;
  switch (act.act) {
    case 'change':
      return ok({ ...next, state, terms: termsSchema.parse(act.terms) });
    case 'start':
      return ok({ ...next, state, startedAt: new Map(before.startedAt).set(legKey(act.pairing, act.leg), at) });
    case 'close-round':
      return ok({ ...next, state, closedAt: at, startedAt: new Map() });
    case 'pause':
      return ok({ ...next, state, pauses: [...before.pauses, { from: at, to: null, reason: entry.reason ?? '' }] });
    case 'go-on':
      return ok({ ...next, state, pauses: before.pauses.map((one) => ({ ...one, to: one.to ?? at })) });
    default:
      return ok({ ...next, state });
  }
}

function changed<T>(set: ReadonlySet<T>, member: T, isIn: boolean): ReadonlySet<T> {
  const after = new Set(set);
  if (isIn) after.add(member);
  else after.delete(member);
  return after;
}

export function roundOf({ state }: Folded, number: number): Round | undefined {
  return state.rounds.find((round) => round.number === number);
}

export function lastRound({ state }: Pick<Folded, 'state'>): Round | undefined {
  return state.rounds.at(-1);
}

export function pairingOf(
  { state }: Folded,
  id: string,
): { readonly round: Round; readonly pairing: Pairing } | undefined {
  for (const round of state.rounds.toReversed()) {
    const pairing = round.pairings.find((one) => one.id === id);
    if (pairing !== undefined) return { round, pairing };
  }
  return undefined;
}

/** The entrant of a person who plays, or has played. */
export function entrantOf({ state }: Pick<Folded, 'state'>, person: string) {
  const own = state.entrants.filter((entrant) => entrant.person === person);
  return own.find(({ state: is }) => is !== 'withdrawn' && is !== 'removed') ?? own.at(-1);
}

/** Of a computer player its level, else `null`. */
export const COMPUTER = 'computer:';
export function levelOf(person: string | null): string | null {
  return person?.startsWith(COMPUTER) === true ? (person.split(':')[1] ?? null) : null;
}
