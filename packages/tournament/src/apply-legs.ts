/** What entries do to pairings that are being played: bids for sides, matches, results, rulings, disputes. */
import type { Act, Entry, LegResult } from './acts.ts';
import { type Changed, no, yes } from './apply-entrants.ts';
import { changeRound, notRunning, standsStill } from './apply-rounds.ts';
import { afterLadderResult } from './apply-ladder.ts';
import { entrantOf, isKnockOut, pairingOf } from './field.ts';
import { outcomeOf, withDeciders } from './outcome.ts';
import { legsOf } from './sides.ts';
import type { Bid, EventState, Leg, Pairing, Round } from './state.ts';

type ActOf<K extends Act['act']> = Extract<Act, { act: K }>;

interface Found {
  readonly round: Round;
  readonly pairing: Pairing;
}

const notOfEvent = (): Changed => no('not-of-the-event', 'The event has no such pairing or leg.');
const isRefused = (found: Found | Changed): found is Changed => 'state' in found || 'refusal' in found;

/** A pairing of a round that is being played. */
function playing(state: EventState, id: string): Found | Changed {
  if (state.phase !== 'running') return notRunning(state);
  const found = pairingOf(state, id);
  if (!found || found.pairing.b === null) return notOfEvent();
  if (found.round.state === 'proposed') return no('round-not-published', 'The round is not published yet.');
  if (found.round.state === 'closed') return no('round-closed', 'The round is closed.');
  return found;
}

const changePairing = (state: EventState, round: Round, pairing: Pairing): EventState =>
  changeRound(state, {
    ...round,
    pairings: round.pairings.map((other) => (other.id === pairing.id ? pairing : other)),
  });

const withLeg = (pairing: Pairing, at: number, change: Partial<Leg>): Pairing => ({
  ...pairing,
  legs: pairing.legs.map((leg, index) => (index === at ? { ...leg, ...change } : leg)),
});

export function bid(state: EventState, { pairing: id, entrant, side, points }: ActOf<'bid'>): Changed {
  const still = standsStill(state);
  if (still) return still;
  const found = playing(state, id);
  if (isRefused(found)) return found;
  const { round, pairing } = found;
  if (state.settings.sides !== 'bids' || state.settings.legs !== 1)
    return no('no-bids', 'This event has no bids for sides.');
  if (entrant !== pairing.a && entrant !== pairing.b) return no('not-in-pairing', 'They are not in this pairing.');
  if (pairing.legs.length > 0) return no('sides-known', 'The sides of this pairing are settled.');
  if (pairing.hasBid.includes(entrant)) return no('already-bid', 'They have bid, and a bid stands.');
  const bids = [...pairing.bids, { entrant, side: side === 0 ? 0 : 1, points } satisfies Bid];
  const after: Pairing = { ...pairing, bids, hasBid: bids.map((one) => one.entrant) };
  return yes(changePairing(state, round, bids.length < 2 ? after : withSides(state, after)));
}

/** Whoever gives more has the side of their choice and gives it; equal bids go by seed; who want different sides give nothing. */
function withSides(state: EventState, pairing: Pairing): Pairing {
  const seedOf = (id: string): number => entrantOf(state, id)?.seed ?? 0;
  const [best, other] = pairing.bids.toSorted(
    (one, other) => other.points - one.points || seedOf(one.entrant) - seedOf(other.entrant),
  );
  const better = pairing.b !== null && seedOf(pairing.b) < seedOf(pairing.a) ? pairing.b : pairing.a;
  const { entrant, side } = best ?? { entrant: better, side: 0 };
  const first = (entrant === pairing.a) === (side === 0) ? ('a' as const) : ('b' as const);
  const settled = { ...pairing, first: [first] };
  const contested = best !== undefined && other !== undefined && best.side === other.side && best.points > 0;
  return {
    ...settled,
    legs: legsOf(settled),
    price: contested ? { entrant: best.entrant, points: best.points } : null,
  };
}

export function endBids(state: EventState, { pairing: id }: ActOf<'end-bids'>): Changed {
  const found = playing(state, id);
  if (isRefused(found)) return found;
  const { round, pairing } = found;
  if (pairing.legs.length > 0) return no('sides-known', 'The sides of this pairing are settled.');
  return yes(changePairing(state, round, withSides(state, pairing)));
}

