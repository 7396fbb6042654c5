/** The Move half: who is worth being asked is seen from the view; what it does is the best of its menu. */
import type { Offered } from '@warbeacon/kernel';
import type { Command } from '@warbeacon/skirmish';
import { type Board, distance, gap, INCH, isHeld, type Place, type Unit } from './board.ts';
import { chanceOf, type Input } from './bot.ts';
import { chargeGain } from './charges.ts';
import { isDeepAt } from './ground.ts';
import { castGain } from './magic.ts';
import { isAtExit } from './carried.ts';
import { inTheWay, placeWorth } from './places.ts';
import type { Plan, Wish } from './plan.ts';
import type { SkirmishWeights } from './weights.ts';

export interface Judge {
  readonly board: Board;
  readonly plan: Plan;
  readonly weights: SkirmishWeights;
}

/** Models that are asked for one decision at most. */
const ASKED = 18;

interface Found {
  readonly command: Command;
  readonly gain: number;
}

/** The best order of the first model that has one worth giving; `undefined`: the half is over. */
export function orderInMove(input: Input, judge: Judge): Command | undefined {
  const { board, weights } = judge;
  const mustRoll = board.own.find(isToBeRolled(board));
  const order = inOrder(judge);
  for (const [place, unit] of order.entries()) {
    if (place >= ASKED && place < order.length - 1) continue;
    const found = bestFor(input, judge, unit);
    if (found !== undefined && found.gain > weights.step) return found.command;
  }
  if (mustRoll !== undefined) {
    const roll = input.optionsOf(mustRoll.id).find(({ command }) => command.type === 'rollSentry');
    if (roll !== undefined) return roll.command;
  }
  return reserves(input, judge);
}

const isToBeRolled =
  ({ view }: Board) =>
  ({ model }: Unit): boolean =>
    model.sentry &&
    !view.alarm &&
    !model.marks.includes('rolled') &&
    !model.marks.includes('done') &&
    model.engaged.length === 0 &&
    view.setup.uses.includes('sentries');

function reserves(input: Input, judge: Judge): Command | undefined {
  const { view, side } = judge.board;
  for (const [id, model] of Object.entries(view.models)) {
    if (model.side !== side || model.gone !== 'reserve') continue;
    let best: Found | undefined;
    for (const { command } of input.optionsOf(id)) {
      if (command.type !== 'arrive') continue;
      const end = command.path.at(-1) ?? [0, 0];
      const prize = judge.plan.prize ?? { x: judge.board.table.w / 2, y: judge.board.table.h / 2 };
      const gain = 100 - distance({ x: end[0], y: end[1] }, prize) / INCH + (command.charge === undefined ? 0 : 8);
      if (best === undefined || gain > best.gain) best = { command, gain };
    }
    if (best !== undefined) return best.command;
  }
  return undefined;
}

/** Of a model that acts already: what it still does, or its end. */
export function orderInActivation(input: Input, judge: Judge, id: string): Command | undefined {
  const { board, weights } = judge;
  const offers = input.optionsOf(id);
  const unit = board.byId.get(id);
  const halt = offers.find(({ command }) => command.type === 'halt')?.command;
  if (unit === undefined) return halt ?? offers[0]?.command;
  const foreign = unit.side !== board.side;
  const found = foreign ? leadAstray(judge, unit, offers) : bestOfOffers(judge, unit, offers);
  if (found !== undefined && (found.gain > weights.step || halt === undefined)) return found.command;
  return halt;
}

/** An enemy whom one may move for once goes where it is of least use. */
function leadAstray({ board, plan }: Judge, unit: Unit, offers: readonly Offered<Command>[]): Found | undefined {
  const usefulness = (at: Place): number => {
    const near = board.own.reduce((least, own) => Math.min(least, distance(own, at)), 12 * INCH);
    const guard = plan.prize === undefined ? 12 * INCH : Math.min(12 * INCH, distance(plan.prize, at));
    return near + guard / 2;
  };
  let best: Found | undefined;
  for (const { command } of offers) {
    if (command.type !== 'move') continue;
    const [x, y] = command.path.at(-1) ?? [unit.x, unit.y];
    const gain = (usefulness({ x, y }) - usefulness(unit)) / INCH + (command.charge === undefined ? 0 : -3);
    if (best === undefined || gain > best.gain) best = { command, gain };
  }
  return best;
}

