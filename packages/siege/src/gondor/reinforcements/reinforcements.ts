/** [14.0] [14.1] [14.2] Reinforcements: by which hexes they come, and what they do before they are there. */
import { type Game, unitSpec } from '../../engine/game.ts';
import type { Situation } from '../../engine/situation.ts';
import type { LeaderSpec, UnitSpec } from '../../engine/unit-kinds.ts';
import type { Side } from '../../engine/vocabulary.ts';
import { ROHAN } from '../off-map-boxes.ts';

/** [14.1] Sauron's by the eastern edge within two hexes of the road (G-80); [14.2] Rohan by the northern edge, Aragorn's by the southern. */
export function entryPlaces({ terrain }: Game, spec: UnitSpec | LeaderSpec, at: number): readonly number[] {
  if (at === ROHAN) return terrain.zoneList('rohan-entry');
  if (spec.arrives.at !== 'turn') return [];
  return terrain.zoneList(spec.side === 'sauron' ? 'sauron-entry' : 'aragorn-entry');
}

/** [14.2] D-10, G-82: Westernesse reinforcements may attack who blocks their entry. */
export const mayStrikeFromBeyond = ({ game }: Situation, unit: number): boolean =>
  unitSpec(game, unit).side === 'westernesse';

/** [14.2] They may arrive formed up. */
export const mayFormBeyond = (side: Side): boolean => side === 'westernesse';
