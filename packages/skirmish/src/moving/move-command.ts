/** [S-21 … S-39] A way, and whom it ends in contact with: nobody, or all enemies that the charge names. */
import type { Refusal } from '@warbeacon/kernel';
import { cost256 } from '@warbeacon/plane';
import { whyBurdenHinders, whyLightHinders } from '../burdens/holding.ts';
import { followedBy, oddsOfTest } from '../courage/odds.ts';
import { testsTerror } from '../courage/tests-first.ts';
import { type Battle, idOf, modelOf, nameOf } from '../engine/battle.ts';
import type { CommandOf } from '../engine/command-schemas.ts';
import type { Frame } from '../engine/frames.ts';
import { command } from '../engine/spec.ts';
import type { Side } from '../engine/words.ts';
import { fightAt } from '../fights/fight-at.ts';
import { whyNotJoin } from '../heroic-actions/new-fights.ts';
import { oddsOfWay } from '../water/swim-odds.ts';
import { act, leftNow, openOf } from './activation.ts';
import { movesOf } from './candidates.ts';
import { carryOutPath } from './carrying-out.ts';
import { chargesOf, whyCannotCharge } from './charging.ts';
import { no } from './refusals.ts';
import { judge, pathOf, pointsOf, refusalOf, sceneOf } from './scene.ts';
import { whyCannotAct, whyCannotMove } from './whose-turn.ts';

/** Why a model can go no way at all, whomever it would charge. */
export function whyCannotWalk(
  b: Battle,
  frame: Frame,
  side: Side,
  model: number,
  charges: readonly number[] = [],
): Refusal | null {
  const barred = whyCannotAct(b, frame, side, model, charges) ?? whyCannotMove(b, frame, model);
  if (barred !== null) return barred;
  // [S-48] In this order: who has crawled and stood has done all that it may.
  if (modelOf(b, model).marks.includes('crawled')) return no('crawled', { model: nameOf(b, model) });
  if (modelOf(b, model).prone) return no('prone', { model: nameOf(b, model) });
  const hindered = whyBurdenHinders(b, model) ?? whyLightHinders(b, model);
  if (hindered !== null) return hindered;
  return leftNow(b, frame, model) > 0 ? null : no('nothing-left', { model: nameOf(b, model) });
}

function whyNot(b: Battle, frame: Frame, side: Side, { model: id, path, charge }: CommandOf<'move'>): Refusal | null {
  const model = b.field.indexOf(id);
  const charges = chargesOf(b, charge);
  const barred =
    whyCannotWalk(b, frame, side, model, charges) ??
    whyCannotCharge(b, frame, model, charges, charge) ??
    whyNotJoin(b, frame, model, charges);
  if (barred !== null) return barred;
  const scene = sceneOf(b, frame, model);
  const fault = judge(b, scene, pointsOf(path), charges);
  return fault === null ? null : refusalOf(b, scene, fault);
}

export const moveCommand = command<'move'>({
  type: 'move',
  frames: ['halfMove', 'heroic', 'activation'],
  sampled: true,
  actor: ({ model }) => model,
  *legal(b, frame, side, models) {
    for (const model of models) {
      const must = openOf(frame, model)?.mustCharge ?? -1;
      if (whyCannotWalk(b, frame, side, model, must < 0 ? [] : [must]) !== null) continue;
      for (const { points, charges } of movesOf(b, frame, model)) {
        if (whyNotJoin(b, frame, model, charges) !== null) continue;
        const move: CommandOf<'move'> = { type: 'move', model: idOf(b, model), path: pathOf(points) };
        yield charges.length === 0 ? move : { ...move, charge: charges.map((target) => idOf(b, target)) };
      }
    }
  },
  check: whyNot,
  apply(b, frame, _side, move, ctx) {
    const model = b.field.indexOf(move.model);
    const charges = chargesOf(b, move.charge);
    act(b, frame, { model, command: move, charges }, (activation) => {
      activation.mustCharge = -1;
      activation.rest = [];
      carryOutPath(b, ctx, model, { path: move.path, charges });
    });
  },
  offer(b, frame, _side, { model: id, path, charge }) {
    const model = b.field.indexOf(id);
    const { mover, ground } = sceneOf(b, frame, model);
    const cost = cost256([mover, ...pointsOf(path)], ground.slow);
    const tests = testsTerror(b, openOf(frame, model), model, chargesOf(b, charge));
    const ahead = oddsOfWay(b, model, path) ?? (charge === undefined ? undefined : fightAt(b.s, id, charge)?.odds);
    const odds = tests ? followedBy(oddsOfTest(b, model), ahead) : ahead;
    return odds === undefined ? { cost } : { cost, odds };
  },
});
