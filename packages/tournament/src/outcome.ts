/**
 * How a pairing ended. It is won by points of its legs, then by the margin of all of them together; of a knock-out, where it is level
 * after that, by what the settings say (`ifLevel`).
 */
import type { LegResult } from './acts.ts';
import { isKnockOut } from './field.ts';
import { lotOf } from './lots.ts';
import type { Settings } from './settings.ts';
import type { EventState, Leg, Pairing } from './state.ts';

/** Legs that a level knock-out may get besides its own. */
export const MOST_DECIDERS = 2;

export type Outcome =
  /** Something is still to be played, or to be played again. */
  | { readonly kind: 'open' }
  | { readonly kind: 'bye' }
  /** As if it had never been paired. */
  | { readonly kind: 'void' }
  | { readonly kind: 'double-loss' }
  | { readonly kind: 'draw'; readonly played: true }
  /** `played`: at least one leg was, or an arbiter has decided it; otherwise it is a walkover. */
  | { readonly kind: 'win'; readonly winner: string; readonly loser: string; readonly played: boolean };

type Decided = Pick<EventState, 'settings' | 'seed' | 'entrants'>;

const isPlayed = (result: LegResult): result is Extract<LegResult, { kind: 'played' | 'adjudicated' }> =>
  result.kind === 'played' || result.kind === 'adjudicated';

export const wasPlayed = (leg: Leg): boolean => leg.result !== null && isPlayed(leg.result);

/** More than nothing where `a` is ahead. */
function balance(points: Settings['points'], a: string, legs: readonly Leg[]): number {
  let lead = 0;
  let margin = 0;
  for (const { result } of legs) {
    if (result === null || result.kind === 'void' || result.kind === 'double-loss' || result.winner === null) continue;
    const sign = result.winner === a ? 1 : -1;
    lead += sign * (points.win - (result.kind === 'walkover' ? 0 : points.loss));
    if (isPlayed(result)) margin += sign * result.margin;
  }
  return lead === 0 ? margin : lead;
}

export function outcomeOf(state: Decided, pairing: Pairing): Outcome {
  const { a, b, legs } = pairing;
  if (b === null) return { kind: 'bye' };
  const { settings } = state;
  const knockOut = isKnockOut(pairing);
  const own = legs.slice(0, settings.legs);
  if (own.length < settings.legs || own.some(({ result }) => result === null)) return { kind: 'open' };
  const counted = own.filter(({ result }) => result?.kind !== 'void');
  if (knockOut && counted.length < own.length) return { kind: 'open' };
  if (counted.length === 0) return { kind: 'void' };
  if (counted.every(({ result }) => result?.kind === 'double-loss')) return { kind: 'double-loss' };
  const won = (winner: string): Outcome => ({
    kind: 'win',
    winner,
    loser: winner === a ? b : a,
    played: legs.some(wasPlayed),
  });
  const lead = balance(settings.points, a, counted);
  if (lead !== 0) return won(lead > 0 ? a : b);
  return knockOut ? whereLevel(state, pairing, b, won) : { kind: 'draw', played: true };
}

function whereLevel(state: Decided, pairing: Pairing, b: string, won: (winner: string) => Outcome): Outcome {
  const { a, legs, id } = pairing;
  const { settings } = state;
  if (settings.ifLevel === 'seed') return won(seedOf(state, a) < seedOf(state, b) ? a : b);
  const weaker = (leg: Leg | undefined): string | undefined =>
    settings.weakerSide === null ? undefined : leg?.sides[settings.weakerSide];
  if (settings.ifLevel === 'weaker-side' && settings.legs === 1) {
    const holder = weaker(legs[0]);
    if (holder !== undefined) return won(holder);
  }
  for (let at = 0; at < MOST_DECIDERS; at++) {
    const leg = legs[settings.legs + at];
    const result = leg?.result ?? null;
    if (leg === undefined || result === null || result.kind === 'void') return { kind: 'open' };
    if (result.kind === 'double-loss') return { kind: 'double-loss' };
    if (result.winner !== null) return won(result.winner);
  }
  return won(weaker(legs.at(-1)) ?? (lotOf(state.seed, `${id} ${a}`) < lotOf(state.seed, `${id} ${b}`) ? a : b));
}

const seedOf = ({ entrants }: Decided, id: string): number => entrants.find((entrant) => entrant.id === id)?.seed ?? 0;

/** The pairing with as many deciders as it needs now: one more where it is level, none that nobody needs any longer. */
export function withDeciders(state: Decided, pairing: Pairing): Pairing {
  const { settings } = state;
  const legs = [...pairing.legs];
  while (legs.length > settings.legs && legs.at(-1)?.result === null) legs.pop();
  const last = legs.at(-1);
  const needsOne =
    isKnockOut(pairing) &&
    pairing.b !== null &&
    last !== undefined &&
    legs.length >= settings.legs &&
    legs.length < settings.legs + MOST_DECIDERS &&
    legs.every(({ result }) => result !== null && result.kind !== 'void') &&
    outcomeOf(state, { ...pairing, legs }).kind === 'open';
  if (!needsOne) return legs.length === pairing.legs.length ? pairing : { ...pairing, legs };
  // A match of it that has begun goes on.
  const begun = pairing.legs[legs.length];
  const [one, other] = last.sides;
  return { ...pairing, legs: [...legs, begun ?? { sides: [other, one], match: null, result: null, dispute: null }] };
}
