/** [S-102, S-103, S-104] A Courage test: two dice and Courage; who fails may add Will and Might, all at once, where that can still help. */
import { pop, type Refusal, top } from '@warbeacon/kernel';
import { type Battle, type Chance, idOf, isHero, mark, modelOf, sideOf } from '../engine/battle.ts';
import { remove } from '../battle/removal.ts';
import type { CommandOf } from '../engine/command-schemas.ts';
import type { Frame, FrameOf } from '../engine/frames.ts';
import { refusing } from '../engine/refusals.ts';
import { as, command, frame } from '../engine/spec.ts';
import { rollDice } from '../heroes/rolls.ts';
import { courageOf, PASSES_ON } from './courage.ts';
import { standFast } from './stand-fast.ts';
import { afterWill } from '../magic/effects.ts';
import { freePoints, spendWill } from '../magic/will.ts';

type Test = FrameOf<'courage'>;

const no = refusing({
  'no-free': { code: 'no-will', case: 'S-145', message: 'There is no free point of a Staff to be spent.' },
  'no-will': { code: 'no-will', case: 'S-6', message: 'It has no such Will left: {left}.' },
  'no-might': { code: 'no-might', case: 'S-6', message: 'It has no such Might left: {left}.' },
  'not-enough': {
    code: 'no-effect',
    case: 'S-104',
    message: 'The test needs {need} more to pass, no less and no more.',
  },
});

export const courageFrame = frame<'courage'>({
  kind: 'courage',
  step(b, f, ctx) {
    if (f.step === 'ask') return false;
    f.dice = rollDice(ctx, 2);
    f.total = f.dice.reduce((sum, die) => sum + die, 0) + courageOf(b, f.model);
    if (f.total < PASSES_ON && canStillPass(b, f)) f.step = 'ask';
    else conclude(b, f, ctx, { will: 0, might: 0 });
    return true;
  },
  decider: (b, { model }) => sideOf(b, model),
  asks: (b, { model, why, dice, total }) => ({
    model: idOf(b, model),
    why,
    dice,
    needs: [PASSES_ON],
    points: PASSES_ON - total,
  }),
});

/** Asked only where all points together still reach it. */
function canStillPass(b: Battle, { model, total }: Test): boolean {
  const { will, might } = modelOf(b, model);
  return isHero(b, model) && total + will + might + freePoints(b, model) >= PASSES_ON;
}

function conclude(
  b: Battle,
  f: Test,
  ctx: Chance,
  { will, might }: { readonly will: number; readonly might: number },
): void {
  pop(b.s);
  const total = f.total + will + might;
  const passed = total >= PASSES_ON;
  ctx.emit({ type: 'tested', model: idOf(b, f.model), why: f.why, dice: f.dice, total, will, might, passed });
  if (f.why === 'terror') concludeTerror(b, f.model, passed);
  else if (passed) {
    mark(b, f.model, 'held');
    if (isHero(b, f.model)) standFast(b, f.model);
  } else remove(b, ctx, f.model, { how: 'fled', by: -1 });
  afterWill(b, ctx, f.model);
}

/** [S-169, S-170] */
function concludeTerror(b: Battle, model: number, passed: boolean): void {
  const activation = top<Frame>(b.s);
  if (activation?.kind !== 'activation') throw new Error('a test of Terror outside of an activation');
  activation.terror = passed ? 'passed' : 'failed';
  if (passed) return;
  activation.begun = true;
  activation.waits = null;
  mark(b, model, 'halted');
}

/** Just enough, in every mixture. */
function* spends(b: Battle, f: Test): Iterable<CommandOf<'spendWill'>> {
  const need = PASSES_ON - f.total;
  for (const free of freePoints(b, f.model) > 0 ? [true, false] : [false]) {
    for (let will = need; will >= 0; will--) {
      const spend: CommandOf<'spendWill'> = { type: 'spendWill', will, might: need - will, ...(free && { free }) };
      if (whyNot(b, f, spend) === null) yield spend;
    }
  }
}

function whyNot(b: Battle, f: Test, { will, might, free = false }: CommandOf<'spendWill'>): Refusal | null {
  const state = modelOf(b, f.model);
  if (free && (freePoints(b, f.model) === 0 || will === 0)) return no('no-free');
  if (will - (free ? 1 : 0) > state.will) return no('no-will', { left: state.will });
  if (might > state.might) return no('no-might', { left: state.might });
  const need = PASSES_ON - f.total;
  return will + might === need ? null : no('not-enough', { need });
}

export const spendWillCommand = command<'spendWill'>({
  type: 'spendWill',
  frames: ['courage'],
  actor: null,
  legal: (b, f) => spends(b, as('courage', f)),
  check: (b, f, _side, spend) => whyNot(b, as('courage', f), spend),
  apply(b, f, _side, { will, might, free = false }, ctx) {
    const test = as('courage', f);
    const state = modelOf(b, test.model);
    spendWill(b, ctx, test.model, { will, free });
    state.might -= might;
    conclude(b, test, ctx, { will, might });
  },
});

export const declineWill = command<'decline'>({
  type: 'decline',
  frames: ['courage'],
  actor: null,
  legal: () => [{ type: 'decline' }],
  check: () => null,
  apply: (b, f, _side, _command, ctx) => conclude(b, as('courage', f), ctx, { will: 0, might: 0 }),
});
