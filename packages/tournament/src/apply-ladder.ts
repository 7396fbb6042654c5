/** What entries do on a ladder: places instead of rounds. All its pairings stand in one round, which is never closed. */
import type { Act, Entry } from './acts.ts';
import { type Changed, no, noSuchEntrant, yes } from './apply-entrants.ts';
import { changeRound, standsStill } from './apply-rounds.ts';
import { fieldOf, pairingOf } from './field.ts';
import { challengeRefusal } from './ladder.ts';
import { outcomeOf } from './outcome.ts';
import { firstOf, legsOf } from './sides.ts';
import type { EventState, Pairing, Round } from './state.ts';

type ActOf<K extends Act['act']> = Extract<Act, { act: K }>;

/** By whom what is done in time is done. */
const SCHEDULE = 'schedule';

const noLadder = (): Changed => no('not-in-this-format', 'That is possible on a ladder alone.');

/** The ladder as it begins: places by seed. */
export const asLadder = (state: EventState, at: number): EventState => ({
  ...state,
  places: fieldOf(state).map(({ id }) => id),
  rounds: [{ number: 1, stage: 0, state: 'published', pairings: [], deadline: null, publishedAt: at, givenUp: [] }],
});

const isOpen = (state: EventState, pairing: Pairing): boolean => outcomeOf(state, pairing).kind === 'open';

export function challenge(state: EventState, entry: Entry, act: ActOf<'challenge'>): Changed {
  const { pairing: id, challenger, challenged } = act;
  const { settings } = state;
  const still = standsStill(state);
  if (still) return still;
  const [round] = state.rounds;
  if (settings.format.kind !== 'ladder' || !round) return noLadder();
  const refusal = challengeRefusal(state, challenger, challenged);
  if (refusal) return { refusal };
  if (round.pairings.some((pairing) => pairing.id === id)) return no('pairing-twice', `There are two pairings ${id}.`);
  const first = firstOf(settings, settings.sides === 'fixed' ? 'b' : firstByTurns(round, challenger, challenged));
  const made: Pairing = {
    id,
    a: challenger,
    b: challenged,
    first,
    round: 1,
    legs: legsOf({ a: challenger, b: challenged, first }),
    bids: [],
    hasBid: [],
    price: null,
    challengedAt: entry.at,
    stake: state.places.indexOf(challenged) + 1,
    accepted: false,
  };
  return yes(changeRound(state, { ...round, pairings: [...round.pairings, made] }));
}

/** Whoever has had the first side less often; of equals the challenged. */
function firstByTurns(round: Round, challenger: string, challenged: string): 'a' | 'b' {
  let had = 0;
  for (const { sides } of round.pairings.flatMap(({ legs }) => legs)) {
    if (sides[0] === challenger) had++;
    if (sides[0] === challenged) had--;
  }
  return had < 0 ? 'a' : 'b';
}

/** A challenge that waits for its answer. */
function waiting(state: EventState, id: string): { round: Round; pairing: Pairing } | Changed {
  const still = standsStill(state);
  if (still) return still;
  if (state.settings.format.kind !== 'ladder') return noLadder();
  const found = pairingOf(state, id);
  if (!found) return no('not-of-the-event', 'The event has no such challenge.');
  if (found.pairing.accepted === true || !isOpen(state, found.pairing))
    return no('already-answered', 'The challenge is answered already.');
  return found;
}

const withPairing = (state: EventState, round: Round, pairing: Pairing): EventState =>
  changeRound(state, {
    ...round,
    pairings: round.pairings.map((other) => (other.id === pairing.id ? pairing : other)),
  });

export function accept(state: EventState, { at }: Entry, { pairing: id }: ActOf<'accept'>): Changed {
  const found = waiting(state, id);
  if (!('pairing' in found)) return found;
  return yes(withPairing(state, found.round, { ...found.pairing, accepted: true, acceptedAt: at }));
}

/** Who does not want to play gives up the place. */
export function decline(state: EventState, { at, by }: Entry, { pairing: id }: ActOf<'decline'>): Changed {
  const found = waiting(state, id);
  if (!('pairing' in found)) return found;
  const { pairing, round } = found;
  const { a, b } = pairing;
  if (b === null) return no('not-of-the-event', 'The event has no such challenge.');
  const sides = pairing.legs.length > 0 ? pairing.legs : legsOf({ a, b, first: ['b'] });
  const legs = sides.map((leg) => ({ ...leg, result: { kind: 'walkover' as const, winner: a } }));
  const after: Pairing = { ...pairing, legs, declined: by === SCHEDULE ? 'unanswered' : 'said' };
  return yes(afterLadderResult(withPairing(state, round, after), after, at));
}

/** A challenger who wins takes the place of the challenged, and all from there on go down one; a ruling may send him back. */
export function afterLadderResult(before: EventState, decided: Pairing, at: number): EventState {
  const outcome = outcomeOf(before, decided);
  const { a, b } = decided;
  const found = pairingOf(before, decided.id);
  if (b === null || outcome.kind === 'open' || !found) return before;
  const lastPlayed = outcome.kind === 'void' ? before.lastPlayed : { ...before.lastPlayed, [a]: at, [b]: at };
  const state = { ...withPairing(before, found.round, { ...decided, endedAt: at }), lastPlayed };
  const [from, to] = [state.places.indexOf(a), state.places.indexOf(b)];
  if (from < 0 || to < 0) return state;
  const won = outcome.kind === 'win' && outcome.winner === a;
  if (won === from < to) return state;
  const places = state.places.filter((id) => id !== a);
  const above = places.indexOf(b);
  places.splice(won ? above : above + 1, 0, a);
  return { ...state, places };
}

export function slide(state: EventState, { at }: Entry, { entrant }: ActOf<'slide'>): Changed {
  const still = standsStill(state);
  if (still) return still;
  if (state.settings.format.kind !== 'ladder') return noLadder();
  const place = state.places.indexOf(entrant);
  if (place < 0) return noSuchEntrant();
  const below = state.places[place + 1];
  // Who stands last stays there, and the days are counted anew.
  const lastPlayed = { ...state.lastPlayed, [entrant]: at };
  if (below === undefined) return yes({ ...state, lastPlayed });
  const places = [...state.places];
  places.splice(place, 2, below, entrant);
  return yes({ ...state, lastPlayed, places, slides: [...state.slides, { entrant, at, from: place + 1 }] });
}