export function start(state: EventState, { at: now }: Entry, { pairing: id, leg: at, match }: ActOf<'start'>): Changed {
  const still = standsStill(state);
  if (still) return still;
  const found = playing(state, id);
  if (isRefused(found)) return found;
  const { round, pairing } = found;
  if (pairing.accepted === false) return no('not-accepted', 'The challenge is not accepted yet.');
  const leg = pairing.legs[at];
  if (!leg) return notOfEvent();
  const isVoid = leg.result?.kind === 'void';
  if (leg.result !== null && !isVoid) return no('has-result', 'This leg has a result.');
  if (leg.match !== null && !isVoid) return no('already-started', 'This leg is being played already.');
  if (round.pairings.some(({ legs }) => legs.some((other) => other.match === match)))
    return no('match-taken', 'That match is one of this round already.');
  const begun = withLeg(pairing, at, { match, result: null });
  // On a ladder who plays once more has as long as for the first time.
  const again = isVoid && pairing.acceptedAt !== undefined ? { ...begun, acceptedAt: now } : begun;
  return yes(changePairing(state, round, again));
}

/** A winner must be one of both. */
const isStranger = ({ a, b }: Pairing, result: LegResult): boolean =>
  'winner' in result && result.winner !== null && result.winner !== a && result.winner !== b;
const stranger = (): Changed => no('not-in-pairing', 'The winner is not in this pairing.');

/** Where sides wait for bids and a leg ends without a match, sides are of no account. */
const withALeg = (state: EventState, pairing: Pairing): Pairing =>
  pairing.legs.length === 0 ? withSides(state, pairing) : pairing;

export function result(
  state: EventState,
  { at: now }: Entry,
  { pairing: id, leg: at, result: given, match }: ActOf<'result'>,
): Changed {
  const found = playing(state, id);
  if (isRefused(found)) return found;
  const { round } = found;
  if (isStranger(found.pairing, given)) return stranger();
  const pairing = given.kind === 'played' ? found.pairing : withALeg(state, found.pairing);
  const leg = pairing.legs[at];
  if (!leg) return notOfEvent();
  if (match !== null && match !== leg.match) return no('not-of-the-event', 'The leg is played in another match.');
  if (leg.result !== null && (leg.result.kind !== 'void' || match !== null))
    return no('has-result', 'This leg has a result.');
  return yes(withResult(state, round, pairing, at, given, now));
}

function withResult(
  state: EventState,
  round: Round,
  pairing: Pairing,
  at: number,
  given: LegResult,
  now: number,
): EventState {
  const after = withDeciders(state, withLeg(pairing, at, { result: given }));
  const changed = changePairing(state, round, after);
  return state.settings.format.kind === 'ladder' ? afterLadderResult(changed, after, now) : changed;
}

/** Whatever stood there. What has been paired by it must be undone first. */
export function rule(
  state: EventState,
  { at: moment }: Entry,
  { pairing: id, leg: at, result: given }: ActOf<'rule'>,
): Changed {
  if (state.phase !== 'running' && state.phase !== 'finished') return notRunning(state);
  const found = pairingOf(state, id);
  if (!found || found.pairing.b === null) return notOfEvent();
  const { round } = found;
  if (round.state === 'proposed') return no('round-not-published', 'The round is not published yet.');
  if (isStranger(found.pairing, given)) return stranger();
  const pairing = withALeg(state, found.pairing);
  if (!pairing.legs[at]) return notOfEvent();
  const after = withResult(state, round, pairing, at, given, moment);
  const now = outcomeOf(after, pairingOf(after, id)?.pairing ?? pairing);
  if (round.state === 'closed' && now.kind === 'open')
    return no('round-closed', 'The round is closed: it would be undecided.');
  if (JSON.stringify(now) !== JSON.stringify(outcomeOf(state, found.pairing)) && isBuiltOn(state, round, pairing))
    return no('later-round-stands', 'A later round was paired by this result: undo it first.');
  return yes(after);
}

/** Whether a bracket that stands already depends on it. */
function isBuiltOn({ rounds, settings }: EventState, round: Round, pairing: Pairing): boolean {
  const later = rounds.slice(round.number);
  return isKnockOut(pairing)
    ? later.length > 0
    : settings.format.kind === 'groups' && later.some(({ stage }) => stage === 1);
}

export function dispute(state: EventState, { pairing: id, leg: at, entrant }: ActOf<'dispute'>): Changed {
  const found = playing(state, id);
  if (isRefused(found)) return found;
  const { round, pairing } = found;
  const leg = pairing.legs[at];
  if (!leg) return notOfEvent();
  if (entrant !== pairing.a && entrant !== pairing.b) return no('not-in-pairing', 'They are not in this pairing.');
  if (leg.dispute !== null) return no('already-disputed', 'An arbiter has been called already.');
  return yes(changePairing(state, round, withLeg(pairing, at, { dispute: entrant })));
}

export function settle(state: EventState, { pairing: id, leg: at }: ActOf<'settle'>): Changed {
  const found = playing(state, id);
  if (isRefused(found)) return found;
  const { round, pairing } = found;
  const leg = pairing.legs[at];
  if (!leg) return notOfEvent();
  if (leg.dispute === null) return no('no-dispute', 'Nobody has called an arbiter.');
  return yes(changePairing(state, round, withLeg(pairing, at, { dispute: null })));
}
