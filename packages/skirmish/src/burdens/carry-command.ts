/** [A-30 …, M-28, R-52, R-120, R-129] Bearers move with what is Heavy, all by the same shift. */
import type { Refusal } from '@warbeacon/kernel';
import { cost256, INCH, type Point } from '@warbeacon/plane';
import {
  type Battle,
  byPlace,
  type Chance,
  discOf,
  findModel,
  hasMark,
  idOf,
  isEngaged,
  isOnTable,
  isTransfixed,
  mark,
  modelOf,
  nameOf,
  sideOf,
  uses,
} from '../engine/battle.ts';
import type { Frame } from '../engine/frames.ts';
import { refusing } from '../engine/refusals.ts';
import { command } from '../engine/spec.ts';
import type { At } from '../engine/state.ts';
import type { CommandOf } from '../engine/command-schemas.ts';
import type { Side } from '../engine/words.ts';
import { type Companion, checkTogether, wayBeside } from '../geometry/paths.ts';
import { cutBack, straightWays } from '../geometry/ways.ts';
import { act, leftNow, openOf } from '../moving/activation.ts';
import { bodiesAround, moverOf } from '../moving/bodies.ts';
import { settleContacts } from '../moving/engaging.ts';
import { groundFor } from '../moving/ground.ts';
import { pointsOf, refusalOf, sceneOf } from '../moving/scene.ts';
import { whyCannotAct, whyMovesOnly } from '../moving/whose-turn.ts';
import { comeIntoDeepWater, firstWetPoint, isInDeepWater } from '../water/wading.ts';
import { isHeavyFor, mayBeMovedBy, objectAt } from './holding.ts';
import { putAt } from './put-down-frame.ts';

const no = refusing({
  'not-here': { code: 'no-burdens', case: 'A-21', message: 'In this battle there is nothing to carry.' },
  'no-object': { code: 'no-such-object', case: 'A-29', message: 'There is no {object} that is carried.' },
  bearers: { code: 'not-bearers', case: 'A-32', message: 'All who hold {object} move with it, and nobody else.' },
  moved: { code: 'object-has-moved', case: 'A-33', message: '{object} has been moved in this phase already.' },
  held: { code: 'cannot-move', case: 'A-32', message: '{model} is Engaged, lies down or is held by a power.' },
});

type Carry = CommandOf<'carry'>;

const bearersOf = (b: Battle, { models }: Carry): number[] => models.map((id) => findModel(b, id)).toSorted(byPlace);

/** [S-122, R-113] Whether the other side moves it just now. */
function isCommanded(b: Battle, f: Frame, side: Side, model: number): boolean {
  const open = openOf(f, model);
  return open !== undefined && open.going === 'command' && open.by === side && side !== sideOf(b, model);
}

/** Why one of the bearers cannot go along, whatever the way. Who has walked up and taken hold waits, activated or not. */
function whyNotAlong(b: Battle, f: Frame, side: Side, model: number, leads: boolean): Refusal | null {
  const commanded = isCommanded(b, f, side, model);
  const held = isTransfixed(b, model) && !commanded;
  const stuck = isEngaged(b, model) || modelOf(b, model).prone || held || !isOnTable(b, model);
  if (stuck || ['halted', 'dazed', 'commanded'].some((each) => hasMark(b, model, each as 'halted')))
    return no('held', { model: nameOf(b, model) });
  // Whoever moves again among the Fights, nothing Heavy is carried then.
  const barred = commanded ? null : whyMovesOnly(b, f, model);
  return barred !== null || !leads || hasMark(b, model, 'done') ? barred : whyCannotAct(b, f, side, model);
}

/** What each may spend on the way: alone it costs twice as much. */
function may256(b: Battle, f: Frame, model: number, alone: boolean): number {
  const left = leftNow(b, f, model);
  return alone ? Math.trunc(left / 2) : left;
}

function whyNot(b: Battle, f: Frame, side: Side, order: Carry): Refusal | null {
  const barred = whyNotAtAll(b, f, side, order);
  if (barred !== null) return barred;
  const object = b.field.objectOf(order.object);
  const { at } = objectAt(b, object);
  return at === null ? null : whyNoWay(b, f, object, at, bearersOf(b, order), pointsOf(order.path));
}

