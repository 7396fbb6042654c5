/** [S-82] A Prone winner, who makes no Strikes, may stand up at once and for nothing. */
import { pop } from '@warbeacon/kernel';
import { idOf, isOnTable, modelOf, sideOf } from '../engine/battle.ts';
import { findModel } from '../engine/battle.ts';
import { refusing } from '../engine/refusals.ts';
import { as, command, frame } from '../engine/spec.ts';

const no = refusing({
  'not-asked': { code: 'not-asked', case: 'S-82', message: '{model} is not asked whether it stands up.' },
});

export const riseFrame = frame<'rise'>({
  kind: 'rise',
  step(b, { model }) {
    if (isOnTable(b, model) && modelOf(b, model).prone) return false;
    pop(b.s);
    return true;
  },
  decider: (b, { model }) => sideOf(b, model),
  asks: (b, { model }) => ({ model: idOf(b, model) }),
});

export const riseStand = command<'stand'>({
  type: 'stand',
  frames: ['rise'],
  actor: ({ model }) => model,
  *legal(b, f, _side, models) {
    const { model } = as('rise', f);
    if (models.includes(model)) yield { type: 'stand', model: idOf(b, model) };
  },
  check: (b, f, _side, { model }) => (findModel(b, model) === as('rise', f).model ? null : no('not-asked', { model })),
  apply(b, f, _side, { model }, ctx) {
    modelOf(b, as('rise', f).model).prone = false;
    ctx.emit({ type: 'rose', model });
    pop(b.s);
  },
});

export const stay = command<'stay'>({
  type: 'stay',
  frames: ['rise'],
  actor: null,
  legal: () => [{ type: 'stay' }],
  check: () => null,
  apply: (b) => void pop(b.s),
});
