/** Events for tests: settings, entries that must be accepted, and rounds that are played through. */
import type { Refusal } from '@warbeacon/kernel';
import type { Act, Entry, LegResult, NewPairing } from './acts.ts';
import { lastRound } from './field.ts';
import { apply, begin } from './fold.ts';
import { pairNow } from './pair.ts';
import { type Format, type Settings, settingsSchema, USUAL_POINTS } from './settings.ts';
import type { EventState, Pairing } from './state.ts';

export const SEED = '7a'.repeat(32);

export const settingsOf = (format: Format, over: Partial<Settings> = {}): Settings =>
  settingsSchema.parse({
    format,
    legs: 1,
    sides: 'balanced',
    weakerSide: null,
    ifLevel: 'decider',
    points: USUAL_POINTS,
    tieBreaks: ['buchholz', 'sonneborn-berger'],
    entry: {
      by: 'open',
      range: null,
      limit: null,
      waitingList: true,
      lateUntil: 3,
      lateScore: 1,
      checkIn: false,
    },
    marginCap: 10,
    ...over,
  });

export const swiss = (rounds = 5): Format => ({ kind: 'swiss', rounds });
export const roundRobin = (cycles: 1 | 2 = 1): Format => ({ kind: 'round-robin', cycles });

/** An event that is told what happens, and says so where it does not take it. */
export class Played {
  state: EventState;
  readonly entries: Entry[] = [];

  constructor(settings: Settings) {
    const act: Act = { act: 'create', title: 'Siege of the week', settings, seed: SEED, terms: null };
    const entry: Entry = { seq: 1, at: 1000, by: 'owner', act };
    const begun = begin(entry);
    if (!begun.ok) throw new Error(begun.error.message);
    this.entries.push(entry);
    this.state = begun.value;
  }

  /** With entrants of those names, best first, who are their own ids. */
  static running(settings: Settings, names: readonly string[]): Played {
    const played = new Played(settings);
    played.does({ act: 'open-entries' });
    for (const name of names) played.enters(name);
    if (settings.entry.checkIn) {
      played.does({ act: 'open-check-in' });
      for (const entrant of names) played.does({ act: 'check-in', entrant });
    }
    return played.does({ act: 'seed', order: [...names] }).does({ act: 'begin' });
  }

  does(act: Act, by = 'owner'): this {
    const entry: Entry = { seq: this.state.seq + 1, at: 1000 * (this.state.seq + 1), by, act };
    const next = apply(this.state, entry);
    if (!next.ok) throw new Error(`${act.act}: ${next.error.code}: ${next.error.message}`);
    this.entries.push(entry);
    this.state = next.value;
    return this;
  }

  /** The code with which it is refused; that nothing changes is checked along. */
  refused(act: Act, by = 'owner'): string {
    const before = JSON.stringify(this.state);
    const refusal = this.refusal(act, by);
    if (JSON.stringify(this.state) !== before) throw new Error('a refusal has changed the state');
    return refusal.code;
  }

  refusal(act: Act, by = 'owner'): Refusal {
    const next = apply(this.state, { seq: this.state.seq + 1, at: 1, by, act });
    if (next.ok) throw new Error(`${act.act} was accepted`);
    return next.error;
  }

  enters(name: string, rating: number | null = null, state: 'asked' | 'waiting' | 'entered' = 'entered'): this {
    return this.does({ act: 'enter', entrant: { id: name, person: null, name, rating }, state });
  }

  get round(): number {
    return this.state.rounds.length;
  }

  pairings(): readonly Pairing[] {
    return lastRound(this.state)?.pairings ?? [];
  }

  /** As `A-B C-D E`, in the order of the boards. */
  shown(): string {
    return this.pairings()
      .map(({ a, b }) => (b === null ? a : `${a}-${b}`))
      .join(' ');
  }

  /** Pairs, publishes. */
  paired(): this {
    const next = pairNow(this.state);
    if (!next.ok) throw new Error(next.error.message);
    const { pairings, givenUp } = next.value;
    return this.proposes([...pairings], [...givenUp]);
  }

  proposes(pairings: NewPairing[], givenUp: ('rematch' | 'second-bye' | 'forbidden')[] = []): this {
    const round = this.round + 1;
    this.does({ act: 'propose', round, pairings, givenUp });
    return this.does({ act: 'publish', round, deadline: null });
  }

  ends(pairing: Pick<Pairing, 'id'>, result: LegResult, leg = 0): this {
    return this.does({ act: 'result', pairing: pairing.id, leg, result, match: null });
  }

  /** Each leg of the round that is not decided: who wins, or `null` for a draw. */
  results(winner: (pairing: Pairing, leg: number) => string | null): this {
    for (const { id } of this.pairings()) {
      for (let leg = 0; ; leg++) {
        const pairing = this.pairings().find((other) => other.id === id);
        const played = pairing?.legs[leg];
        if (!pairing || !played) break;
        if (played.result !== null) continue;
        const who = winner(pairing, leg);
        this.ends(pairing, { kind: 'played', winner: who, margin: who === null ? 0 : 3 }, leg);
      }
    }
    return this;
  }

  closes(): this {
    return this.does({ act: 'close-round', round: this.round });
  }

  /** A whole round that the better ones win, as `order` has them. */
  plays(order: readonly string[]): this {
    return this.paired().results(better(order)).closes();
  }
}

/** Whoever stands before the other in `order` wins. */
export const better =
  (order: readonly string[]) =>
  ({ a, b }: Pick<Pairing, 'a' | 'b'>): string =>
    order.indexOf(a) < order.indexOf(b ?? '') ? a : (b ?? a);

export const namesUpTo = (count: number): string[] => Array.from({ length: count }, (_, at) => `E${at + 1}`);
