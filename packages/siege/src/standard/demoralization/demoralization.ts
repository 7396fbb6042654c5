/** [9.1] [9.2] What the lost count for, and when a side loses heart. */
import type { Situation } from '../../engine/situation.ts';
import type { Side } from '../../engine/vocabulary.ts';
import { type Game, unitSpec } from '../../engine/game.ts';
import type { Attack, Morale } from '../../engine/words.ts';
import { ownStrengths } from '../combat/armour.ts';

const ATTACK_VALUE: Readonly<Record<Attack, number>> = { A: 5, B: 4, C: 3, D: 2, E: 1 };

const MORALE_VALUE: Readonly<Record<Morale, number>> = { W: 4, X: 3, Y: 2, Z: 1 };

/** [9.11] [9.12] Points a unit is worth, always by its full side; melee and missile strength both count. */
export function demoralizationValue(game: Game, unit: number): number {
  const { full, missile } = unitSpec(game, unit);
  return (
    (full.attack ? ATTACK_VALUE[full.attack] : 0) +
    (missile ? ATTACK_VALUE.E : 0) +
    full.armour +
    MORALE_VALUE[full.morale]
  );
}

/** [9.21] [9.22] [9.23] Above its level a side is demoralized. */
export function isAboveLevel(situation: Situation, side: Side): boolean {
  const { cases } = situation.game;
  return cases.points(situation, side) > cases.level(side);
}

/** [9.32] A unit of morale Z whose side is demoralized: it enters no enemy zone and strikes nobody. */
export function isCowed(situation: Situation, unit: number): boolean {
  const { side } = unitSpec(situation.game, unit);
  return ownStrengths(situation, unit).morale === 'Z' && situation.board.demoralized(side);
}
