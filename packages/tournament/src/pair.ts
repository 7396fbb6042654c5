/** The next round of an event. */
import { err, ok, type Result, refuse } from '@warbeacon/kernel';
import type { GiveUp } from './acts.ts';
import { lastRound } from './field.ts';
import type { EventState } from './state.ts';
import { type NextPairings, type NoPairing, swissRound } from './swiss.ts';
import { eventIsDone, tableRound } from './tables.ts';

/**
 * Yields how much is done, 0 to 1. The same state gives the same pairings. Where none is legal, the error says what could be given up;
 * `givenUp` of the result is what had to be.
 */
export function* pairNext(
  state: EventState,
  giveUp: readonly GiveUp[] = [],
): Generator<number, Result<NextPairings, NoPairing>> {
  const no = (code: string, message: string) => err<NoPairing>({ ...refuse(code, message), choices: [] });
  if (state.phase !== 'running') return no('not-running', 'The event is not running.');
  if (state.settings.format.kind === 'ladder') return no('not-in-this-format', 'A ladder has no rounds.');
  const last = lastRound(state);
  if (last && last.state !== 'closed') return no('round-open', 'The last round is not closed.');
  if (eventIsDone(state)) return no('no-more-rounds', 'The last round of the event has been played.');
  yield 0;
  const table = tableRound(state);
  if (table) return ok({ pairings: table, givenUp: [] });
  return yield* swissRound(state, giveUp);
}

/** Runs it to its end, where nobody needs to know how far it is. */
export function pairNow(state: EventState, giveUp: readonly GiveUp[] = []): Result<NextPairings, NoPairing> {
  const search = pairNext(state, giveUp);
  let step = search.next();
  while (step.done !== true) step = search.next();
  return step.value;
}
