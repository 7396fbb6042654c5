/** To jump or climb a barrier, or leap a gap, that the model touches: a die decides. */
import { chancesOf } from '../charts/row.ts';
import { CHARTS } from '../data/index.ts';
import { type Battle, idOf, mark, modelOf } from '../engine/battle.ts';
import type { Command } from '../engine/command-schemas.ts';
import type { Frame } from '../engine/frames.ts';
import { command } from '../engine/spec.ts';
import type { Side } from '../engine/words.ts';
import { beginTrial } from '../heroes/trial-frame.ts';
import { act } from '../moving/activation.ts';
import { climbingCost, type Crossing, obstacleOf, whyCannotCross } from './obstacles.ts';

const FRAMES = ['halfMove', 'heroic', 'activation'] as const;

/** What each model can cross in this way, in the order of the table. */
function* crossings(
  b: Battle,
  frame: Frame,
  side: Side,
  models: readonly number[],
  how: Crossing,
): Iterable<{ readonly model: string; readonly over: string }> {
  const { table, areas } = b.field;
  const ids = how === 'leap' ? areas.filter(({ kind }) => kind === 'gap') : table.barriers;
  if (ids.length === 0) return;
  for (const model of models) {
    for (const { id } of ids) {
      if (whyCannotCross(b, frame, side, model, how, id) === null) yield { model: idOf(b, model), over: id };
    }
  }
}

function begin(
  b: Battle,
  frame: Frame,
  given: Command & { readonly model: string },
  how: Crossing,
  over: string,
): void {
  const model = b.field.indexOf(given.model);
  act(b, frame, { model, command: given }, () => {
    const obstacle = obstacleOf(b, how, over);
    if (how === 'climb' && obstacle !== undefined) {
      modelOf(b, model).spent += climbingCost(obstacle);
      mark(b, model, 'moved');
    }
    beginTrial(b, { model, what: how, over });
  });
}

const LABELS: Readonly<Record<string, string>> = {
  stays: 'stays, its move over',
  falls: 'falls',
  across: 'across, its move over',
  over: 'over, its move over',
  'across-and-goes-on': 'across, and may go on',
  'over-and-goes-on': 'over, and may go on',
};

const oddsOf = (how: Crossing) => ({
  odds: {
    roll: 'A die on the chart.',
    modifiers: [],
    outcomes: [...chancesOf<string>(CHARTS[how])].map(([kind, chance]) => ({
      kind,
      label: LABELS[kind] ?? kind,
      chance,
    })),
  },
});

export const jumpCommand = command<'jump'>({
  type: 'jump',
  frames: FRAMES,
  actor: ({ model }) => model,
  *legal(b, f, side, models) {
    for (const { model, over } of crossings(b, f, side, models, 'jump')) yield { type: 'jump', model, barrier: over };
  },
  check: (b, f, side, { model, barrier }) => whyCannotCross(b, f, side, b.field.indexOf(model), 'jump', barrier),
  apply: (b, f, _side, jump) => begin(b, f, jump, 'jump', jump.barrier),
  offer: () => oddsOf('jump'),
});

export const climbCommand = command<'climb'>({
  type: 'climb',
  frames: FRAMES,
  actor: ({ model }) => model,
  *legal(b, f, side, models) {
    for (const { model, over } of crossings(b, f, side, models, 'climb')) yield { type: 'climb', model, barrier: over };
  },
  check: (b, f, side, { model, barrier }) => whyCannotCross(b, f, side, b.field.indexOf(model), 'climb', barrier),
  apply: (b, f, _side, climb) => begin(b, f, climb, 'climb', climb.barrier),
  offer(b, _f, _side, { barrier }) {
    const obstacle = obstacleOf(b, 'climb', barrier);
    return { cost: obstacle === undefined ? 0 : climbingCost(obstacle), ...oddsOf('climb') };
  },
});

export const leapCommand = command<'leap'>({
  type: 'leap',
  frames: FRAMES,
  actor: ({ model }) => model,
  *legal(b, f, side, models) {
    for (const { model, over } of crossings(b, f, side, models, 'leap')) yield { type: 'leap', model, area: over };
  },
  check: (b, f, side, { model, area }) => whyCannotCross(b, f, side, b.field.indexOf(model), 'leap', area),
  apply: (b, f, _side, leap) => begin(b, f, leap, 'leap', leap.area),
  offer: () => oddsOf('leap'),
});
