/**
 * A whole event that is made up, from its creation to its end, as entries of a log like any other: to see before it is announced
 * how it would go, and to test what is built on events. Everything comes from the seed.
 */
import type { Act, Entry, LegResult, NewEntrant } from './acts.ts';
import { activeIn, entrantOf, lastRound } from './field.ts';
import { apply, begin } from './fold.ts';
import { chance, lotOf } from './lots.ts';
import { outcomeOf } from './outcome.ts';
import { pairNow } from './pair.ts';
import type { Settings } from './settings.ts';
import type { EventState, Pairing } from './state.ts';
import { eventIsDone } from './tables.ts';

/** Each is a share of all, 0 to 1, that happens so; 0 where it is left out. */
export interface SimulationOptions {
  readonly title?: string;
  /** Of legs: drawn. */
  readonly draws?: number;
  /** Of entrants: withdrawn before each round. */
  readonly withdrawals?: number;
  /** Of entrants: come late, where the settings allow it. */
  readonly late?: number;
  /** Of legs: one did not come, or neither did, or the leg counted for nothing and was played again. */
  readonly noShows?: number;
  readonly doubleLosses?: number;
  readonly voids?: number;
  /** Of rounds: undone while they are played. */
  readonly undone?: number;
  /** Of legs: an arbiter was called, and ruled. */
  readonly disputes?: number;
  /** Points of rating by which the first side is better off. */
  readonly bias?: number;
  /** Of a ladder: challenges. */
  readonly challenges?: number;
  /** Milliseconds since 1970. */
  readonly from?: number;
}

export type MadeUpEntrant = Pick<NewEntrant, 'name' | 'rating'>;

const MINUTE = 60_000;
const GREATEST_MARGIN = 20;

/** Entrants with ratings around 1500, where there are none yet. */
export function madeUpEntrants(count: number, seed: string): MadeUpEntrant[] {
  const random = chance(`${seed} entrants`);
  return Array.from({ length: count }, (_, at) => ({
    name: `Entrant ${at + 1}`,
    // Of four numbers the sum is much like what nature draws.
    rating: Math.round(1000 + 250 * (random() + random() + random() + random())),
  }));
}

/** What is returned at the end is the state that all the entries make. */
export function* simulate(
  settings: Settings,
  entrants: readonly MadeUpEntrant[],
  seed: string,
  options: SimulationOptions = {},
): Generator<Entry, EventState> {
  const event = new Simulated(settings, seed, options);
  yield* event.entries(entrants);
  return event.state;
}

const ORGANISER = 'organiser';

class Simulated {
  readonly #options: SimulationOptions;
  readonly #random: () => number;
  #at: number;
  #matches = 0;
  #challenges = 0;
  state: EventState;
  readonly #first: Entry;

  constructor(settings: Settings, seed: string, options: SimulationOptions) {
    this.#options = options;
    this.#random = chance(seed);
    this.#at = options.from ?? 0;
    const act: Act = {
      act: 'create',
      title: options.title ?? 'Simulation',
      settings,
      // Whatever the seed is, that of a log has 64 hexadecimal digits.
      seed: lotOf(seed, 'event'),
      terms: null,
    };
    this.#first = { seq: 1, at: this.#at, by: ORGANISER, act };
    const begun = begin(this.#first);
    if (!begun.ok) throw new Error(begun.error.message);
    this.state = begun.value;
  }

  *entries(entrants: readonly MadeUpEntrant[]): Generator<Entry> {
    yield this.#first;
    yield this.#does({ act: 'announce' });
    yield this.#does({ act: 'open-entries' });
    const late = this.#share(entrants.length, this.#mayComeLate() ? this.#options.late : 0);
    const onTime = entrants.slice(0, entrants.length - late);
    for (const entrant of onTime) yield this.#enters(entrant);
    if (this.state.settings.entry.checkIn) yield* this.#checkIn();
    yield this.#does({ act: 'begin' });
    const latecomers = entrants.slice(onTime.length);
    if (this.state.settings.format.kind === 'ladder') yield* this.#ladder(latecomers);
    else yield* this.#rounds(latecomers);
    yield this.#does({ act: 'finish' });
  }

  /** Everything that happens is legal; if it were not, that would be a fault of ours. */
  #does(act: Act, by = ORGANISER, reason?: string): Entry {
    this.#at += MINUTE;
    const entry: Entry = {
      seq: this.state.seq + 1,
      at: this.#at,
      by,
      ...(reason === undefined ? {} : { reason }),
      act,
    };
    const next = apply(this.state, entry);
    if (!next.ok) throw new Error(`${act.act}: ${next.error.code}: ${next.error.message}`);
    this.state = next.value;
    return entry;
  }

