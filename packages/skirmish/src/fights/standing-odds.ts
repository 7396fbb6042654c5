/** Who wins a Duel whose dice lie: after a re-roll, after Might, or as it is. What Might may answer is not reckoned in. */
import type { Chance, Odds } from '@warbeacon/kernel';
import type { Battle } from '../engine/battle.ts';
import type { DuelDie } from '../engine/frames.ts';
import type { FightState } from '../engine/state.ts';
import { standingOf } from './fight-values.ts';
import { goodWinsFrom } from './roll-off.ts';

/** Of six, so that a roll-off counts [S-70]. */
function goodOfSix(b: Battle, fight: FightState, dice: readonly DuelDie[]): number {
  const { winner } = standingOf(b, fight, dice);
  return winner === null ? 7 - goodWinsFrom(b, fight) : winner === 'good' ? 6 : 0;
}

function oddsOf(n: number, d: number, roll: string): Odds {
  const chance = (ways: number): Chance => ({ n: ways, d });
  return {
    roll,
    modifiers: [],
    outcomes: [
      { kind: 'good-wins', label: 'Good wins', chance: chance(n) },
      { kind: 'evil-wins', label: 'Evil wins', chance: chance(d - n) },
    ],
  };
}

/** As they lie. */
export function standingOdds(b: Battle, fight: FightState, dice: readonly DuelDie[]): Odds {
  const { winner } = standingOf(b, fight, dice);
  const roll = winner === null ? `Level to the last: Good wins on ${goodWinsFrom(b, fight)}+.` : 'The dice decide.';
  return oddsOf(goodOfSix(b, fight, dice), 6, roll);
}

/** With one of them rolled again. */
export function rerollOdds(b: Battle, fight: FightState, dice: readonly DuelDie[], again: DuelDie): Odds {
  const faces = [1, 2, 3, 4, 5, 6];
  const ways = faces.map((die) =>
    goodOfSix(
      b,
      fight,
      dice.map((each) => (each === again ? { ...each, die } : each)),
    ),
  );
  return oddsOf(
    ways.reduce((sum, each) => sum + each, 0),
    36,
    `The ${again.die} is rolled again.`,
  );
}
