/** What the captain orders in a position written by hand, for tests. */
import { play, seedKey, streamDice } from '@warbeacon/kernel';
import { type GondorCommand, type GondorSide, gondorSiege, type GondorView } from '@warbeacon/siege';
import { gondor } from '@warbeacon/siege/testing';
import { inputOf } from '../play-out.ts';
import { gondorCaptain } from './captain.ts';

const { rules } = gondorSiege;
const MOST = 100;

/** All that it orders until the phase is over or another is asked, and what is to be seen then. */
export function orders(
  diary: string,
  side: GondorSide = 'westernesse',
): { readonly given: readonly GondorCommand[]; readonly view: GondorView } {
  const { state } = gondor(diary);
  const given: GondorCommand[] = [];
  const { phase, turn } = state;
  while (given.length < MOST && state.phase === phase && state.turn === turn && rules.deciders(state)[0] === side) {
    const command = gondorCaptain.choose(inputOf(rules, state, side, () => 0));
    play(rules, state, side, command, streamDice(seedKey(1), { index: given.length }));
    given.push(command);
  }
  return { given, view: rules.view(state, side) };
}
