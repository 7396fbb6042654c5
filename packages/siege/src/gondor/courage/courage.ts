/** [9.2] [19.1] The end of courage: three pools, their points, and when it is judged who has lost heart. */
import type { Ctx } from '@warbeacon/kernel';
import type { Situation } from '../../engine/situation.ts';
import type { State } from '../../engine/state.ts';
import type { PoolName, SiegeEvent } from '../../engine/vocabulary.ts';
import { optionsOf } from '../house-values.ts';
import { TERRAIN } from '../map.ts';
import { own } from '../own.ts';
import { holdsLevel } from '../victory/levels.ts';
import { POOLS, type Pool, type Side } from '../words.ts';

/** [19.11] [19.12] [19.13] */
export const LEVELS: Readonly<Record<Pool, number>> = { sauron: 93, garrison: 36, relief: 76 };

export const SIDE_OF_POOL: Readonly<Record<Pool, Side>> = {
  sauron: 'sauron',
  garrison: 'westernesse',
  relief: 'westernesse',
};

/** [19.11] A, [19.13] What each level that Sauron holds adds to the garrison's points, and takes off his. */
const LEVEL_LOST = 10;
const LEVEL_TAKEN = 5;

/** [19.11] B */
const MAIN_GATE_POINTS = 5;
const MAIN_GATE = TERRAIN.gates.findIndex(({ kind }) => kind === 'main-gate');

/** [16.83] */
const HEAD_POINTS = 1;

/** [19.11] C and D */
const RELIEF_POINTS = 10;

/** [19.13] */
const GARRISON_BROKEN = 20;

/**
 * [9.13] [19.11] [19.12] [19.13] [19.2] Losses, leaders' among them, and single events count from when they come about; the
 * levels count as they were held when the last phase ended (G-169). G-117, G-118: points may be below 0.
 */
export function points({ s }: Pick<Situation, 's'>, pool: PoolName): number {
  const levels = own(s).held.length;
  switch (pool) {
    case 'garrison':
      return s.losses.garrison + LEVEL_LOST * levels + (isMainGateBreached(s) ? MAIN_GATE_POINTS : 0);
    case 'sauron':
      return s.losses.sauron - LEVEL_TAKEN * levels;
    default:
      return s.losses[pool];
  }
}

/** [19.11] B: by Grond, for nothing else breaches it, and it is never whole again. */
function isMainGateBreached(s: State): boolean {
  return s.gates[MAIN_GATE]?.state === 'breached';
}

/** [9.21] [19.14] G-70: as it was judged when the last phase ended. */
export function isDemoralized({ s }: Pick<Situation, 's'>, pool: PoolName): boolean {
  return own(s).demoralized.some((lost) => lost === pool);
}

/** [9.21] [9.22] D-7, G-68: above its level, or by option on reaching it, each pool by its own points. */
function isBroken({ s }: Pick<Situation, 's'>, pool: Pool): boolean {
  const now = points({ s }, pool);
  return optionsOf(s).demoralization === 'reaches' ? now >= LEVELS[pool] : now > LEVELS[pool];
}

/** [20.2] The levels that Sauron holds now, by index. */
export function levelsHeld(situation: Pick<Situation, 'game' | 's'>): number[] {
  return [...situation.game.terrain.levels.keys()].filter((level) => holdsLevel(situation, level));
}

/** [9.21] The pools whose points are now more than they can bear. */
export function brokenPools(situation: Pick<Situation, 's'>): Pool[] {
  return POOLS.filter((pool) => isBroken(situation, pool));
}

/**
 * [19.13] [19.14] G-70, G-169: at the end of every phase, in this order: levels, garrison, the twenty points that Sauron has
 * off once in a game when the garrison breaks, Sauron, relief.
 */
export function judgeCourage(situation: Situation, ctx: Ctx<SiegeEvent>): void {
  const its = own(situation.s);
  its.held = levelsHeld(situation);
  if (!its.twenty && isBroken(situation, 'garrison')) {
    its.twenty = true;
    count(situation.s, 'sauron', -GARRISON_BROKEN, 'garrison-broken', ctx);
  }
  its.demoralized = brokenPools(situation);
}

/** [19.11] [16.83] G-176: a head lies in the city. */
export function countHead({ s }: Pick<Situation, 's'>, ctx: Ctx<SiegeEvent>): void {
  count(s, 'garrison', HEAD_POINTS, 'head', ctx);
}

/** [19.11] C, D: the first combat unit of a force has come onto the map (G-158). */
export function countRelief({ s }: Pick<Situation, 's'>, why: 'rohan' | 'men', ctx: Ctx<SiegeEvent>): void {
  count(s, 'garrison', -RELIEF_POINTS, why, ctx);
}

/** Points that come once, and stay. */
function count(s: State, pool: Pool, by: number, why: string, ctx: Ctx<SiegeEvent>): void {
  s.losses[pool] += by;
  const side = SIDE_OF_POOL[pool];
  ctx.emit(pool === side ? { type: 'points', side, points: by, why } : { type: 'points', side, pool, points: by, why });
}
