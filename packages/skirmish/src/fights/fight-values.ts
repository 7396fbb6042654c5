/** [S-66, S-69 … S-71] Who wins a Duel as its dice lie. */
import { type Battle, figureOf } from '../engine/battle.ts';
import type { DuelDie } from '../engine/frames.ts';
import type { FightState } from '../engine/state.ts';
import type { Side } from '../engine/words.ts';
import { sideOf } from '../engine/battle.ts';

/** [S-71, R-73] Who counts for a side: its fighters and its supporters. */
export const membersOf = (b: Battle, fight: FightState, side: Side): number[] => [
  ...fight[side],
  ...fight.supports.map(([supporter]) => supporter).filter((supporter) => sideOf(b, supporter) === side),
];

/** With what a Heroic Strike has added, up to the cap. */
export function fightValueOf(b: Battle, fight: FightState, model: number): number {
  const added = fight.strikes.filter((each) => each.model === model).reduce((sum, { by }) => sum + by, 0);
  const value = figureOf(b, model).fight;
  return added === 0 ? value : Math.max(value, Math.min(b.field.house.strikeCap, value + added));
}

export const bestFightValue = (b: Battle, fight: FightState, side: Side): number =>
  Math.max(0, ...membersOf(b, fight, side).map((model) => fightValueOf(b, fight, model)));

/** What a die comes to [R-15: it can come to nothing]. */
export const comesTo = ({ die, mod, raised }: DuelDie): number => die + mod + raised;

export const diceOf = (b: Battle, dice: readonly DuelDie[], side: Side): DuelDie[] =>
  dice.filter(({ model }) => sideOf(b, model) === side);

export interface Standing {
  /** `null`: level to the last, so that a roll-off decides. */
  readonly winner: Side | null;
  readonly by: 'die' | 'fight-value' | 'tied';
}

export function standingOf(b: Battle, fight: FightState, dice: readonly DuelDie[]): Standing {
  const best = (side: Side): number => Math.max(-1, ...diceOf(b, dice, side).map(comesTo));
  const [good, evil] = [best('good'), best('evil')];
  if (good !== evil) return { winner: good > evil ? 'good' : 'evil', by: 'die' };
  const values = [bestFightValue(b, fight, 'good'), bestFightValue(b, fight, 'evil')];
  const [ofGood = 0, ofEvil = 0] = values;
  if (ofGood !== ofEvil) return { winner: ofGood > ofEvil ? 'good' : 'evil', by: 'fight-value' };
  return { winner: null, by: 'tied' };
}
