/** [S-19, S-20] While a model is activated: what waits for a test, when it is over, and who ends it. */
import { pop, type Refusal } from '@warbeacon/kernel';
import { type Battle, idOf, isOnTable, nameOf } from '../engine/battle.ts';
import type { Frame } from '../engine/frames.ts';
import { commandsOf, commandSpec } from '../engine/registry.ts';
import { as, command, frame } from '../engine/spec.ts';
import { give } from '../sentries/giving.ts';
import { knownTo } from '../sentries/hiding.ts';
import { type Activation, baseOf, closeActivation, mustChargeOf } from './activation.ts';
import { no } from './refusals.ts';
import { rests } from './whose-turn.ts';

/** Whether anything is left for it but to end. */
function hasOrders(b: Battle, f: Activation): boolean {
  for (const spec of commandsOf(f)) {
    if (spec.actor === null || spec.type === 'halt') continue;
    for (const _ of spec.legal(b, f, f.by, [f.model])) return true;
  }
  return false;
}

export const activationFrame = frame<'activation'>({
  kind: 'activation',
  step(b, f, ctx) {
    if (!isOnTable(b, f.model)) {
      pop(b.s);
      return true;
    }
    if (f.waits !== null) {
      const waiting = f.waits;
      f.waits = null;
      give(b, f, f.by, waiting, ctx);
      return true;
    }
    if (hasOrders(knownTo(b, f.by), f)) return false;
    closeActivation(b, f);
    return true;
  },
  decider: (_b, { by }) => by,
  rests,
  asks(b, f) {
    const target = mustChargeOf(b, f);
    return { model: idOf(b, f.model), why: f.going, ...(target >= 0 && { other: idOf(b, target) }) };
  },
});

function whyNotEnd(b: Battle, f: Activation): Refusal | null {
  const target = mustChargeOf(b, f);
  return target < 0 ? null : no('must-charge', { model: nameOf(b, f.model), target: nameOf(b, target) });
}

export const haltCommand = command<'halt'>({
  type: 'halt',
  frames: ['activation'],
  actor: ({ model }) => model,
  *legal(b, f, _side, models) {
    const activation = as('activation', f);
    if (models.includes(activation.model) && whyNotEnd(b, activation) === null)
      yield { type: 'halt', model: idOf(b, activation.model) };
  },
  check(b, f, _side, { model }) {
    const activation = as('activation', f);
    if (b.field.indexOf(model) !== activation.model) return no('another-acts', { model: nameOf(b, activation.model) });
    return whyNotEnd(b, activation);
  },
  apply(b, f, _side, { model }, ctx) {
    closeActivation(b, as('activation', f));
    ctx.emit({ type: 'halted', model });
  },
});

/** What `done` ends beside the activation: the half or heroic action in which it stands; nothing where others move the model. */
function endedToo(b: Battle, f: Activation): Frame | undefined {
  const base = baseOf(b, f);
  return f.going === 'command' || f.going === 'distracted' ? undefined : base;
}

function whyNotDone(b: Battle, f: Activation): Refusal | null {
  const base = endedToo(b, f);
  return whyNotEnd(b, f) ?? (base === undefined ? null : (doneOf(base)?.check(b, base, f.by, DONE as never) ?? null));
}

const DONE = { type: 'done' } as const;
const doneOf = (frame: Frame) => commandSpec(frame, DONE);

export const activationDone = command<'done'>({
  type: 'done',
  frames: ['activation'],
  actor: null,
  *legal(b, f) {
    if (whyNotDone(b, as('activation', f)) === null) yield DONE;
  },
  check: (b, f) => whyNotDone(b, as('activation', f)),
  apply(b, f, side, _command, ctx) {
    const activation = as('activation', f);
    const base = endedToo(b, activation);
    closeActivation(b, activation);
    if (base !== undefined) doneOf(base)?.apply(b, base, side, DONE as never, ctx);
  },
});