/** Why it cannot be carried by these, whatever the way. */
function whyNotAtAll(b: Battle, f: Frame, side: Side, order: Carry): Refusal | null {
  if (!uses(b, 'burdens')) return no('not-here');
  const object = b.field.objectOf(order.object);
  const named = { object: b.field.objects[object]?.id ?? order.object };
  if (object < 0 || objectAt(b, object).at === null) return no('no-object', named);
  const { by } = objectAt(b, object);
  const bearers = bearersOf(b, order);
  const [one = -1] = by;
  if (one < 0 || by.join() !== bearers.join()) return no('bearers', named);
  // [S-122] Who carries alone is moved with it by who commands him; of two the other is not commanded.
  if (sideOf(b, one) !== side && !(by.length === 1 && isCommanded(b, f, side, one))) return no('bearers', named);
  if (by.some((each) => !isHeavyFor(b, object, each))) return no('no-object', named);
  if (!mayBeMovedBy(b, object, bearers)) return no('moved', named);
  for (const [i, model] of bearers.entries()) {
    const barred = whyNotAlong(b, f, side, model, i === 0);
    if (barred !== null) return barred;
  }
  return null;
}

function whyNoWay(
  b: Battle,
  f: Frame,
  object: number,
  at: At,
  bearers: readonly number[],
  points: readonly Point[],
): Refusal | null {
  const alone = bearers.length === 1;
  const base = { x: at[0], y: at[1] };
  const companions = bearers.map((model): Companion => ({ mover: moverOf(b, model), how: howOf(b, f, model, alone) }));
  const [first] = companions;
  if (first === undefined) return null;
  const carried = b.field.objects[object]?.model ?? -1;
  const bodies = bodiesAround(b, first.mover.index).filter(({ index }) => index !== carried);
  const fault = checkTogether(companions, wayBeside(points, base, first.mover), bodies, b.field.table);
  if (fault !== null) {
    const scene = sceneOf(b, f, fault.of);
    return refusalOf(b, scene, { ...fault, points: wayBeside(points, base, scene.mover) });
  }
  // The object goes the same way: it must find room, and has no zones to mind.
  const r = b.field.objects[object]?.r ?? 0;
  const others = bodies
    .filter(({ index }) => !bearers.includes(index))
    .map((body) => ({ ...body, foe: false, zone: false }));
  const how = { may256: Number.MAX_SAFE_INTEGER, ground: { ...groundFor(b, bearers[0] ?? 0), slow: [] } };
  const barred = checkTogether([{ mover: { index: -1, ...base, r }, how }], points, others, b.field.table);
  return barred === null ? null : refusalOf(b, sceneOf(b, f, bearers[0] ?? 0), barred);
}

function howOf(b: Battle, f: Frame, model: number, alone: boolean) {
  const from = openOf(f, model) === undefined ? null : modelOf(b, model).from;
  return {
    may256: may256(b, f, model, alone),
    ground: groundFor(b, model),
    ...(from !== null && { start: { x: from[0], y: from[1] } }),
  };
}

/** Headings that a menu tries. */
const HEADINGS = 16;

/** A step to come round something, in u. */
const SHORT = INCH / 2;

/** In every heading as far as may be, and a half and a quarter of all that is left, and a step; `leader` is named first. */
function* candidates(b: Battle, f: Frame, side: Side, object: number, leader: number): Iterable<Carry> {
  const { by, at } = objectAt(b, object);
  if (at === null || by.length === 0) return;
  const alone = by.length === 1;
  const far = Math.trunc(Math.min(...by.map((model) => may256(b, f, model, alone))) / 256);
  if (far <= 1) return;
  const models = [leader, ...by.filter((model) => model !== leader)].map((model) => idOf(b, model));
  const name = b.field.objects[object]?.id ?? '';
  const base = { x: at[0], y: at[1] };
  const order = (points: readonly Point[]): Carry => ({
    type: 'carry',
    object: name,
    models,
    path: points.map(({ x, y }) => [x, y]),
  });
  if (whyNotAtAll(b, f, side, order([])) !== null) return;
  const bearers = [...by].toSorted(byPlace);
  const may = (points: readonly Point[]): boolean => whyNoWay(b, f, object, at, bearers, points) === null;
  for (const points of straightWays(base, HEADINGS, far)) {
    const whole = cutBack(base, points, may);
    if (whole !== undefined) yield order(whole);
  }
  for (const length of [far >> 1, far >> 2, SHORT])
    for (const points of straightWays(base, HEADINGS, length)) if (length > 0 && may(points)) yield order(points);
}

