/** Who wins a Fight as it stands: no Might spent, nothing declared but what is. */
import type { Odds } from '@warbeacon/kernel';
import type { Battle } from '../engine/battle.ts';
import type { FightState } from '../engine/state.ts';
import type { Side } from '../engine/words.ts';
import { dicePlan } from './duel-dice.ts';
import { type DuelSide, duelOdds } from './duel-odds.ts';
import { bestFightValue } from './fight-values.ts';
import { goodWinsFrom } from './roll-off.ts';

export function duelSideOf(b: Battle, fight: FightState, side: Side): DuelSide {
  const plan = dicePlan(b, fight, side);
  const heavy = plan.filter(({ mod }) => mod < 0).length;
  return { dice: plan.length - heavy, heavy, fightValue: bestFightValue(b, fight, side) };
}

export function fightOdds(b: Battle, fight: FightState): Odds {
  const [good, evil] = [duelSideOf(b, fight, 'good'), duelSideOf(b, fight, 'evil')];
  const chances = duelOdds(good, evil, goodWinsFrom(b, fight));
  const dice = ({ dice: plain, heavy }: DuelSide): string =>
    `${plain + heavy} ${plain + heavy === 1 ? 'die' : 'dice'}${heavy > 0 ? ` (${heavy} at -1)` : ''}`;
  return {
    roll: `Good ${dice(good)}, Fight ${good.fightValue}; Evil ${dice(evil)}, Fight ${evil.fightValue}: the highest die wins.`,
    modifiers: [],
    outcomes: [
      { kind: 'good-wins', label: 'Good wins', chance: chances.good },
      { kind: 'evil-wins', label: 'Evil wins', chance: chances.evil },
    ],
  };
}
