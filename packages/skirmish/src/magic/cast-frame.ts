/** [S-111 … S-119] A power: the casting roll and its Might, the target's answer and its Might, then what it does. */
import { pop } from '@warbeacon/kernel';
import { type Battle, type Chance, idOf, isHero, modelOf, sideOf } from '../engine/battle.ts';
import type { FrameOf } from '../engine/frames.ts';
import { frame } from '../engine/spec.ts';
import { askForMight, rollDice } from '../heroes/rolls.ts';
import { baseUnder } from '../passengers/riding.ts';
import { afterWill } from './effects.ts';
import { spellOf } from './powers.ts';
import { canBeResisted, freeDice, resistPoints } from './resisting.ts';
import { unleash } from './unleashing.ts';
import { paidOf } from './will.ts';

export type Cast = FrameOf<'cast'>;

/** [S-112, R-93] The highest die, natural or raised. */
export const castingRoll = ({ dice }: Pick<Cast, 'dice'>): number => Math.max(0, ...dice);

/** What a casting die must show. */
const needOf = (b: Battle, { caster, power }: Cast): number => spellOf(b, caster, power)?.cast ?? 7;

export const castFrame = frame<'cast'>({
  kind: 'cast',
  step(b, f, ctx) {
    switch (f.step) {
      case 'roll': {
        f.dice = rollDice(ctx, f.will);
        f.step = 'rolled';
        const needs = f.dice.map(() => needOf(b, f));
        askForMight(b, { model: f.caster, dice: f.dice, needs, mode: 'any', what: 'cast' });
        return true;
      }
      case 'rolled':
        return concludeCasting(b, f, ctx);
      case 'ask':
        return false;
      case 'answer':
        return rollAnswer(b, f, ctx);
      case 'answered':
        return concludeAnswer(b, f, ctx);
      default:
        pop(b.s);
        if (baseUnder(b, f.target) >= 0 && baseUnder(b, f.caster) >= 0) unleash(b, ctx, f);
        return true;
    }
  },
  decider: (b, { target }) => sideOf(b, target),
  asks: (b, f) => ({
    model: idOf(b, f.target),
    other: idOf(b, f.caster),
    why: f.power,
    dice: f.dice,
    needs: [castingRoll(f)],
    points: resistPoints(b, f.target),
  }),
});

function concludeCasting(b: Battle, f: Cast, ctx: Chance): true {
  const { caster, power, target, dice } = f;
  const need = needOf(b, f);
  const cast = castingRoll(f) >= need;
  ctx.emit({ type: 'cast', model: idOf(b, caster), power, target: idOf(b, target), dice, need, cast });
  if (!cast) pop(b.s);
  else if (!canBeResisted(b)) f.step = 'effect';
  // Where the free die is the only one there is no question.
  else f.step = resistPoints(b, target) > 0 ? 'ask' : 'answer';
  return true;
}

/** [S-118, R-88] Will first, then the point of a Staff, then the free die; a natural 6 gives back what the store has paid for it. */
function rollAnswer(b: Battle, f: Cast, ctx: Chance): true {
  f.answer = rollDice(ctx, f.answerWill + freeDice(b, f.target));
  f.step = 'answered';
  f.back = f.answer.slice(0, paidOf({ will: f.answerWill, free: f.answerFree })).filter((die) => die === 6).length;
  modelOf(b, f.target).will += f.back;
  if (!isHero(b, f.target)) return true;
  const needs = f.answer.map(() => castingRoll(f));
  askForMight(b, { model: f.target, dice: f.answer, needs, mode: 'any', what: 'resist' });
  return true;
}

function concludeAnswer(b: Battle, f: Cast, ctx: Chance): true {
  const need = castingRoll(f);
  const resisted = f.answer.some((die) => die >= need);
  if (f.answer.length > 0)
    ctx.emit({ type: 'resisted', model: idOf(b, f.target), dice: f.answer, need, resisted, back: f.back });
  if (resisted) pop(b.s);
  else f.step = 'effect';
  // Once the test is over.
  afterWill(b, ctx, f.target);
  return true;
}