export const carryCommand = command<'carry'>({
  type: 'carry',
  frames: ['halfMove', 'heroic', 'activation'],
  sampled: true,
  actor: ({ models: [first = ''] }) => first,
  *legal(b, f, side, models) {
    if (!uses(b, 'burdens')) return;
    for (const [object, { by }] of b.s.objects.entries()) {
      // Any of the bearers may lead: it is in the activation of the first that all of them move.
      for (const leader of models) {
        if (!by.includes(leader)) continue;
        yield* candidates(b, f, side, object, leader);
      }
    }
  },
  check: (b, f, side, order) => whyNot(b, f, side, order),
  apply(b, f, _side, order, ctx) {
    const bearers = bearersOf(b, order);
    const leader = bearers[0] ?? 0;
    const go = () => carryOut(b, ctx, order, bearers);
    // Who has been activated before joins in again with what is left.
    if (openOf(f, leader) === undefined && hasMark(b, leader, 'done')) go();
    else act(b, f, { model: leader, command: order }, go);
  },
});

function carryOut(b: Battle, ctx: Chance, order: Carry, bearers: readonly number[]): void {
  const object = b.field.objectOf(order.object);
  const state = objectAt(b, object);
  const from = state.at;
  if (from === null) return;
  const base = { x: from[0], y: from[1] };
  const { points, wet } = asFarAsDry(b, order, bearers, base);
  let most = 0;
  const dry = bearers.filter((model) => !isInDeepWater(b, model));
  for (const model of bearers) {
    const way = wayBeside(points, base, discOf(b, model));
    const spent = cost256([discOf(b, model), ...way], groundFor(b, model).slow) * (bearers.length === 1 ? 2 : 1);
    const one = modelOf(b, model);
    one.spent += spent;
    most = Math.max(most, spent);
    const end = way.at(-1);
    if (end !== undefined) one.at = [end.x, end.y];
    mark(b, model, 'moved');
  }
  const end = points.at(-1);
  if (end !== undefined) putAt(b, object, [end.x, end.y]);
  state.moved = true;
  state.movers = [...bearers];
  const path = points.map(({ x, y }) => [x, y] as const);
  ctx.emit({ type: 'carried', object: order.object, models: order.models, path, spent: most });
  for (const model of bearers) settleContacts(b, ctx, model);
  // All who come into it at this point test; the last test asked for is the first that is taken.
  const into = bearers.filter((model) => model === wet || (dry.includes(model) && isInDeepWater(b, model)));
  for (const model of into.toReversed()) comeIntoDeepWater(b, ctx, model);
}

/** [M-28] Cut at the first wet point of any bearer, who then tests. */
function asFarAsDry(
  b: Battle,
  { path }: Carry,
  bearers: readonly number[],
  base: Point,
): { points: Point[]; wet?: number } {
  const points = pointsOf(path);
  const cuts = bearers.flatMap((model) => {
    const own = discOf(b, model);
    const way = wayBeside(points, base, own).map(({ x, y }): At => [x, y]);
    const wet = firstWetPoint(b, model, way);
    return wet === null
      ? []
      : [{ model, points: wayBeside(pointsOf(wet), own, base), length: cost256([own, ...pointsOf(wet)], []) }];
  });
  const [nearest] = cuts.toSorted((one, other) => one.length - other.length || one.model - other.model);
  return nearest === undefined ? { points } : { points: nearest.points, wet: nearest.model };
}
