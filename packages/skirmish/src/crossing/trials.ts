/** [T-4, X-4 … X-7, M-24] What the die of a jump, a climb or a leap leads to. */
import { climb } from '../charts/climb.ts';
import { jump } from '../charts/jump.ts';
import { leap } from '../charts/leap.ts';
import { type Battle, type Chance, figureOf, idOf, mark, modelOf } from '../engine/battle.ts';
import type { EventOf } from '../engine/events.ts';
import { INCH, quotient } from '@warbeacon/plane';
import type { At } from '../engine/state.ts';
import type { Trial, TrialKind } from '../heroes/trial-frame.ts';
import { hit } from '../heroes/wound-frame.ts';
import { knockDown, place } from '../moving/carrying-out.ts';
import { comeIntoDeepWater, firstWetPoint } from '../water/wading.ts';
import { type Crossing, landingOf, obstacleOf } from './obstacles.ts';
import { leftToGoOn } from './going-on.ts';

type Result = 'stays' | 'falls' | 'comes' | 'goes-on';

const RESULTS: Readonly<Record<Crossing, (total: number) => Result>> = {
  jump: (total) => (({ stays: 'stays', across: 'comes', 'across-and-goes-on': 'goes-on' }) as const)[jump(total)],
  climb: (total) => (({ falls: 'falls', over: 'comes', 'over-and-goes-on': 'goes-on' }) as const)[climb(total)],
  leap: (total) => (({ falls: 'falls', across: 'comes', 'across-and-goes-on': 'goes-on' }) as const)[leap(total)],
};

const kindOf = (how: Crossing): TrialKind => ({
  // To go on is of use only to who has something left.
  thresholds: (b, { model }) => (leftToGoOn(b, model) ? [2, 6] : [2]),
  conclude(b, { model, over, dice: [die = 0] }, ctx, total) {
    const result = RESULTS[how](total);
    const came = result === 'comes' || result === 'goes-on';
    if (came) comeDown(b, ctx, { model, over }, how, die, result === 'goes-on');
    else stay(b, ctx, { model, over }, how, die, result === 'falls');
  },
});

export const jumpTrial = kindOf('jump');
export const climbTrial = kindOf('climb');
export const leapTrial = kindOf('leap');

type Where = Pick<Trial, 'model' | 'over'>;

function tell(
  b: Battle,
  ctx: Chance,
  { model, over }: Where,
  told: Pick<EventOf<'crossed'>, 'how' | 'die' | 'came' | 'goesOn'>,
): void {
  const { at } = modelOf(b, model);
  if (at === null) throw new Error(`${idOf(b, model)} is not on the table`);
  ctx.emit({ type: 'crossed', model: idOf(b, model), over, ...told, at: [at[0], at[1]] });
}

function comeDown(b: Battle, ctx: Chance, where: Where, how: Crossing, die: number, goesOn: boolean): void {
  const { model, over } = where;
  const { x, y } = landingOf(b, model, how, over);
  const at: At = [x, y];
  const wet = firstWetPoint(b, model, [at]) !== null;
  place(b, ctx, model, at);
  tell(b, ctx, where, { how, die, came: true, goesOn });
  if (!goesOn) mark(b, model, 'halted');
  if (wet) comeIntoDeepWater(b, ctx, model);
}

function stay(b: Battle, ctx: Chance, where: Where, how: Crossing, die: number, falls: boolean): void {
  tell(b, ctx, where, { how, die, came: false, goesOn: false });
  mark(b, where.model, 'halted');
  if (falls) fall(b, ctx, where.model, obstacleOf(b, how, where.over)?.height ?? 0);
}

/** One hit, and one more for each full inch by which the fall of `height` u is deeper than the model is high. */
export const hitsOfFall = (height: number, of: number): number => 1 + Math.max(0, quotient(height - of, INCH));

/** Who falls is Prone where it is; its hits are resolved one after the other. */
function fall(b: Battle, ctx: Chance, model: number, height: number): void {
  const hits = hitsOfFall(height, figureOf(b, model).height);
  ctx.emit({ type: 'fell', model: idOf(b, model), hits });
  for (let i = 0; i < hits; i++) hit(b, { victim: model, by: -1, how: 'fall', strength: b.field.house.fallStrength });
  knockDown(b, ctx, model, 'fall');
}
