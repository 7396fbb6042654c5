/** A knock-out as it stands: who is in which slot, who has won it, and whom the next round pairs. */
import type { NewPairing } from './acts.ts';
import { type PlannedSlot, doubleEliminationPlan, eliminationPlan, type Source } from './bracket-plan.ts';
import { entrantOf, fieldOf } from './field.ts';
import { qualifiersOf } from './groups.ts';
import { outcomeOf } from './outcome.ts';
import { firstOf, firstSide, sidesHad } from './sides.ts';
import { historyOf } from './history.ts';
import type { EventState, Pairing, Round } from './state.ts';

/** `undefined`: nobody knows yet. `null`: nobody. */
export type Who = string | null | undefined;

export interface BracketSlot extends PlannedSlot {
  readonly entrants: readonly [Who, Who];
  readonly pairing: Pairing | null;
  readonly winner: Who;
  readonly loser: Who;
  /** A second grand final that need not be played. */
  readonly needless: boolean;
}

export interface Bracket {
  /** Round by round of the knock-out, in each slot by slot. */
  readonly rounds: readonly (readonly BracketSlot[])[];
  readonly champion: string | null;
}

/** The rounds of the event that are a knock-out. */
export const knockOutRounds = ({ rounds, settings }: EventState): readonly Round[] =>
  settings.format.kind === 'groups' ? rounds.filter(({ stage }) => stage === 1) : rounds;

function planOf(state: EventState): { plan: PlannedSlot[]; seeds: readonly (string | null)[] } {
  const { format } = state.settings;
  if (format.kind === 'groups') {
    const seeds = qualifiersOf(state);
    return { plan: eliminationPlan(seeds.length, format.thirdPlace), seeds };
  }
  const seeds = fieldOf(state).map(({ id }) => id);
  const plan =
    format.kind === 'elimination'
      ? eliminationPlan(seeds.length, format.thirdPlace)
      : doubleEliminationPlan(seeds.length);
  return { plan, seeds };
}

export function slotsOf(state: EventState): BracketSlot[] {
  const { plan, seeds } = planOf(state);
  const rounds = knockOutRounds(state);
  const made = new Map(rounds.flatMap(({ pairings }) => pairings.map((pairing) => [pairing.slot ?? '', pairing])));
  const found = new Map<string, BracketSlot>();
  const gone = (id: string): boolean => {
    const now = entrantOf(state, id)?.state;
    return now === 'withdrawn' || now === 'removed';
  };
  const comes = (source: Source): Who => {
    const who = source.from === 'seed' ? (seeds[source.seed - 1] ?? null) : found.get(source.slot)?.[source.from];
    return typeof who === 'string' && gone(who) ? null : who;
  };
  // A slot comes after those that lead to it, since its round does.
  for (const planned of plan.toSorted((one, other) => one.round - other.round)) {
    const pairing = made.get(planned.slot) ?? null;
    if (pairing) {
      found.set(planned.slot, { ...planned, ...ended(state, pairing), pairing, needless: false });
      continue;
    }
    const needless = planned.slot === 'g2' && !needsSecondFinal(found);
    const nobody = needless || planned.round <= rounds.length;
    const entrants: [Who, Who] = nobody ? [null, null] : [comes(planned.sources[0]), comes(planned.sources[1])];
    const [one, other] = entrants;
    const isKnown = one !== undefined && other !== undefined;
    // Whoever has no opponent goes on without a match.
    const winner = !isKnown || (one !== null && other !== null) ? undefined : (one ?? other);
    const loser = isKnown && winner !== undefined ? null : undefined;
    found.set(planned.slot, { ...planned, entrants, pairing: null, winner, loser, needless });
  }
  return plan.map(({ slot }) => found.get(slot)).filter((slot) => slot !== undefined);
}

function ended(state: EventState, pairing: Pairing): Pick<BracketSlot, 'entrants' | 'winner' | 'loser'> {
  const { a, b } = pairing;
  const outcome = outcomeOf(state, pairing);
  const entrants: [Who, Who] = [a, b];
  if (b === null) return { entrants, winner: a, loser: null };
  if (outcome.kind === 'win') return { entrants, winner: outcome.winner, loser: outcome.loser };
  // Where both have lost, both are out.
  if (outcome.kind === 'double-loss') return { entrants, winner: null, loser: null };
  return { entrants, winner: undefined, loser: undefined };
}

/** Only where whoever came from the losers has won the first: then both have lost once. As long as nobody knows, perhaps. */
function needsSecondFinal(found: ReadonlyMap<string, BracketSlot>): boolean {
  const first = found.get('g1');
  const source = first?.sources[1];
  if (!first || source?.from === 'seed' || !source) return false;
  if (first.winner === undefined) return true;
  return first.loser !== null && first.winner === found.get(source.slot)?.[source.from];
}

export function bracket(state: EventState): Bracket {
  const slots = slotsOf(state);
  const count = Math.max(...slots.map(({ round }) => round));
  const final = slots.find(({ slot }) => slot === 'g2' || slot === `w${count}.1`);
  const decisive = final?.needless ? slots.find(({ slot }) => slot === 'g1') : final;
  return {
    rounds: Array.from({ length: count }, (_, at) => slots.filter(({ round }) => round === at + 1)),
    champion: decisive?.winner ?? null,
  };
}

/** Whether nobody is left who could still meet somebody. */
export function knockOutIsDone(state: EventState): boolean {
  const made = knockOutRounds(state);
  if (made.some((round) => round.state !== 'closed')) return false;
  const left = new Set(
    slotsOf(state)
      .filter(({ round, needless }) => round > made.length && !needless)
      .flatMap(({ entrants }) => entrants),
  );
  left.delete(null);
  left.delete(undefined);
  return left.size <= 1;
}

/** Without ids. */
export function knockOutRound(state: EventState): Omit<NewPairing, 'id'>[] {
  const next = knockOutRounds(state).length + 1;
  const { settings } = state;
  const histories = historyOf(state);
  const seedOf = (id: string): number => entrantOf(state, id)?.seed ?? 0;
  const found: Omit<NewPairing, 'id'>[] = [];
  for (const { slot, round, entrants } of slotsOf(state)) {
    if (round !== next) continue;
    const [a, b] = entrants.filter((who) => typeof who === 'string');
    if (a === undefined) continue;
    if (b === undefined) {
      found.push({ a, b: null, first: [], slot });
      continue;
    }
    const better = seedOf(a) < seedOf(b) ? 'a' : 'b';
    const [one, other] = better === 'a' ? [a, b] : [b, a];
    const even = firstSide(sidesHad(histories.get(one) ?? []), sidesHad(histories.get(other) ?? []), found.length + 1);
    const first = settings.sides === 'fixed' ? 'a' : even;
    found.push({ a: one, b: other, first: firstOf(settings, first), slot });
  }
  return found;
}
