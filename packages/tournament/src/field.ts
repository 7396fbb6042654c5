/** Who and what is where in an event. */
import type { Entrant, EventState, Pairing, Round } from './state.ts';

export const entrantOf = (state: EventState, id: string): Entrant | undefined =>
  state.entrants.find((entrant) => entrant.id === id);

export const lastRound = (state: EventState): Round | undefined => state.rounds.at(-1);

/** Those who play or have played, in the order of their seeds. */
export const fieldOf = (state: EventState): Entrant[] =>
  state.entrants.filter(({ seed }) => seed > 0).sort((one, other) => one.seed - other.seed);

/** Whom a round of that number may pair, in the order of their seeds. */
export const activeIn = (state: EventState, round: number): Entrant[] =>
  fieldOf(state).filter(({ state, from }) => state === 'in' && from <= round);

/** The pairing and its round; later rounds first, since they are asked for most. */
export function pairingOf(
  state: EventState,
  id: string,
): { readonly round: Round; readonly pairing: Pairing } | undefined {
  for (let at = state.rounds.length - 1; at >= 0; at--) {
    const round = state.rounds[at];
    const pairing = round?.pairings.find((pairing) => pairing.id === id);
    if (round && pairing) return { round, pairing };
  }
  return undefined;
}

/** Whether the pairing is one of a knock-out, which must have a winner. */
export const isKnockOut = (pairing: Pick<Pairing, 'slot'>): boolean => pairing.slot !== undefined;

export const isForbidden = (state: EventState, a: string, b: string): boolean =>
  state.forbidden.some(([one, other]) => (one === a && other === b) || (one === b && other === a));

/** Whether somebody asked for a bye in that round. */
export const askedForBye = (state: EventState, round: number, id: string): boolean =>
  state.byes.some((bye) => bye.round === round && bye.entrant === id);

/** Below every rating. */
const UNRATED = -1_000_000;

/** Best first: by seed where they have one, then by rating, then by the order of their entry. */
export function inSeedOrder(entrants: readonly Entrant[]): Entrant[] {
  return [...entrants].sort(
    (one, other) =>
      Number(other.seed > 0) - Number(one.seed > 0) ||
      one.seed - other.seed ||
      (other.rating ?? UNRATED) - (one.rating ?? UNRATED),
  );
}
