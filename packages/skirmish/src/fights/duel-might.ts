/** [S-98, S-99, R-26, R-71, R-72] Might on the dice of a Duel: who loses may spend first, then the other answers, until one stops. */
import { type Odds, pop, type Refusal } from '@warbeacon/kernel';
import { first, second } from '../battle/sequence-frame.ts';
import { type Battle, type Chance, idOf, isHero, modelOf, nameOf, sideOf } from '../engine/battle.ts';
import type { CommandOf } from '../engine/command-schemas.ts';
import type { DuelDie, FrameOf } from '../engine/frames.ts';
import { refusing } from '../engine/refusals.ts';
import { as, command, frame } from '../engine/spec.ts';
import type { FightState } from '../engine/state.ts';
import { otherSide, type Side } from '../engine/words.ts';
import { comesTo, standingOf } from './fight-values.ts';
import { duelBelow, fightAt, fightersOf, ownDice } from './reroll-frame.ts';
import { standingOdds } from './standing-odds.ts';

const no = refusing({
  'no-such-die': { code: 'no-such-die', case: 'S-97', message: 'There is no such die among those of your side.' },
  'not-a-hero': {
    code: 'not-a-hero',
    case: 'S-96',
    message: '{model} has no Might: it is spent by a Hero on its own dice.',
  },
  'no-might': { code: 'no-might', case: 'S-6', message: '{model} has {left} Might left.' },
  'too-high': { code: 'too-high', case: 'S-98', message: 'No die is raised above 6.' },
  'no-effect': {
    code: 'no-effect',
    case: 'S-98',
    message: 'Might is spent only in order to succeed: with this your side would still lose.',
  },
});

/** */
const HIGHEST = 6;

/** Whether a side could change who wins, by points on one of its own dice. */
const couldSpend = (b: Battle, fight: FightState, dice: readonly DuelDie[], side: Side): boolean =>
  dice.some((die) => sideOf(b, die.model) === side && raisesOf(b, fight, dice, side, die).length > 0);

/** The numbers of points with which the spender's side wins, or is level to the last. */
function raisesOf(b: Battle, fight: FightState, dice: readonly DuelDie[], side: Side, die: DuelDie): number[] {
  if (!isHero(b, die.model)) return [];
  const before = standingOf(b, fight, dice).winner;
  if (before === side) return [];
  const most = Math.min(modelOf(b, die.model).might, HIGHEST - comesTo(die));
  const points: number[] = [];
  for (let each = 1; each <= most; each++) {
    const raised = dice.map((one) => (one === die ? { ...one, raised: one.raised + each } : one));
    const { winner } = standingOf(b, fight, raised);
    // Where it is level already, only to win is a success.
    if (winner === side || (winner === null && before !== null)) points.push(each);
  }
  return points;
}

/** Who is asked next; `null`: nobody. `passed`: how many have passed since the Duel is level. */
export function nextToSpend(b: Battle, fight: FightState, dice: readonly DuelDie[], passed: number): Side | null {
  const { winner } = standingOf(b, fight, dice);
  if (winner !== null) {
    const loser = otherSide(winner);
    return passed === 0 && couldSpend(b, fight, dice, loser) ? loser : null;
  }
  // The Priority player, then the other.
  return [first(b), second(b)].slice(passed).find((side) => couldSpend(b, fight, dice, side)) ?? null;
}

type Window = FrameOf<'duelMight'>;

const fightOf = (b: Battle, { fight }: Window): FightState => fightAt(b, fight);

/** What the highest die of the other side counts as. */
const bestOfTheirs = (b: Battle, { fight, side }: Window): number =>
  Math.max(
    0,
    ...duelBelow(b, fight)
      .dice.filter(({ model }) => sideOf(b, model) !== side)
      .map(comesTo),
  );

export const duelMightFrame = frame<'duelMight'>({
  kind: 'duelMight',
  decider: (_b, { side }) => side,
  asks: (b, f) => ({
    models: fightersOf(b, f),
    dice: ownDice(b, f).map(comesTo),
    needs: [bestOfTheirs(b, f)],
    why: 'duel',
  }),
});

export function* duelSpends(b: Battle, f: Window): Iterable<CommandOf<'spend'>> {
  const { dice } = duelBelow(b, f.fight);
  for (const [die, each] of ownDice(b, f).entries())
    for (const points of raisesOf(b, fightOf(b, f), dice, f.side, each)) yield { type: 'spend', die, points };
}

export function checkDuelSpend(b: Battle, f: Window, { die, points }: CommandOf<'spend'>): Refusal | null {
  const chosen = ownDice(b, f)[die];
  if (chosen === undefined || points < 1) return no('no-such-die');
  const { might } = modelOf(b, chosen.model);
  const model = nameOf(b, chosen.model);
  if (!isHero(b, chosen.model)) return no('not-a-hero', { model });
  if (points > might) return no('no-might', { model, left: might });
  if (comesTo(chosen) + points > HIGHEST) return no('too-high');
  const { dice } = duelBelow(b, f.fight);
  return raisesOf(b, fightOf(b, f), dice, f.side, chosen).includes(points) ? null : no('no-effect');
}

/** Who then wins, unless the other side answers [S-99]. */
export function oddsOfDuelSpend(b: Battle, f: Window, { die, points }: CommandOf<'spend'>): Odds {
  const chosen = ownDice(b, f)[die];
  const dice = duelBelow(b, f.fight).dice.map((each) =>
    each === chosen ? { ...each, raised: each.raised + points } : each,
  );
  return standingOdds(b, fightOf(b, f), dice);
}

export function spendInDuel(b: Battle, f: Window, { die, points }: CommandOf<'spend'>, ctx: Chance): void {
  const chosen = ownDice(b, f)[die];
  if (chosen === undefined) throw new Error('no such die');
  const state = modelOf(b, chosen.model);
  state.might -= points;
  chosen.raised += points;
  ctx.emit({ type: 'mightSpent', model: idOf(b, chosen.model), points, die: comesTo(chosen), left: state.might });
  goOn(b, f, 0);
}

function goOn(b: Battle, f: Window, passed: number): void {
  const side = nextToSpend(b, fightOf(b, f), duelBelow(b, f.fight).dice, passed);
  if (side === null) return void pop(b.s);
  f.side = side;
  f.passed = passed;
}

export const declineDuelMight = command<'decline'>({
  type: 'decline',
  frames: ['duelMight'],
  actor: null,
  legal: () => [{ type: 'decline' }],
  check: () => null,
  apply(b, f) {
    const window = as('duelMight', f);
    // To pass while one is losing ends it; while it is level the other may still.
    const level = standingOf(b, fightOf(b, window), duelBelow(b, window.fight).dice).winner === null;
    if (level) goOn(b, window, window.side === first(b) ? 1 : 2);
    else pop(b.s);
  },
  offer(b, f) {
    const window = as('duelMight', f);
    return { odds: standingOdds(b, fightOf(b, window), duelBelow(b, window.fight).dice) };
  },
});
