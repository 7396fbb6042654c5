/** Pairings that are changed by hand, and what is wrong with them, before anybody is told. */
import type { EventState, NewPairing } from '@warbeacon/tournament';

/** Who is to be moved: one of the two of a pairing. */
export interface Spot {
  readonly pairing: string;
  readonly at: 'a' | 'b';
}

const inSpot = (pairings: readonly NewPairing[], { pairing, at }: Spot): string | null =>
  pairings.find(({ id }) => id === pairing)?.[at] ?? null;

/** The two change places. A bye is nobody, and cannot stand first: then who rests is who stood there. */
export function exchanged(pairings: readonly NewPairing[], one: Spot, other: Spot): readonly NewPairing[] {
  const [first, second] = [inSpot(pairings, one), inSpot(pairings, other)];
  return pairings.map((pairing) => {
    let { a, b } = pairing as { a: string | null; b: string | null };
    if (one.pairing === pairing.id) [a, b] = one.at === 'a' ? [second, b] : [a, second];
    if (other.pairing === pairing.id) [a, b] = other.at === 'a' ? [first, b] : [a, first];
    if (a === null) [a, b] = [b, null];
    return a === null ? pairing : { ...pairing, a, b, first: b === null ? [] : firstOf(pairing.first) };
  });
}

const firstOf = (first: NewPairing['first']): NewPairing['first'] => (first.length === 0 ? ['a'] : first);

export const turned = (pairings: readonly NewPairing[], id: string): readonly NewPairing[] =>
  pairings.map((pairing) =>
    pairing.id === id ? { ...pairing, first: pairing.first.map((side) => (side === 'a' ? 'b' : 'a')) } : pairing,
  );

export type Fault =
  | { readonly kind: 'met' | 'forbidden'; readonly a: string; readonly b: string }
  | { readonly kind: 'gone' | 'byeTwice'; readonly a: string };

/** What a format would not have done by itself, in the order of the pairings. */
export function faultsOf(state: EventState, round: number, pairings: readonly NewPairing[]): readonly Fault[] {
  const before = state.rounds.filter(({ number }) => number < round).flatMap((one) => one.pairings);
  const met = new Set(before.flatMap(({ a, b }) => (b === null ? [] : [`${a} ${b}`, `${b} ${a}`])));
  const rested = new Set(before.flatMap(({ a, b }) => (b === null ? [a] : [])));
  const apart = new Set(state.forbidden.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]));
  const gone = new Set(
    state.entrants.flatMap((one) => (one.state === 'withdrawn' || one.state === 'removed' ? [one.id] : [])),
  );
  // Only there does nobody meet twice.
  const once = state.settings.format.kind === 'swiss';
  return pairings.flatMap(({ a, b }): Fault[] => [
    ...[a, b].flatMap((id): Fault[] => (id !== null && gone.has(id) ? [{ kind: 'gone', a: id }] : [])),
    ...(b !== null && apart.has(`${a} ${b}`) ? [{ kind: 'forbidden' as const, a, b }] : []),
    ...(b !== null && once && met.has(`${a} ${b}`) ? [{ kind: 'met' as const, a, b }] : []),
    ...(b === null && once && rested.has(a) ? [{ kind: 'byeTwice' as const, a }] : []),
  ]);
}
