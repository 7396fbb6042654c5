/** [20.1] [20.2] Victory: who holds a level, and who has won after the last turn. */
import type { Situation } from '../../engine/situation.ts';
import type { State } from '../../engine/state.ts';
import type { Side } from '../../engine/vocabulary.ts';
import { isDemoralized } from '../courage/courage.ts';
import { own } from '../own.ts';

/** [20.2] G-121: all gates into it from the level below, and no undisrupted Westernesse unit in it. */
export function levelControl({ game, s }: Situation, index: number): Side {
  const level = game.terrain.levels[index];
  if (!level?.gates.every((gate) => s.gates[gate]?.control === 'sauron')) return 'westernesse';
  const isHeld = game.unitsOf.westernesse.some((unit) => {
    const state = s.units[unit];
    return state !== undefined && !state.disrupted && level.places.includes(state.at);
  });
  return isHeld ? 'westernesse' : 'sauron';
}

/** [20.1] G-120, G-128: judged once, after the last turn: the defenders broken, the besiegers not, and the road theirs. */
export function finalEnd(situation: Situation): NonNullable<State['outcome']> {
  const [near, edge] = own(situation.s).road;
  const isTaken =
    isDemoralized(situation, 'westernesse') &&
    !isDemoralized(situation, 'sauron') &&
    near === 'sauron' &&
    edge === 'sauron';
  return isTaken
    ? { winner: 'sauron', reason: 'city-broken', case: '20.1' }
    : { winner: 'westernesse', reason: 'city-held', case: '20.1' };
}
