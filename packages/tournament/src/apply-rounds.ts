/** What entries do to the rounds of an event: proposed, then published, then closed. */
import type { Act, Entry, NewPairing } from './acts.ts';
import { type Changed, isOver, no, overIt, reseeded, yes } from './apply-entrants.ts';
import { activeIn, askedForBye, entrantOf, isForbidden, lastRound } from './field.ts';
import { HAVE_MET, historyOf, NO_BYE_AFTER } from './history.ts';
import { outcomeOf } from './outcome.ts';
import { legsOf } from './sides.ts';
import type { EventState, Pairing, Round } from './state.ts';
import { eventIsDone, nextStage, tableRound } from './tables.ts';

type ActOf<K extends Act['act']> = Extract<Act, { act: K }>;

export const notRunning = ({ phase }: EventState): Changed =>
  phase === 'finished' || phase === 'cancelled' ? overIt() : no('not-running', 'The event has not begun.');
const paused = (): Changed => no('paused', 'The event is paused.');
const noSuchRound = (): Changed => no('no-such-round', 'It is not the last round of the event.');

/** Why nothing of an event goes on now. */
export function standsStill(state: EventState): Changed | undefined {
  if (state.phase !== 'running') return notRunning(state);
  return state.paused ? paused() : undefined;
}

const made = (pairing: NewPairing, number: number): Pairing => ({
  ...pairing,
  round: number,
  legs: legsOf(pairing),
  bids: [],
  hasBid: [],
  price: null,
});

export function propose(state: EventState, { round: number, pairings, givenUp = [] }: ActOf<'propose'>): Changed {
  const still = standsStill(state);
  if (still) return still;
  if (state.settings.format.kind === 'ladder') return no('not-in-this-format', 'A ladder has no rounds.');
  const last = lastRound(state);
  if (last && last.state !== 'closed') return no('round-open', 'The last round is not closed.');
  if (number !== state.rounds.length + 1) return no('wrong-round', `The next round is ${state.rounds.length + 1}.`);
  if (eventIsDone(state)) return no('no-more-rounds', 'The last round of the event has been played.');
  const refusal =
    pairingsRefusal(state, number, pairings) ??
    legalRefusal(state, number, pairings, givenUp) ??
    tableRefusal(tableRound(state), pairings, false);
  if (refusal) return refusal;
  const round: Round = {
    number,
    stage: nextStage(state),
    state: 'proposed',
    pairings: pairings.map((pairing) => made(pairing, number)),
    deadline: null,
    publishedAt: null,
    givenUp,
  };
  return yes({ ...state, rounds: [...state.rounds, round] });
}

/** By hand people may meet again and have a second bye; forbidden pairs are to be allowed first. */
export function edit(state: EventState, { round: number, pairings }: ActOf<'edit'>): Changed {
  if (state.phase !== 'running') return notRunning(state);
  const round = lastRound(state);
  if (round?.number !== number) return noSuchRound();
  if (round.state !== 'proposed') return no('round-published', 'Only a proposed round can be changed.');
  const before = { ...state, rounds: state.rounds.slice(0, -1) };
  const isForbiddenNow = pairings.some(({ a, b }) => b !== null && isForbidden(state, a, b));
  const refusal =
    pairingsRefusal(before, number, pairings) ??
    (isForbiddenNow && !round.givenUp.includes('forbidden')
      ? no('forbidden-pair', 'A pair of this round is forbidden.')
      : undefined) ??
    tableRefusal(state.settings.format.kind === 'swiss' ? undefined : round.pairings, pairings, true);
  if (refusal) return refusal;
  return yes(changeRound(state, { ...round, pairings: pairings.map((pairing) => made(pairing, number)) }));
}

export const changeRound = (state: EventState, round: Round): EventState => ({
  ...state,
  rounds: state.rounds.map((other) => (other.number === round.number ? round : other)),
});

/** What no round may have, whoever made it. `state`: without the round. */
function pairingsRefusal(state: EventState, number: number, pairings: readonly NewPairing[]): Changed | undefined {
  const ids = new Set(state.rounds.flatMap(({ pairings }) => pairings.map(({ id }) => id)));
  const seen = new Set<string>();
  const active = new Set(activeIn(state, number).map(({ id }) => id));
  const { legs, sides, format } = state.settings;
  for (const { id, a, b, first } of pairings) {
    if (ids.has(id)) return no('pairing-twice', `There are two pairings ${id}.`);
    ids.add(id);
    if (a === b) return no('same-entrant', 'Nobody is paired with themselves.');
    for (const who of b === null ? [a] : [a, b]) {
      if (seen.has(who)) return no('paired-twice', `${nameOf(state, who)} is paired twice.`);
      seen.add(who);
      if (active.has(who)) continue;
      const entrant = entrantOf(state, who);
      if (!entrant) return no('no-such-entrant', `The event has no entrant ${who}.`);
      if (entrant.state === 'withdrawn' || entrant.state === 'removed')
        return no('withdrawn-entrant', `${entrant.name} has withdrawn and is not paired.`);
      return no('not-in-yet', `${entrant.name} is not in this round.`);
    }
    const expected = b === null ? 0 : legs;
    // Before the bids are in nobody has a side, unless by hand.
    const isRight = first.length === expected || (b !== null && legs === 1 && sides === 'bids' && first.length === 0);
    if (!isRight || (first.length === 2 && first[0] === first[1]))
      return no('wrong-sides', 'Sides of a pairing do not fit the legs of this event.');
  }
  const left = format.kind === 'swiss' ? [...active].find((id) => !seen.has(id)) : undefined;
  return left === undefined ? undefined : no('left-out', `${nameOf(state, left)} is left out.`);
}