  #happens(share = 0): boolean {
    return share > 0 && this.#random() < share;
  }

  #share(count: number, share = 0): number {
    return Math.floor(count * share);
  }

  #mayComeLate(): boolean {
    const { format, entry } = this.state.settings;
    return format.kind === 'ladder' || (format.kind === 'swiss' && entry.lateUntil > 1);
  }

  #enters({ name, rating }: MadeUpEntrant): Entry {
    const id = `e${this.state.entrants.length + 1}`;
    return this.#does({ act: 'enter', entrant: { id, person: null, name, rating }, state: 'entered' });
  }

  *#checkIn(): Generator<Entry> {
    yield this.#does({ act: 'open-check-in' });
    for (const { id } of this.state.entrants) {
      if (!this.#happens(this.#options.noShows)) yield this.#does({ act: 'check-in', entrant: id });
    }
  }

  *#rounds(latecomers: readonly MadeUpEntrant[]): Generator<Entry> {
    let coming = [...latecomers];
    while (!eventIsDone(this.state)) {
      const number = this.state.rounds.length + 1;
      yield* this.#withdrawals(number);
      const lastChance = number >= this.state.settings.entry.lateUntil;
      if (number > 1) {
        const now = lastChance ? coming : coming.filter(() => this.#happens(0.5));
        coming = coming.filter((entrant) => !now.includes(entrant));
        for (const entrant of now) if (number <= this.state.settings.entry.lateUntil) yield this.#enters(entrant);
      }
      if (eventIsDone(this.state) || activeIn(this.state, number).length < 2) return;
      yield* this.#round(number);
    }
  }

  *#withdrawals(number: number): Generator<Entry> {
    for (const { id } of activeIn(this.state, number)) {
      if (this.#happens(this.#options.withdrawals) && activeIn(this.state, number).length > 2)
        yield this.#does({ act: 'withdraw', entrant: id });
    }
  }

  *#round(number: number): Generator<Entry> {
    let next = pairNow(this.state);
    if (!next.ok) next = pairNow(this.state, next.error.choices.slice(0, 1));
    if (!next.ok) next = pairNow(this.state, ['rematch', 'second-bye', 'forbidden']);
    if (!next.ok) throw new Error(next.error.message);
    const { pairings, givenUp } = next.value;
    yield this.#does({ act: 'propose', round: number, pairings: [...pairings], givenUp: [...givenUp] });
    yield this.#does({ act: 'publish', round: number, deadline: null });
    const undone = this.#happens(this.#options.undone);
    const count = lastRound(this.state)?.pairings.length ?? 0;
    for (let at = 0; at < count; at++) {
      if (undone && at * 2 >= count) break;
      yield* this.#pairing(() => this.#pairingAt(at));
    }
    if (undone) {
      yield this.#does({ act: 'undo-round', round: number }, ORGANISER, 'It was paired before all had come.');
      yield* this.#round(number);
      return;
    }
    yield this.#does({ act: 'close-round', round: number });
  }

  #pairingAt(at: number): Pairing {
    const pairing = lastRound(this.state)?.pairings[at];
    if (!pairing) throw new Error('the round has no such pairing');
    return pairing;
  }

  /** Leg by leg, deciders with them. */
  *#pairing(now: () => Pairing): Generator<Entry> {
    const { a, b, id } = now();
    if (b === null) return;
    if (now().legs.length === 0) yield* this.#bids(now());
    while (outcomeOf(this.state, now()).kind === 'open') {
      const leg = now().legs.findIndex(({ result }) => result === null || result.kind === 'void');
      if (this.#happens(this.#options.noShows)) {
        const result: LegResult = { kind: 'walkover', winner: this.#random() < 0.5 ? a : b };
        yield this.#does({ act: 'result', pairing: id, leg, result, match: null }, 'schedule');
        continue;
      }
      if (this.#happens(this.#options.doubleLosses)) {
        yield this.#does({ act: 'result', pairing: id, leg, result: { kind: 'double-loss' }, match: null }, 'schedule');
        continue;
      }
      yield* this.#match(now(), leg);
    }
  }

  *#bids({ id, a, b }: Pairing): Generator<Entry> {
    for (const entrant of [a, b ?? a]) {
      // One in ten forgets it.
      if (this.#happens(0.1)) continue;
      const points = Math.floor(this.#random() * 8);
      yield this.#does({ act: 'bid', pairing: id, entrant, side: this.#random() < 0.8 ? 0 : 1, points }, entrant);
    }
    if (this.#pairingOf(id).legs.length === 0) yield this.#does({ act: 'end-bids', pairing: id }, 'schedule');
  }

  #pairingOf(id: string): Pairing {
    const pairing = lastRound(this.state)?.pairings.find((pairing) => pairing.id === id);
    if (!pairing) throw new Error('the round has no such pairing');
    return pairing;
  }

  *#match({ id, legs }: Pairing, leg: number): Generator<Entry> {
    const sides = legs[leg]?.sides;
    if (!sides) throw new Error('the pairing has no such leg');
    const match = `m${++this.#matches}`;
    yield this.#does({ act: 'start', pairing: id, leg, match });
    if (this.#happens(this.#options.voids)) {
      yield this.#does({ act: 'result', pairing: id, leg, result: { kind: 'void' }, match }, 'match');
      return;
    }
    if (this.#happens(this.#options.disputes)) {
      yield this.#does({ act: 'dispute', pairing: id, leg, entrant: sides[0] }, sides[0]);
      const margin = Math.floor(this.#random() * GREATEST_MARGIN);
      const result: LegResult = { kind: 'adjudicated', winner: sides[1], margin };
      yield this.#does({ act: 'rule', pairing: id, leg, result }, ORGANISER, 'As the rules have it.');
      yield this.#does({ act: 'settle', pairing: id, leg });
      return;
    }
    yield this.#does({ act: 'result', pairing: id, leg, result: this.#played(sides), match }, 'match');
  }

  #played([one, other]: readonly [string, string]): LegResult {
    if (this.#happens(this.#options.draws)) return { kind: 'played', winner: null, margin: 0 };
    const rating = (id: string): number => entrantOf(this.state, id)?.rating ?? 1500;
    const lead = rating(one) + (this.#options.bias ?? 0) - rating(other);
    return {
      kind: 'played',
      winner: this.#random() < expected(lead) ? one : other,
      margin: 1 + Math.floor(this.#random() * GREATEST_MARGIN),
    };
  }

  *#ladder(latecomers: readonly MadeUpEntrant[]): Generator<Entry> {
    const coming = [...latecomers];
    const { format } = this.state.settings;
    const reach = format.kind === 'ladder' ? format.reach : 1;
    const wanted = this.#options.challenges ?? 3 * this.state.places.length;
    while (this.#challenges < wanted && this.state.places.length > 1) {
      const { places } = this.state;
      const from = 1 + Math.floor(this.#random() * (places.length - 1));
      const to = Math.max(0, from - 1 - Math.floor(this.#random() * reach));
      const [challenger = '', challenged = ''] = [places[from], places[to]];
      const id = `c${++this.#challenges}`;
      yield this.#does({ act: 'challenge', pairing: id, challenger, challenged }, challenger);
      if (this.#happens(this.#options.noShows)) yield this.#does({ act: 'decline', pairing: id }, challenged);
      else {
        yield this.#does({ act: 'accept', pairing: id }, challenged);
        yield* this.#pairing(() => this.#pairingOf(id));
      }
      if (this.#happens(this.#options.withdrawals) && places.length > 2)
        yield this.#does({ act: 'withdraw', entrant: challenged });
      if (this.#happens(0.1)) yield this.#does({ act: 'slide', entrant: challenger }, 'schedule');
      const late = this.#happens(0.3) ? coming.pop() : undefined;
      if (late) yield this.#enters(late);
    }
  }
}

/** Of 400 points more one wins ten times as often; between whole hundreds in straight lines, which any machine reckons alike. */
const EXPECTED = [0.5, 0.64, 0.76, 0.849, 0.909, 0.947, 0.969, 0.983, 0.99];
function expected(lead: number): number {
  const hundreds = Math.min(EXPECTED.length - 1.001, Math.abs(lead) / 100);
  const below = Math.floor(hundreds);
  const [from = 0.5, to = 0.99] = [EXPECTED[below], EXPECTED[below + 1]];
  const share = from + (to - from) * (hundreds - below);
  return lead < 0 ? 1 - share : share;
}
