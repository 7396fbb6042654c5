/** What everybody may see of an event: all but single bids, which are shown together. */
import type { Act, Entry } from './acts.ts';
import type { EventState, Pairing } from './state.ts';

const isSecret = ({ legs, bids }: Pairing): boolean => legs.length === 0 && bids.length > 0;

/** Who has bid stays to be seen (`hasBid`); what was bid does not. */
export function publicState(state: EventState): EventState {
  if (state.settings.sides !== 'bids') return state;
  return {
    ...state,
    rounds: state.rounds.map((round) =>
      round.pairings.some(isSecret)
        ? { ...round, pairings: round.pairings.map((one) => (isSecret(one) ? { ...one, bids: [] } : one)) }
        : round,
    ),
  };
}

export interface PublicEntry extends Omit<Entry, 'act'> {
  readonly act: Act | (Pick<Extract<Act, { act: 'bid' }>, 'act' | 'pairing' | 'entrant'> & { readonly secret: true });
}

/** The log as everybody may see it while the event stands so: bids alone are without their side and points until they are settled. */
export function publicEntries(entries: readonly Entry[], state: EventState): PublicEntry[] {
  const settled = new Set(
    state.rounds.flatMap(({ pairings }) => pairings.filter(({ legs }) => legs.length > 0).map(({ id }) => id)),
  );
  return entries.map((entry) => {
    const { act } = entry;
    if (act.act !== 'bid' || settled.has(act.pairing)) return entry;
    return { ...entry, act: { act: 'bid', pairing: act.pairing, entrant: act.entrant, secret: true } };
  });
}
