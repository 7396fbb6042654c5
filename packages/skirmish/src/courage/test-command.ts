/** [R-119, S-168, S-169] A test of Terror asked for ahead of everything else, by who wants to charge later in its activation. */
import type { Refusal } from '@warbeacon/kernel';
import { TOUCH, within } from '@warbeacon/plane';
import { type Battle, discOf, idOf, onTable } from '../engine/battle.ts';
import type { Frame } from '../engine/frames.ts';
import { command } from '../engine/spec.ts';
import type { Side } from '../engine/words.ts';
import { act, goingOf, leftNow, openOf } from '../moving/activation.ts';
import { canBeCharged } from '../moving/bodies.ts';
import { mayCharge } from '../moving/charging.ts';
import { no } from '../moving/refusals.ts';
import { whyCannotAct, whyCannotMove } from '../moving/whose-turn.ts';
import { oddsOfTest } from './odds.ts';
import { bringsTerror } from './terror.ts';
import { beginTest } from './tests-first.ts';

function whyNot(b: Battle, frame: Frame, side: Side, model: number): Refusal | null {
  const barred = whyCannotAct(b, frame, side, model) ?? whyCannotMove(b, frame, model);
  if (barred !== null) return barred;
  if (openOf(frame, model)?.begun === true) return no('begun');
  if (!mayCharge(b, frame, model)) return no('may-not-charge');
  // Nobody is tested for enemies whom he could not come to this turn.
  const near = Math.trunc(leftNow(b, frame, model) / 256);
  const own = discOf(b, model);
  const feared = onTable(b).some(
    (target) =>
      canBeCharged(b, model, target) && bringsTerror(b, model, target) && within(own, discOf(b, target), near + TOUCH),
  );
  return feared && goingOf(b, frame, model) !== 'command' ? null : no('no-terror');
}

export const testTerror = command<'test'>({
  type: 'test',
  frames: ['halfMove', 'heroic', 'activation'],
  actor: ({ model }) => model,
  *legal(b, f, side, models) {
    for (const model of models) if (whyNot(b, f, side, model) === null) yield { type: 'test', model: idOf(b, model) };
  },
  check: (b, f, side, { model }) => whyNot(b, f, side, b.field.indexOf(model)),
  apply(b, f, _side, test) {
    const model = b.field.indexOf(test.model);
    act(b, f, { model, command: test }, () => void beginTest(b, model, 'terror'));
  },
  offer: (b, _f, _side, { model }) => ({ odds: oddsOfTest(b, b.field.indexOf(model)) }),
});