/** Who casts, then who charges, horse first, then those who have furthest to go on, the foremost first. */
function inOrder({ board, plan, weights }: Judge): Unit[] {
  const ranked: { unit: Unit; rank: number }[] = [];
  for (const unit of board.own) {
    const { model } = unit;
    const carries = plan.prize?.by[0] === unit.id;
    if ((unit.done && !carries) || model.engaged.length > 0 || isHeld(unit) || model.rides !== null || model.bound)
      continue;
    if (['halted', 'dazed', 'commanded', 'crawled'].some((each) => model.marks.some((mark) => mark === each))) continue;
    const nearest = board.foes.reduce((least, foe) => Math.min(least, gap(foe, unit)), 1e9);
    const reaches = nearest <= model.mv * INCH + 300;
    const wish = plan.wishOf(unit);
    const far = wish.far(unit);
    const caster = unit.hero && model.will > 1 && nearest <= 18 * INCH && !model.marks.includes('cast');
    const busy = plan.bearers.has(unit.id) || model.carries.length > 0 || model.prone;
    // Who holds it goes last: others come to help, and out of the way.
    const bars = inTheWay(plan, unit, weights) > 0;
    if (!reaches && !caster && !busy && !bars && far < 0.6) continue;
    const rank =
      (caster ? 60 : 0) +
      (reaches ? 30 + (unit.cavalry ? 10 : 0) + (unit.spear ? -12 : 0) : 0) +
      (bars ? 40 : 0) +
      (carries ? -60 : busy ? 45 : 0) -
      far / 4;
    ranked.push({ unit, rank });
  }
  return ranked
    .toSorted((one, other) => other.rank - one.rank || (one.unit.id < other.unit.id ? -1 : 1))
    .map(({ unit }) => unit);
}

const bestFor = (input: Input, judge: Judge, unit: Unit): Found | undefined =>
  bestOfOffers(judge, unit, input.optionsOf(unit.id));

function bestOfOffers(judge: Judge, unit: Unit, offers: readonly Offered<Command>[]): Found | undefined {
  const wish = judge.plan.wishOf(unit);
  const now = placeWorth(judge, unit, wish, unit);
  let best: Found | undefined;
  for (const offer of offers) {
    const gain = gainOf(judge, unit, wish, now, offer);
    if (gain !== undefined && (best === undefined || gain > best.gain)) best = { command: offer.command, gain };
  }
  return best;
}

const BIG = 50;

/** Whether another bearer can still come and take hold in this half: alone one carries half as far. */
function waitsForMore({ board, plan }: Judge, unit: Unit): boolean {
  const { prize } = plan;
  if (prize === undefined || prize.by.length > 1) return false;
  return board.own.some(
    (other) =>
      other.id !== unit.id &&
      plan.bearers.has(other.id) &&
      !other.done &&
      other.model.engaged.length === 0 &&
      !isHeld(other) &&
      distance(other, prize) <= other.model.left / 256 + 2 * INCH,
  );
}

function gainOf(judge: Judge, unit: Unit, wish: Wish, now: number, offer: Offered<Command>): number | undefined {
  const { command } = offer;
  switch (command.type) {
    case 'move':
      return moveGain(judge, unit, wish, now, command);
    case 'carry': {
      const [x, y] = command.path.at(-1) ?? [unit.x, unit.y];
      const { prize } = judge.plan;
      if (prize === undefined || (judge.board.view.decision?.kind === 'activation' && waitsForMore(judge, unit)))
        return undefined;
      return wish.at({ x, y }) - wish.at(prize) - carriersSwim(judge, prize, command);
    }
    case 'throw': {
      const gain = throwGain(judge, unit, offer, command.target);
      const [x, y] = command.path.at(-1) ?? [unit.x, unit.y];
      const charge = chargeGain(judge.board, judge.plan, unit, { x, y }, [command.target], judge.weights);
      return wish.hurries && charge < 6 ? undefined : gain + charge + 0.1;
    }
    case 'cast':
      return castGain(judge, unit, offer, command);
    case 'stand':
      return 3;
    case 'test':
      return 0.5;
    case 'rollSentry':
      return 1;
    case 'drop':
      return judge.plan.isBarred && judge.plan.prize?.by[0] === unit.id ? BIG : undefined;
    case 'pickUp':
      return pickUpGain(judge, unit, command.object);
    case 'leave':
      return leaveGain(judge, unit);
    case 'mount':
      return unit.model.carries.length > 0 && unit.model.mv < 6 ? 20 : undefined;
    case 'jump':
    case 'climb':
      return crossGain(judge, unit, wish, command.barrier);
    case 'leap':
      return leapGain(judge, unit, wish, command.area);
    default:
      return undefined;
  }
}

