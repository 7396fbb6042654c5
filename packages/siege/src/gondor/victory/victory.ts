/** [20.1] Victory: who has won after the last turn. */
import type { Situation } from '../../engine/situation.ts';
import type { State } from '../../engine/state.ts';
import { isDemoralized } from '../courage/courage.ts';
import { holdsRoad } from './road.ts';

/**
 * [20.1] G-120, G-128: judged once, after the last turn: the garrison broken, Sauron not, and the road his. G-174: a garrison
 * that has been wiped out has more than its level against it, so that nothing need be asked of it besides.
 */
export function finalEnd(situation: Situation): NonNullable<State['outcome']> {
  const isTaken = isDemoralized(situation, 'garrison') && !isDemoralized(situation, 'sauron') && holdsRoad(situation);
  return isTaken
    ? { winner: 'sauron', reason: 'city-broken', case: '20.1' }
    : { winner: 'westernesse', reason: 'city-held', case: '20.1' };
}
