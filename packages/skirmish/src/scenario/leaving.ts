/** Leaving by an edge that the scenario names: who touches it may go, and what is carried goes too. */
import type { Refusal } from '@warbeacon/kernel';
import { segWithin, TOUCH } from '@warbeacon/plane';
import { remove } from '../battle/removal.ts';
import type { Stretch } from '../data/scenario.schema.ts';
import {
  type Battle,
  type Chance,
  discOf,
  idOf,
  isBound,
  isOnTable,
  modelOf,
  nameOf,
  sideOf,
} from '../engine/battle.ts';
import type { Frame } from '../engine/frames.ts';
import { refusing } from '../engine/refusals.ts';
import { command } from '../engine/spec.ts';
import type { Side } from '../engine/words.ts';
import { act } from '../moving/activation.ts';
import { whyCannotAct, whyCannotMove, whyMovesOnly } from '../moving/whose-turn.ts';

const no = refusing({
  'no-exit': { code: 'no-exit', case: 'X-26', message: 'No edge of this table is an exit for {model}.' },
  'not-there': {
    code: 'not-at-the-exit',
    case: 'X-26',
    message: '{model} does not touch the edge by which its side leaves.',
  },
  prone: { code: 'prone', case: 'S-49', message: '{model} lies down: it must stand up first.' },
});

export const exitsOf = (b: Battle, side: Side): readonly Stretch[] => b.field.scenario?.exits?.[side] ?? [];

function touchesExit(b: Battle, model: number, { from, to }: Stretch): boolean {
  const disc = discOf(b, model);
  return segWithin({ x: from[0], y: from[1] }, { x: to[0], y: to[1] }, disc, disc.r + TOUCH);
}

function whyNotLeave(b: Battle, frame: Frame, side: Side, model: number): Refusal | null {
  const barred = whyCannotAct(b, frame, side, model) ?? whyMovesOnly(b, frame, model) ?? whyCannotMove(b, frame, model);
  if (barred !== null) return barred;
  const name = { model: nameOf(b, model) };
  if (modelOf(b, model).prone) return no('prone', name);
  const exits = exitsOf(b, sideOf(b, model));
  if (exits.length === 0) return no('no-exit', name);
  return exits.some((exit) => touchesExit(b, model, exit)) ? null : no('not-there', name);
}

/** Of two bearers the other lets go. */
function takeAlong(b: Battle, model: number): void {
  for (const [index, object] of b.s.objects.entries()) {
    if (!object.by.includes(model)) continue;
    Object.assign(object, { at: null, by: [], gone: 'off' });
    const carried = b.field.objects[index]?.model ?? -1;
    if (carried >= 0) Object.assign(modelOf(b, carried), { at: null, gone: 'off' });
  }
  for (const { index } of b.field.models) {
    const passenger = modelOf(b, index);
    if (passenger.rides !== model) continue;
    takeAlong(b, index);
    Object.assign(passenger, { at: null, rides: -1, gone: 'off' });
  }
}

function leave(b: Battle, ctx: Chance, model: number): void {
  ctx.emit({ type: 'left', model: idOf(b, model) });
  takeAlong(b, model);
  remove(b, ctx, model, { how: 'off', by: -1 });
}

export const leaveCommand = command<'leave'>({
  type: 'leave',
  frames: ['halfMove', 'heroic', 'activation'],
  actor: ({ model }) => model,
  *legal(b, frame, side, models) {
    if (exitsOf(b, side).length === 0) return;
    for (const model of models) {
      const stands = isOnTable(b, model) && !isBound(b, model);
      if (stands && whyNotLeave(b, frame, side, model) === null) yield { type: 'leave', model: idOf(b, model) };
    }
  },
  check: (b, frame, side, { model }) => whyNotLeave(b, frame, side, b.field.indexOf(model)),
  apply(b, frame, _side, order, ctx) {
    const model = b.field.indexOf(order.model);
    act(b, frame, { model, command: order }, () => leave(b, ctx, model));
  },
});
