/** [X-3 … X-6, M-12, M-24] What a model crosses by a die: a barrier that is jumped or climbed, a gap that is leapt. */
import type { Refusal } from '@warbeacon/kernel';
import { INCH, type Point } from '@warbeacon/plane';
import { type Battle, figureOf, nameOf } from '../engine/battle.ts';
import type { Frame } from '../engine/frames.ts';
import { refusing } from '../engine/refusals.ts';
import type { Side } from '../engine/words.ts';
import { landingPlace } from '../geometry/putting.ts';
import { bodiesAround, moverOf } from '../moving/bodies.ts';
import { goingOf, leftNow } from '../moving/activation.ts';
import { groundFor, isSolidFor } from '../moving/ground.ts';
import { whyCannotWalk } from '../moving/move-command.ts';
import { isWithinReach, sceneOf } from '../moving/scene.ts';

export type Crossing = 'jump' | 'climb' | 'leap';

const no = refusing({
  'no-barrier': { code: 'no-such-ground', case: 'X-4', message: 'There is no barrier {over}.' },
  'no-gap': { code: 'no-such-ground', case: 'X-6', message: 'There is no gap {over}.' },
  'not-solid': { code: 'no-need', case: 'X-3', message: 'So low a barrier hinders {model} in nothing.' },
  'too-high': { code: 'too-high', case: 'X-5', message: 'What is higher than {model} is climbed, not jumped.' },
  'not-high': { code: 'not-high', case: 'X-4', message: 'What is not higher than {model} is jumped, not climbed.' },
  mounted: { code: 'mounted', case: 'X-5', message: 'Cavalry does not climb.' },
  'left-too-little': {
    code: 'too-far',
    case: 'X-5',
    message: 'To climb takes twice the height in movement; {model} has less left.',
  },
  'too-wide': { code: 'too-wide', case: 'X-6', message: '{model} leaps twice its own height at most.' },
  'not-beside': { code: 'not-beside', case: 'M-24', message: '{model} does not touch it.' },
  'not-clear': { code: 'not-clear', case: 'M-24', message: 'The place on the other side is not clear for {model}.' },
  'out-of-reach': {
    code: 'out-of-reach',
    case: 'X-13',
    message: '{model} would not end within reach of who leads the move.',
  },
  distracted: {
    code: 'may-not-cross',
    case: 'A-58',
    message: 'Nobody moves a Sentry of the other side over a barrier or a gap.',
  },
});

interface Obstacle {
  /** u: of a barrier its height, of a gap its depth. */
  readonly height: number;
  /** u: 0 for a barrier. */
  readonly width: number;
}

export function obstacleOf({ field }: Battle, how: Crossing, over: string): Obstacle | undefined {
  if (how !== 'leap') {
    const barrier = field.table.barriers.find(({ id }) => id === over);
    return barrier && { height: barrier.height, width: 0 };
  }
  const gap = field.areas.find(({ id, kind }) => id === over && kind === 'gap')?.data;
  return gap?.kind === 'gap' ? { height: gap.depth, width: gap.width } : undefined;
}

/** What climbing costs, in 1/256 u. */
export const climbingCost = ({ height }: Obstacle): number => 2 * height * 256;

function landing(b: Battle, model: number, over: string, { width }: Obstacle) {
  const lines = b.field.solids.filter(({ id }) => id === over);
  const mover = moverOf(b, model);
  const room = {
    bodies: bodiesAround(b, model, width + 2 * mover.r + 2 * INCH),
    table: b.field.table,
    ground: groundFor(b, model),
  };
  return landingPlace(mover, { lines, width }, room);
}

/** [M-24] Where it comes down. Throws where `whyCannotCross` would say why it cannot. */
export function landingOf(b: Battle, model: number, how: Crossing, over: string): Point {
  const obstacle = obstacleOf(b, how, over);
  const place = obstacle && landing(b, model, over, obstacle);
  if (place === undefined || !('to' in place)) throw new Error(`nowhere to come down over ${over}`);
  return place.to;
}

/** Which way of crossing its size leaves. */
function whyNotThis(b: Battle, frame: Frame, model: number, how: Crossing, obstacle: Obstacle): Refusal | null {
  const figure = figureOf(b, model);
  const named = { model: nameOf(b, model) };
  if (how === 'leap') return obstacle.width > 2 * figure.height ? no('too-wide', named) : null;
  if (!isSolidFor(obstacle, figure)) return no('not-solid', named);
  if (how === 'jump') return obstacle.height > figure.height ? no('too-high', named) : null;
  if (obstacle.height <= figure.height) return no('not-high', named);
  if (figure.build === 'Cavalry') return no('mounted');
  return leftNow(b, frame, model) < climbingCost(obstacle) ? no('left-too-little', named) : null;
}

export function whyCannotCross(
  b: Battle,
  frame: Frame,
  side: Side,
  model: number,
  how: Crossing,
  over: string,
): Refusal | null {
  const obstacle = obstacleOf(b, how, over);
  if (obstacle === undefined) return how === 'leap' ? no('no-gap', { over }) : no('no-barrier', { over });
  const barred = whyCannotWalk(b, frame, side, model);
  if (barred !== null) return barred;
  //
  if (goingOf(b, frame, model) === 'distracted') return no('distracted');
  const wrong = whyNotThis(b, frame, model, how, obstacle);
  if (wrong !== null) return wrong;
  const named = { model: nameOf(b, model) };
  const place = landing(b, model, over, obstacle);
  if (!('to' in place)) return no(place.code, named);
  const scene = sceneOf(b, frame, model);
  const there = { ...scene, mover: { ...scene.mover, ...place.to } };
  return isWithinReach(there) ? null : no('out-of-reach', named);
}
