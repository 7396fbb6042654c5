/** [S-151 … S-154, R-43] A spear thrown on the charge: the way of the charge up to an inch from its target, the throw, and then on. */
import { push, type Refusal } from '@warbeacon/kernel';
import { cost256, type Point } from '@warbeacon/plane';
import { followedBy, oddsOfTest } from '../courage/odds.ts';
import { testsTerror } from '../courage/tests-first.ts';
import { type Battle, idOf, isEngaged, mark, nameOf } from '../engine/battle.ts';
import type { CommandOf } from '../engine/command-schemas.ts';
import type { Frame } from '../engine/frames.ts';
import { command } from '../engine/spec.ts';
import type { At } from '../engine/state.ts';
import type { Side } from '../engine/words.ts';
import { type Stretch, haltBefore } from '../geometry/entry.ts';
import { act, openOf } from '../moving/activation.ts';
import { moverOf } from '../moving/bodies.ts';
import { chargesOfOne } from '../moving/candidates.ts';
import { carryOutPath } from '../moving/carrying-out.ts';
import { whyCannotCharge } from '../moving/charging.ts';
import { whyCannotWalk } from '../moving/move-command.ts';
import { isWithinReach, judge, pathOf, pointsOf, refusalOf, sceneOf } from '../moving/scene.ts';
import { whyMovesOnly } from '../moving/whose-turn.ts';
import { discUnder } from '../sight/distance.ts';
import { sees } from '../sight/sight.ts';
import { oddsOfWay } from '../water/swim-odds.ts';
import { oddsOfShot } from './odds.ts';
import { no } from './refusals.ts';
import { hiderName, type Missile, missilesOf, whyNoAttack, whyNoTarget, whyTooDeep } from './who-shoots.ts';

type Throw = CommandOf<'throw'>;

const spearsOf = (b: Battle, model: number): Missile | undefined =>
  missilesOf(b, model).find(({ onCharge }) => onCharge);

/** Why a model may throw at nobody on a charge. */
function whyNoThrow(b: Battle, frame: Frame, side: Side, model: number): Refusal | null {
  const barred = whyCannotWalk(b, frame, side, model) ?? whyMovesOnly(b, frame, model);
  if (barred !== null) return barred;
  if (spearsOf(b, model) === undefined) return no('no-spears', { model: nameOf(b, model) });
  return whyNoAttack(b, model);
}

interface Halt extends Stretch {
  /** What is left of the way. */
  readonly rest: readonly Point[];
}

/** [M-16] */
function haltOf(b: Battle, model: number, points: readonly Point[], target: number): Halt {
  const halt = haltBefore(moverOf(b, model), points, discUnder(b, target));
  const walked = halt.points.findIndex(({ x, y }, i) => points[i]?.x !== x || points[i]?.y !== y);
  return { ...halt, rest: points.slice(walked < 0 ? halt.points.length : walked) };
}

function whyNot(b: Battle, frame: Frame, side: Side, { model: id, target: at, path }: Throw): Refusal | null {
  const [model, target] = [b.field.indexOf(id), b.field.indexOf(at)];
  const barred = whyNoThrow(b, frame, side, model) ?? whyCannotCharge(b, frame, model, [target], [at]);
  return barred ?? whyNoTarget(b, model, target) ?? whyNotAlong(b, frame, model, target, pointsOf(path));
}

/** The whole way to contact is looked at before the throw, as it will be gone: with the halt as a corner. */
function whyNotAlong(b: Battle, frame: Frame, model: number, target: number, points: readonly Point[]): Refusal | null {
  const scene = sceneOf(b, frame, model);
  const fault = judge(b, scene, points, [target]);
  if (fault !== null) return refusalOf(b, scene, fault);
  const { points: walked, rest, at } = haltOf(b, model, points, target);
  const inTwo = judge(b, scene, [...walked, ...rest], [target]);
  if (inTwo !== null) return refusalOf(b, scene, inTwo);
  const halt: At = [at.x, at.y];
  // The throw is a command by itself, which ends at the halt.
  if (scene.lead !== null && !isWithinReach({ ...scene, mover: { ...scene.mover, x: at.x, y: at.y } }))
    return refusalOf(b, scene, { code: 'out-of-reach', other: scene.lead.model });
  const deep = whyTooDeep(b, model, halt);
  if (deep !== null) return deep;
  const sight = sees(b, model, target, halt);
  const named = { model: nameOf(b, model), target: nameOf(b, target) };
  if (sight.seen === 'none') return no('no-sight', named);
  if (sight.seen === 'whole') return null;
  return no(isEngaged(b, target) ? 'hidden-in-a-fight' : 'throw-hidden', { ...named, hider: hiderName(b, sight) });
}

export const throwCommand = command<'throw'>({
  type: 'throw',
  frames: ['halfMove', 'heroic', 'activation'],
  sampled: true,
  actor: ({ model }) => model,
  *legal(b, frame, side, models) {
    for (const model of models) {
      if (spearsOf(b, model) === undefined || whyNoThrow(b, frame, side, model) !== null) continue;
      for (const { points, target } of chargesOfOne(b, frame, model)) {
        if (whyNoTarget(b, model, target) !== null || whyNotAlong(b, frame, model, target, points) !== null) continue;
        yield { type: 'throw', model: idOf(b, model), target: idOf(b, target), path: pathOf(points) };
      }
    }
  },
  check: whyNot,
  apply(b, frame, _side, given, ctx) {
    const [model, target] = [b.field.indexOf(given.model), b.field.indexOf(given.target)];
    act(b, frame, { model, command: given, charges: [target] }, (activation) => {
      const { points, rest } = haltOf(b, model, pointsOf(given.path), target);
      // Who comes into water on the way there does not get so far as to throw.
      if (points.length > 0 && !carryOutPath(b, ctx, model, { path: pathOf(points) })) return;
      activation.mustCharge = target;
      activation.rest = rest.map(({ x, y }): At => [x, y]);
      mark(b, model, 'threw');
      const weapon = spearsOf(b, model)?.id ?? '';
      push<Frame>(b.s, {
        kind: 'shot',
        shooter: model,
        target,
        weapon,
        onCharge: true,
        dice: [],
        way: [],
        step: 'hit',
      });
    });
  },
  offer(b, frame, _side, { model: id, target, path }) {
    const model = b.field.indexOf(id);
    const weapon = spearsOf(b, model);
    const { mover, ground } = sceneOf(b, frame, model);
    const { points } = haltOf(b, model, pointsOf(path), b.field.indexOf(target));
    const cost = cost256([mover, ...points], ground.slow);
    if (weapon === undefined) return { cost };
    const aim = { shooter: model, target: b.field.indexOf(target), weapon, way: [], onCharge: true };
    // [R-34, M-16] First the test of Terror; and whoever comes into water on the way does not get so far as to throw.
    const ahead = oddsOfWay(b, model, pathOf(points)) ?? oddsOfShot(b, aim);
    const tests = testsTerror(b, openOf(frame, model), model, [aim.target]);
    return { cost, odds: tests ? followedBy(oddsOfTest(b, model), ahead) : ahead };
  },
});
