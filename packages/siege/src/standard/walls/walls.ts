/** Walls and towers: climbing up and dropping down, fighting over them, and where there is one. */
import { enemyZone } from '../zones/zones.ts';
import type { Mover, Reason, StepCost, Striker } from '../../engine/hexsides.ts';
import type { Situation } from '../../engine/situation.ts';
import { gearAgainst } from '../../engine/gear.ts';
import type { Link } from '../../engine/terrain.ts';
import { MP } from '../movement/movement-point.ts';
import type { State } from '../../engine/state.ts';

/** Up by gear only, down for the whole allowance and into no enemy zone; `closedUp` says why not up. */
export function overWall(closedUp: Reason): StepCost {
  return (situation, mover, from, link, spent) => climbOrDrop(situation, mover, from, link, spent, closedUp);
}

export function climbOrDrop(
  situation: Situation,
  mover: Mover,
  from: number,
  link: Link,
  spent: number,
  closedUp: Reason,
): number | Reason {
  if (!mover.climbs) return 'cavalry-wall';
  if (link.up === 1) {
    // [W-50] What the ground above costs beyond one point is paid along it, not by who comes up its face.
    const climb = gearAgainst(situation, from, link);
    return climb === undefined ? closedUp : MP + climb;
  }
  const isBound = !mover.leader || situation.game.cases.leadersDropClear;
  if (isBound && enemyZone(situation, mover.side)[link.to]) return 'wall-into-zone';
  return spent === 0 ? mover.allowance : 'wall-whole-allowance';
}

/** [7.35] [A7.31] Downward always; upward with gear; cavalry never. */
export function strikeOverWall(situation: Situation, { climbs, from }: Striker, link: Link): Reason | undefined {
  if (!climbs) return 'cavalry-strikes-wall';
  return link.up === -1 || gearAgainst(situation, from, link) !== undefined ? undefined : 'wall-above';
}

/** [7.53] Whoever stands on gear against it goes on up; nobody leaps down. */
export function advanceUpWall(situation: Situation, { climbs, from }: Striker, link: Link): boolean {
  return climbs && link.up === 1 && gearAgainst(situation, from, link) !== undefined;
}

/** [7.18] Whether there is a wall on the link, as things are now, to missiles and to leaders in a duel. */
export function isWall(s: State, link: Link): boolean {
  const { wall } = link.hexside;
  return typeof wall === 'function' ? wall(s, link) : wall === true;
}
