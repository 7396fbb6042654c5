/** [9.1] [9.2] What the lost count for, and when a pool loses heart. */
import type { UnitKind } from '../../engine/unit-kinds.ts';
import type { Situation } from '../../engine/situation.ts';
import type { PoolName } from '../../engine/vocabulary.ts';
import { type Game, unitSpec } from '../../engine/game.ts';
import type { Attack, Morale } from '../../engine/words.ts';
import { ownStrengths } from '../combat/armour.ts';

const ATTACK_VALUE: Readonly<Record<Attack, number>> = { A: 5, B: 4, C: 3, D: 2, E: 1 };

const MORALE_VALUE: Readonly<Record<Morale, number>> = { W: 4, X: 3, Y: 2, Z: 1 };

/** [9.11] [9.12] Points a unit is worth, always by its full side; melee and missile strength both count. */
export function demoralizationValue(game: Game, unit: number): number {
  return valueOf(unitSpec(game, unit));
}

/** The same of a kind of unit. */
export function valueOf({ full, missile }: Pick<UnitKind, 'full' | 'missile'>): number {
  return (
    (full.attack ? ATTACK_VALUE[full.attack] : 0) +
    (missile ? ATTACK_VALUE.E : 0) +
    full.armour +
    MORALE_VALUE[full.morale]
  );
}

/** [9.21] [9.22] [9.23] Above its level a pool is demoralized, each by its own points. */
export function isAboveLevel(situation: Situation, pool: PoolName): boolean {
  const { pools, cases } = situation.game;
  const level = pools.find(({ id }) => id === pool)?.level;
  return level !== undefined && cases.points(situation, pool) > level;
}

/** [9.21] The pool of a unit has lost heart. */
export function isDemoralizedUnit({ game, board }: Situation, unit: number): boolean {
  return board.demoralized(game.poolOfUnit[unit] ?? -1);
}

/** [9.32] A unit of morale Z whose pool is demoralized: it enters no enemy zone and strikes nobody. */
export function isCowed(situation: Situation, unit: number): boolean {
  return ownStrengths(situation, unit).morale === 'Z' && isDemoralizedUnit(situation, unit);
}