const nameOf = (state: EventState, id: string): string => entrantOf(state, id)?.name ?? id;

/** What a round has only where it was given up. */
function legalRefusal(
  state: EventState,
  number: number,
  pairings: readonly NewPairing[],
  givenUp: readonly string[],
): Changed | undefined {
  if (state.settings.format.kind !== 'swiss') return undefined;
  const histories = historyOf(state);
  const isFixed = (a: string, b: string): boolean =>
    state.fixed.some((pair) => pair.round === number && [pair.a, pair.b].includes(a) && [pair.a, pair.b].includes(b));
  let byes = 0;
  for (const { a, b } of pairings) {
    const history = histories.get(a) ?? [];
    if (b === null) {
      if (askedForBye(state, number, a)) continue;
      if (++byes > 1) return no('too-many-byes', 'One entrant at most has a bye.');
      if (!givenUp.includes('second-bye') && history.some(({ kind }) => NO_BYE_AFTER.has(kind)))
        return no('second-bye', `${nameOf(state, a)} has had a bye or a walkover already.`);
      continue;
    }
    if (isFixed(a, b)) continue;
    if (!givenUp.includes('forbidden') && isForbidden(state, a, b))
      return no('forbidden-pair', `${nameOf(state, a)} and ${nameOf(state, b)} are not to meet.`);
    if (!givenUp.includes('rematch') && history.some(({ kind, opponent }) => opponent === b && HAVE_MET.has(kind)))
      return no('rematch', `${nameOf(state, a)} and ${nameOf(state, b)} have met already.`);
  }
  return undefined;
}

/** Where a table says who meets: of a knock-out places may be changed by hand, of a round robin only sides. */
function tableRefusal(
  table: readonly NewPairing[] | undefined,
  pairings: readonly NewPairing[],
  byHand: boolean,
): Changed | undefined {
  if (!table)
    return pairings.find(({ slot, group }) => slot !== undefined || group !== undefined)
      ? no('not-in-this-format', 'A Swiss event has neither groups nor a bracket.')
      : undefined;
  const pair = ({ a, b, slot, group }: NewPairing): string =>
    JSON.stringify([[a, b ?? ''].sort(), slot ?? '', group ?? '']);
  const isSame = (what: (pairing: NewPairing) => string | string[]): boolean => {
    const sorted = (list: readonly NewPairing[]): string => JSON.stringify(list.flatMap(what).sort());
    return sorted(table) === sorted(pairings);
  };
  const knockOut = table.some(({ slot }) => slot !== undefined);
  const fits =
    byHand && knockOut
      ? isSame(({ slot, b }) => `${slot} ${b === null}`) && isSame(({ a, b }) => (b === null ? [a] : [a, b]))
      : isSame(pair);
  return fits ? undefined : no('not-in-the-table', 'This is not who meets whom in that round of the event.');
}

export function publish(state: EventState, { at }: Entry, { round: number, deadline }: ActOf<'publish'>): Changed {
  const still = standsStill(state);
  if (still) return still;
  const round = lastRound(state);
  if (round?.number !== number) return noSuchRound();
  if (round.state !== 'proposed') return no('round-published', 'The round is published already.');
  return yes(changeRound(state, { ...round, state: 'published', publishedAt: at, deadline }));
}

export function moveDeadline(state: EventState, { round: number, deadline }: ActOf<'deadline'>): Changed {
  if (state.phase !== 'running') return notRunning(state);
  const round = lastRound(state);
  if (round?.number !== number) return noSuchRound();
  if (round.state !== 'published')
    return no('round-not-published', 'Only a round that is being played has a deadline.');
  return yes(changeRound(state, { ...round, deadline }));
}

export function closeRound(state: EventState, { round: number }: ActOf<'close-round'>): Changed {
  if (state.phase !== 'running') return notRunning(state);
  if (state.settings.format.kind === 'ladder') return no('not-in-this-format', 'A ladder has no rounds.');
  const round = lastRound(state);
  if (round?.number !== number) return noSuchRound();
  if (round.state !== 'published') return no('round-not-published', 'The round is not being played.');
  const open = round.pairings.find((pairing) => outcomeOf(state, pairing).kind === 'open');
  if (open) return no('undecided', `${nameOf(state, open.a)} against ${nameOf(state, open.b ?? '')} is not decided.`);
  if (round.pairings.some(({ legs }) => legs.some(({ dispute }) => dispute !== null)))
    return no('open-dispute', 'A dispute of this round is not settled.');
  return yes(changeRound(state, { ...round, state: 'closed' }));
}

/** Results go with it; the log keeps them. */
export function undoRound(state: EventState, { round: number }: ActOf<'undo-round'>): Changed {
  if (isOver(state)) return overIt();
  if (state.settings.format.kind === 'ladder') return no('not-in-this-format', 'A ladder has no rounds.');
  const round = lastRound(state);
  if (round?.number !== number) return noSuchRound();
  const entrants = state.entrants.map((entrant) => (entrant.from > number ? { ...entrant, from: number } : entrant));
  const featured = round.pairings.some(({ id }) => id === state.featured) ? null : state.featured;
  return yes(reseeded({ ...state, entrants, featured, rounds: state.rounds.slice(0, -1) }));
}
