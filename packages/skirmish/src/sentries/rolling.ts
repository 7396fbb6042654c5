/** [A-55 …] Sentries are rolled for before each of their moves, until the alarm. */
import type { Refusal } from '@warbeacon/kernel';
import { sentryWalk } from '../charts/sentry.ts';
import {
  type Battle,
  findModel,
  hasMark,
  idOf,
  isBound,
  isEngaged,
  isOnTable,
  isTransfixed,
  mark,
  modelOf,
  nameOf,
  sideOf,
  specOf,
  uses,
} from '../engine/battle.ts';
import type { Frame } from '../engine/frames.ts';
import { refusing } from '../engine/refusals.ts';
import { command } from '../engine/spec.ts';
import { otherSide, type Side } from '../engine/words.ts';
import { closeActivation, openActivation } from '../moving/activation.ts';
import { whyNotItsTurn } from '../moving/whose-turn.ts';

const no = refusing({
  'roll-first': { code: 'roll-first', case: 'A-56', message: '{model} is a Sentry: roll for it before it moves.' },
  'must-roll': {
    code: 'must-roll',
    case: 'R-118',
    message: '{model} has not been rolled for: every Sentry is, before the half is over.',
  },
  'no-roll': { code: 'no-roll', case: 'A-56', message: '{model} is not rolled for now.' },
});

/** A Sentry before the alarm. */
export const isOnWatch = (b: Battle, model: number): boolean =>
  uses(b, 'sentries') && specOf(b, model).sentry === true && !b.s.alarm;

/** Who is Engaged or held by a power is not rolled for; who lies down is. */
const waitsForRoll = (b: Battle, model: number): boolean =>
  isOnWatch(b, model) &&
  isOnTable(b, model) &&
  !isBound(b, model) &&
  !isEngaged(b, model) &&
  !isTransfixed(b, model) &&
  !hasMark(b, model, 'rolled') &&
  !hasMark(b, model, 'done');

/** Why the side may not end its Move half yet. */
export function whyHalfCannotEnd(b: Battle, side: Side): Refusal | null {
  const left = b.field.models.find((spec) => spec.side === side && waitsForRoll(b, spec.index));
  return left === undefined ? null : no('must-roll', { model: nameOf(b, left.index) });
}

/** Why a model may not be activated by its owner yet. */
export const whyMustRoll = (b: Battle, model: number): Refusal | null =>
  waitsForRoll(b, model) ? no('roll-first', { model: nameOf(b, model) }) : null;

/** Before the alarm Sentries shoot at nobody and cast nothing. */
export const holdsStill = (b: Battle, model: number): boolean => isOnWatch(b, model) && !b.field.house.sentryShoot;

function whyNot(b: Battle, f: Frame, side: Side, model: number): Refusal | null {
  const barred = whyNotItsTurn(b, f, side, model);
  if (barred !== null) return barred;
  return waitsForRoll(b, model) ? null : no('no-roll', { model: nameOf(b, model) });
}

export const rollSentryCommand = command<'rollSentry'>({
  type: 'rollSentry',
  frames: ['halfMove', 'heroic', 'activation'],
  actor: ({ model }) => model,
  *legal(b, f, side, models) {
    for (const model of models)
      if (whyNot(b, f, side, model) === null) yield { type: 'rollSentry', model: idOf(b, model) };
  },
  check: (b, f, side, { model }) => whyNot(b, f, side, findModel(b, model)),
  apply(b, f, _side, { model: id }, ctx) {
    const model = findModel(b, id);
    if (f.kind === 'activation') closeActivation(b, f);
    mark(b, model, 'rolled');
    const die = ctx.d6();
    const result = sentryWalk(die);
    ctx.emit({ type: 'sentry', model: id, die, result });
    //
    if (result === 'searches') mark(b, model, 'done');
    // Nobody walks whom he does not see.
    else if (result === 'distracted' && modelOf(b, model).hidden) mark(b, model, 'done');
    // The other side walks it.
    else if (result === 'distracted')
      openActivation(b, model, { by: otherSide(sideOf(b, model)), going: 'distracted' });
    // Its owner walks it, three inches at most; alert, it moves as any model when its owner likes.
    else if (result === 'walks') openActivation(b, model, { going: 'walks' });
  },
  offer: () => ({
    odds: {
      roll: 'A die: 1 it stays, 2 or 3 the other side walks it, 4 or 5 it walks three inches, 6 it moves as it likes.',
      modifiers: [],
      outcomes: [
        { kind: 'searches', label: 'stays', chance: { n: 1, d: 6 } },
        { kind: 'distracted', label: 'the other side walks it', chance: { n: 2, d: 6 } },
        { kind: 'walks', label: 'walks', chance: { n: 2, d: 6 } },
        { kind: 'alert', label: 'alert', chance: { n: 1, d: 6 } },
      ],
    },
  }),
});