function moveGain(
  judge: Judge,
  unit: Unit,
  wish: Wish,
  now: number,
  { path, charge }: Extract<Command, { type: 'move' }>,
): number | undefined {
  const { board, plan, weights } = judge;
  const [x, y] = path.at(-1) ?? [unit.x, unit.y];
  const end = { x, y };
  if (charge !== undefined && charge.length > 0) {
    const gain = chargeGain(board, plan, unit, end, charge, weights) - weights.charge;
    // Who has an errand fights only where it pays well.
    return wish.hurries ? gain - 5 : gain + weights.step + 0.3;
  }
  return placeWorth(judge, unit, wish, end) - now - swims(judge, unit, unit, path);
}

/** Bearers go the same way beside each other. */
function carriersSwim(judge: Judge, from: Place, { models, path }: Extract<Command, { type: 'carry' }>): number {
  return models.reduce((sum, id) => {
    const bearer = judge.board.byId.get(id);
    if (bearer === undefined) return sum;
    const way = path.map(([x, y]) => [x + bearer.x - from.x, y + bearer.y - from.y] as const);
    return sum + swims(judge, bearer, bearer, way);
  }, 0);
}

/** Looked at every so many inches of a way. */
const LOOK = 0.4;

/** What it may cost to go a way through deep water: who wears much sinks. */
function swims({ board }: Judge, unit: Unit, from: Place, path: readonly (readonly [number, number])[]): number {
  if (!board.view.setup.uses.includes('water')) return 0;
  let at = from;
  for (const [x, y] of path) {
    const steps = Math.ceil(distance(at, { x, y }) / (LOOK * INCH));
    for (let i = 1; i <= steps; i++) {
      const there = { x: at.x + ((x - at.x) * i) / steps, y: at.y + ((y - at.y) * i) / steps };
      if (isDeepAt(board.table, there)) return 4 + unit.worth / 2;
    }
    at = { x, y };
  }
  return 0;
}

function throwGain({ board }: Judge, unit: Unit, offer: Offered<Command>, target: string): number {
  const victim = board.byId.get(target);
  return victim === undefined || unit.model.marks.includes('threw') ? 0 : chanceOf(offer, 'slain') * victim.worth;
}

function pickUpGain({ board, plan }: Judge, unit: Unit, id: string): number | undefined {
  const object = board.view.objects[id];
  if (object === undefined) return undefined;
  if (object.kind === 'light') return BIG / 2;
  if (board.side !== 'good') return undefined;
  // To take hold of it where one cannot leave with it is what stopped it.
  if (plan.isBarred && !isAtExit(plan.exits, unit)) return undefined;
  return plan.bearers.has(unit.id) || object.by.length === 0 ? BIG : undefined;
}

function leaveGain({ board, plan }: Judge, unit: Unit): number | undefined {
  if (unit.model.carries.length > 0) return BIG * 2;
  if (board.side !== 'good') return undefined;
  const rider = Object.values(board.view.models).some(({ rides, carries }) => rides === unit.id && carries.length > 0);
  if (rider) return BIG * 2;
  return plan.prize === undefined && board.view.setup.scenario === 'the-watch' ? BIG : undefined;
}

/** To the other side of a wall, as far from it as on this one. */
function crossGain({ board }: Judge, unit: Unit, wish: Wish, id: string): number | undefined {
  const barrier = board.table.barriers.find((each) => each.id === id);
  if (barrier === undefined) return undefined;
  let nearest: Place | undefined;
  for (let i = 1; i < barrier.line.length; i++) {
    const foot = footOn(barrier.line[i - 1] ?? [0, 0], barrier.line[i] ?? [0, 0], unit);
    if (nearest === undefined || distance(foot, unit) < distance(nearest, unit)) nearest = foot;
  }
  if (nearest === undefined) return undefined;
  const across = { x: 2 * nearest.x - unit.x, y: 2 * nearest.y - unit.y };
  return wish.at(across) - wish.at(unit) - (barrier.height > 2000 ? 2 : 1);
}

function footOn([ax, ay]: readonly [number, number], [bx, by]: readonly [number, number], { x, y }: Place): Place {
  const [dx, dy] = [bx - ax, by - ay];
  const t = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
  return { x: ax + t * dx, y: ay + t * dy };
}

function leapGain({ board }: Judge, unit: Unit, wish: Wish, id: string): number | undefined {
  const area = board.table.areas.find((each) => each.id === id);
  if (area === undefined) return undefined;
  const mid = (axis: 0 | 1): number =>
    area.polygon.reduce((sum, corner) => sum + corner[axis], 0) / area.polygon.length;
  const across = { x: unit.x, y: 2 * mid(1) - unit.y };
  return wish.at(across) - wish.at(unit) - 1.5;
}
