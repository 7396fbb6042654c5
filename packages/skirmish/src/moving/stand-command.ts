/** [S-50, S-51, S-52, R-8] Standing up costs half of Mv, also in an enemy's zone. */
import type { Refusal } from '@warbeacon/kernel';
import { type Battle, idOf, mark, modelOf, nameOf } from '../engine/battle.ts';
import type { Frame } from '../engine/frames.ts';
import { command } from '../engine/spec.ts';
import type { Side } from '../engine/words.ts';
import { act, goingOf, leftNow, standingCost } from './activation.ts';
import { no } from './refusals.ts';
import { isWithinReach, sceneOf } from './scene.ts';
import { whyCannotAct, whyCannotMove } from './whose-turn.ts';

function whyNot(b: Battle, frame: Frame, side: Side, model: number): Refusal | null {
  const named = { model: nameOf(b, model) };
  const barred = whyCannotAct(b, frame, side, model) ?? whyCannotMove(b, frame, model);
  if (barred !== null) return barred;
  //
  if (goingOf(b, frame, model) === 'command') return no('command-only');
  if (!modelOf(b, model).prone) return no('standing', named);
  if (leftNow(b, frame, model) < standingCost(b, model)) return no('cannot-stand', named);
  const scene = sceneOf(b, frame, model);
  if (isWithinReach(scene)) return null;
  return no('out-of-reach', { ...named, other: nameOf(b, scene.lead?.model ?? model) });
}

export const standCommand = command<'stand'>({
  type: 'stand',
  frames: ['halfMove', 'heroic', 'activation'],
  actor: ({ model }) => model,
  *legal(b, frame, side, models) {
    for (const model of models)
      if (modelOf(b, model).prone && whyNot(b, frame, side, model) === null)
        yield { type: 'stand', model: idOf(b, model) };
  },
  check: (b, frame, side, { model }) => whyNot(b, frame, side, b.field.indexOf(model)),
  apply(b, frame, _side, stand, ctx) {
    const model = b.field.indexOf(stand.model);
    act(b, frame, { model, command: stand }, () => {
      const state = modelOf(b, model);
      state.prone = false;
      state.spent += standingCost(b, model);
      mark(b, model, 'moved', 'stood');
      ctx.emit({ type: 'stood', model: stand.model });
    });
  },
  offer: (b, _frame, _side, { model }) => ({ cost: standingCost(b, b.field.indexOf(model)) }),
});
