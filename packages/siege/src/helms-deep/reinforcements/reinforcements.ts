/** [14.0] [14.1] [14.2] [14.21] [14.22] Reinforcements: by which hexes they come, and what they do before they are there. */
import { type Game, unitSpec } from '../../engine/game.ts';
import type { Situation } from '../../engine/situation.ts';
import type { LeaderSpec, UnitSpec } from '../../engine/unit-kinds.ts';
import type { Side } from '../../engine/vocabulary.ts';
import { CAVES } from '../off-map-boxes.ts';

/** [14.0] [14.1] [14.21] The whole eastern edge, for both sides; [14.22] the western edge for who is in the caves. */
export function entryPlaces(game: Game, spec: UnitSpec | LeaderSpec, at: number): readonly number[] {
  if (at === CAVES) return game.terrain.zoneList('west-edge');
  return spec.arrives.at === 'turn'
    ? game.terrain.zoneList(spec.side === 'isengard' ? 'isengard-entry' : 'erkenbrand-entry')
    : [];
}

/** [14.2] Westernesse reinforcements may attack who blocks their entry. */
export const mayStrikeFromBeyond = ({ game }: Situation, unit: number): boolean =>
  unitSpec(game, unit).side === 'westernesse';

/** [14.2] They may arrive formed up. */
export const mayFormBeyond = (side: Side): boolean => side === 'westernesse';
