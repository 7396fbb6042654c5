/** Swim tests at the start of a Move half, in the order that their owner likes. */
import { pop, push } from '@warbeacon/kernel';
import {
  type Battle,
  type Chance,
  findModel,
  hasMark,
  idOf,
  isBound,
  isOnTable,
  onTable,
  unmark,
  uses,
} from '../engine/battle.ts';
import type { Frame } from '../engine/frames.ts';
import { refusing } from '../engine/refusals.ts';
import { as, command, frame } from '../engine/spec.ts';
import type { Side } from '../engine/words.ts';
import { swimOdds } from './swim-odds.ts';
import { beginSwim, isInDeepWater, isInWater } from './wading.ts';

const no = refusing({
  'no-duty': { code: 'no-duty', case: 'A-7', message: '{model} need not test whether it swims now.' },
});

/** Who begins the phase in deep water, and has not tested in it yet; who was knocked down in shallow water and is in it still. */
const mustTest = (b: Battle, model: number): boolean =>
  !isBound(b, model) &&
  ((isInDeepWater(b, model) && !hasMark(b, model, 'swum')) || (hasMark(b, model, 'wet') && isInWater(b, model)));

function begin(b: Battle, side: Side, models: readonly number[]): void {
  if (!uses(b, 'water')) return;
  const left = models.filter((model) => mustTest(b, model));
  // Who has come out of the water meanwhile has nothing to fear of it.
  for (const model of models) unmark(b, model, 'wet');
  if (left.length > 0) push<Frame>(b.s, { kind: 'duties', side, left });
}

export const beginDuties = (b: Battle, _ctx: Chance, side: Side): void => begin(b, side, onTable(b, side));

/** Those of a heroic move who lie in deep water test before it. */
export const beginDutiesOf = (b: Battle, _ctx: Chance, side: Side, models: readonly number[]): void =>
  begin(
    b,
    side,
    models.filter((model) => isOnTable(b, model)),
  );

export const dutiesFrame = frame<'duties'>({
  kind: 'duties',
  step(b, f) {
    f.left = f.left.filter((model) => isOnTable(b, model));
    if (f.left.length > 0) return false;
    pop(b.s);
    return true;
  },
  decider: (_b, { side }) => side,
  asks: (b, { left }) => ({ models: left.map((model) => idOf(b, model)) }),
});

/** The die falls by an order, for the last one, too. */
export const swimCommand = command<'test'>({
  type: 'test',
  frames: ['duties'],
  actor: ({ model }) => model,
  *legal(b, f, _side, models) {
    for (const model of models) if (as('duties', f).left.includes(model)) yield { type: 'test', model: idOf(b, model) };
  },
  check: (b, f, _side, { model }) =>
    as('duties', f).left.includes(findModel(b, model)) ? null : no('no-duty', { model }),
  apply(b, f, _side, { model: id }) {
    const duties = as('duties', f);
    const model = findModel(b, id);
    duties.left = duties.left.filter((each) => each !== model);
    beginSwim(b, model);
  },
  offer: (b, _f, _side, { model }) => ({ odds: swimOdds(b, findModel(b, model)) }),
});
