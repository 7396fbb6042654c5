/** [S-67] One Fight from its first declaration to the parting of its models, step by step. */
import { pop, push } from '@warbeacon/kernel';
import { first, second } from '../battle/sequence-frame.ts';
import {
  type Battle,
  byPlace,
  type Chance,
  figureOf,
  idOf,
  isOnTable,
  isTransfixed,
  mark,
  hasMark,
  modelOf,
} from '../engine/battle.ts';
import type { DuelDie, Frame, FrameOf } from '../engine/frames.ts';
import { frame } from '../engine/spec.ts';
import type { FightState } from '../engine/state.ts';
import { DUEL_STEPS, type DuelStep, otherSide, type Side, SIDES } from '../engine/words.ts';
import { knockDown } from '../moving/carrying-out.ts';
import { bannersOf } from './banners.ts';
import { hasChargeBonus } from './charge-bonus.ts';
import { dicePlan } from './duel-dice.ts';
import { tellDice } from './duel-telling.ts';
import { hasChoices } from './declare-frame.ts';
import { nextToSpend } from './duel-might.ts';
import { standingOf } from './fight-values.ts';
import { part } from './parting.ts';
import { goodWinsFrom } from './roll-off.ts';
import { strikersOf } from './strikes-frame.ts';

type Duel = FrameOf<'duel'>;
type Doing = (b: Battle, f: Duel, fight: FightState, ctx: Chance) => void;

/** What is done at each step; each leads to the next but where it says otherwise. */
const STEPS: Readonly<Record<DuelStep, Doing>> = {
  'declare-1': (b, f, fight) => askToDeclare(b, f, fight, first(b)),
  'declare-2': (b, f, fight) => askToDeclare(b, f, fight, second(b)),
  heroic: (b, _f, fight, ctx) => strikeHeroically(b, fight, ctx),
  roll(b, f, fight, ctx) {
    f.dice = SIDES.flatMap((side) => rolled(b, fight, side, ctx));
    tellDice(b, fight, f.dice, ctx);
  },
  'reroll-1': (b, f, fight) => askForBanner(b, f, fight, first(b)),
  'reroll-2': (b, f, fight) => askForBanner(b, f, fight, second(b)),
  might(b, f, fight) {
    const side = nextToSpend(b, fight, f.dice, 0);
    if (side !== null) push<Frame>(b.s, { kind: 'duelMight', fight: f.fight, side, passed: 0 });
  },
  decide: (b, f, fight, ctx) => decide(b, f, fight, ctx),
  away(b, f, fight) {
    push<Frame>(b.s, { kind: 'losers', fight: f.fight, left: fight[otherSide(winnerOf(fight))].slice() });
  },
  knock: (b, _f, fight, ctx) => knockToTheGround(b, fight, ctx),
  strikes(b, f, fight) {
    const left = strikersOf(b, fight);
    if (left.length > 0)
      push<Frame>(b.s, { kind: 'strikes', fight: f.fight, left, set: null, striking: -1, struck: -1 });
  },
  rise(b, _f, fight) {
    // [S-82] The last that is pushed is asked first.
    const lying = fight[winnerOf(fight)].filter((model) => isOnTable(b, model) && modelOf(b, model).prone);
    for (const model of lying.toReversed()) if (!isTransfixed(b, model)) push<Frame>(b.s, { kind: 'rise', model });
  },
  part: (b, _f, fight, ctx) => part(b, ctx, fight),
  end(b, _f, fight) {
    pop(b.s);
    fight.resolved = true;
    for (const model of [...fight.good, ...fight.evil])
      mark(b, model, hasMark(b, model, 'fought') ? 'fought-again' : 'fought');
    // [S-139, R-38] Used up with the Fight that they supported.
    for (const [supporter] of fight.supports) mark(b, supporter, 'supported');
  },
};

export const duelFrame = frame<'duel'>({
  kind: 'duel',
  step(b, f, ctx) {
    const fight = b.s.fights[f.fight];
    const step = STEPS[f.step];
    if (fight === undefined) throw new Error(`no Fight ${f.fight}`);
    // Nobody is left to fight against: what was begun is over.
    const over = fight.winner === null && (fight.good.length === 0 || fight.evil.length === 0);
    if (over && f.step !== 'end') {
      f.step = 'end';
      return true;
    }
    f.step = DUEL_STEPS[DUEL_STEPS.indexOf(f.step) + 1] ?? 'end';
    step(b, f, fight, ctx);
    return true;
  },
});

export function winnerOf({ winner }: FightState): Side {
  if (winner === null) throw new Error('a Fight that is not decided');
  return winner;
}

function askToDeclare(b: Battle, f: Duel, fight: FightState, side: Side): void {
  if (hasChoices(b, fight, side)) push<Frame>(b.s, { kind: 'declare', fight: f.fight, side });
}

function askForBanner(b: Battle, f: Duel, fight: FightState, side: Side): void {
  if (bannersOf(b, fight, side).length > 0) push<Frame>(b.s, { kind: 'reroll', fight: f.fight, side });
}

/** Good's Heroes first; the call is carried out with it. */
function strikeHeroically(b: Battle, fight: FightState, ctx: Chance): void {
  const heroes = SIDES.flatMap((side) => fight[side].toSorted(byPlace)).filter((model) =>
    b.s.calls.some(({ hero, action }) => hero === model && action === 'strike'),
  );
  for (const model of heroes) {
    const die = ctx.d6();
    fight.strikes.push({ model, by: die });
    const value = Math.max(figureOf(b, model).fight, Math.min(b.field.house.strikeCap, figureOf(b, model).fight + die));
    ctx.emit({ type: 'struckHeroically', model: idOf(b, model), die, fight: value });
  }
  b.s.calls = b.s.calls.filter(({ hero, action }) => action !== 'strike' || !heroes.includes(hero));
}

const rolled = (b: Battle, fight: FightState, side: Side, ctx: Chance): DuelDie[] =>
  dicePlan(b, fight, side).map(({ model, mod }) => ({ model, die: ctx.d6(), mod, raised: 0 }));

function decide(b: Battle, f: Duel, fight: FightState, ctx: Chance): void {
  const { winner, by } = standingOf(b, fight, f.dice);
  if (winner !== null && by !== 'tied') {
    fight.winner = winner;
    ctx.emit({ type: 'won', side: winner, by });
    return;
  }
  const die = ctx.d6();
  const side = die >= goodWinsFrom(b, fight) ? 'good' : 'evil';
  ctx.emit({ type: 'rolled', what: 'roll-off', good: die, evil: 0, to: side });
  fight.winner = side;
  ctx.emit({ type: 'won', side, by: 'roll-off' });
}

/** [S-95, R-45, X-38] After Backing Away: every opponent of the Fight, never supporters, never a Monster. */
function knockToTheGround(b: Battle, fight: FightState, ctx: Chance): void {
  const winner = winnerOf(fight);
  if (!fight[winner].some((model) => hasChargeBonus(b, model))) return;
  for (const model of fight[otherSide(winner)].slice()) {
    if (isOnTable(b, model) && figureOf(b, model).build !== 'Monster') knockDown(b, ctx, model, 'cavalry');
  }
}
