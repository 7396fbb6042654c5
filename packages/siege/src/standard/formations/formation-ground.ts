/** [8.41] The ground of formations: where one may stand, and which way it may go. */
import { type Game, unitSpec } from '../../engine/game.ts';
import type { Situation } from '../../engine/situation.ts';
import type { Link } from '../../engine/terrain.ts';
import type { Formation } from '../../engine/state.ts';

/** [8.41] D-4 Whether a formation may stand here. */
export function isFormationGround({ terrain }: Game, place: number, formation: Pick<Formation, 'glory'>): boolean {
  const rule = terrain.grounds[place]?.formation;
  return typeof rule === 'function' ? rule(formation) : rule === true;
}

/** [8.41] Whether a formation may go this way, by its ground and its hexside. */
export function mayFormationGo({ game, s }: Situation, formation: Formation, link: Link): boolean {
  if (!isFormationGround(game, link.to, formation)) return false;
  const rule = link.hexside.formation;
  if (typeof rule !== 'function') return rule === true;
  return rule(s, formation, unitSpec(game, formation.units[0]).side, link);
}
