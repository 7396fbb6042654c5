/** What the next round of an event is where a table or a bracket says so, how many there are, and when it is over. */
import type { NewPairing } from './acts.ts';
import { knockOutIsDone, knockOutRound, knockOutRounds } from './bracket.ts';
import { depthOf } from './bracket-plan.ts';
import { fieldOf, lastRound } from './field.ts';
import { groupRounds, groupsRound } from './groups.ts';
import { outcomeOf } from './outcome.ts';
import { bergerRounds, roundRobinRound } from './round-robin.ts';
import { MOST_ENTRANTS, type Settings } from './settings.ts';
import type { EventState } from './state.ts';

/** The stage to which the next round belongs. */
export function nextStage(state: EventState): number {
  const { format } = state.settings;
  if (format.kind !== 'groups') return 0;
  return state.rounds.length < groupRounds(format, fieldOf(state).length) ? 0 : 1;
}

export const pairingId = (round: number, at: number): string => `r${round}p${at + 1}`;

/** `undefined` where it depends on more than a table. */
export function tableRound(state: EventState): NewPairing[] | undefined {
  const round = state.rounds.length + 1;
  const found = inTable(state, round);
  return found?.map((pairing, at) => ({ id: pairingId(round, at), ...pairing }));
}

function inTable(state: EventState, round: number): Omit<NewPairing, 'id'>[] | undefined {
  const { settings } = state;
  const { format } = settings;
  switch (format.kind) {
    case 'swiss':
    case 'ladder':
      return undefined;
    case 'round-robin':
      return roundRobinRound(settings, fieldOf(state), round);
    case 'groups':
      return nextStage(state) === 0 ? groupsRound(state, format, round) : knockOutRound(state);
    case 'elimination':
    case 'double-elimination':
      return knockOutRound(state);
  }
}

/** Whether everything in the last round is decided, so that it can be closed. */
export function roundIsDone(state: EventState): boolean {
  const round = lastRound(state);
  return round?.state === 'published' && round.pairings.every((pairing) => outcomeOf(state, pairing).kind !== 'open');
}

/** Whether the last round of the event is closed. A ladder has none: its organiser ends it. */
export function eventIsDone(state: EventState): boolean {
  const round = lastRound(state);
  if (!round || round.state !== 'closed') return false;
  const { format } = state.settings;
  switch (format.kind) {
    case 'swiss':
      return state.rounds.length >= format.rounds;
    case 'round-robin':
      return state.rounds.length >= format.cycles * bergerRounds(fieldOf(state).length);
    case 'groups':
      return nextStage(state) === 1 && (knockOutRounds(state).length > 0 || noneLeft(state)) && knockOutIsDone(state);
    case 'elimination':
    case 'double-elimination':
      return knockOutIsDone(state);
    case 'ladder':
      return false;
  }
}

const noneLeft = (state: EventState): boolean => state.entrants.filter(({ state }) => state === 'in').length < 2;

/** How many rounds and matches an event will have with so many entrants, as far as that is known before. */
export function roundsOf(settings: Settings, entrants: number): { readonly rounds: number; readonly matches: number } {
  const { format, legs } = settings;
  const of = (rounds: number, pairings: number) => ({ rounds, matches: pairings * legs });
  if (entrants < 2) return of(0, 0);
  const pairs = (count: number): number => (count * (count - 1)) / 2;
  const third = (wanted: boolean, count: number): number => (wanted && count >= 4 ? 1 : 0);
  switch (format.kind) {
    case 'swiss':
      return of(format.rounds, format.rounds * Math.floor(entrants / 2));
    case 'round-robin':
      return of(format.cycles * bergerRounds(entrants), format.cycles * pairs(entrants));
    case 'elimination':
      return of(depthOf(entrants), entrants - 1 + third(format.thirdPlace, entrants));
    case 'double-elimination':
      // A second grand final would be one more.
      return of(2 * depthOf(entrants), 2 * entrants - 2);
    case 'groups': {
      const least = Math.floor(entrants / format.groups);
      const larger = entrants % format.groups;
      const inGroups = larger * pairs(least + 1) + (format.groups - larger) * pairs(least);
      const through = format.groups * format.advance;
      return of(
        groupRounds(format, entrants) + depthOf(through),
        format.cycles * inGroups + through - 1 + third(format.thirdPlace, through),
      );
    }
    case 'ladder':
      return of(0, 0);
  }
}

/** The least number of entrants with which the format works. */
export function leastEntrants({ format }: Settings): number {
  return format.kind === 'groups' ? format.groups * Math.max(2, format.advance) : 2;
}

/** Who meets everybody plays so many rounds; more than this nobody sits through. */
const MOST_IN_A_TABLE = 128;

/** The greatest number of entrants that the format is for. */
export function mostEntrants({ format }: Settings): number {
  if (format.kind === 'round-robin') return MOST_IN_A_TABLE;
  return format.kind === 'groups' ? Math.min(MOST_ENTRANTS, format.groups * MOST_IN_A_TABLE) : MOST_ENTRANTS;
}
