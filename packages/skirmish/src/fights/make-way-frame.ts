/** [S-76 … S-79, S-141, R-22, R-23] A friend may Make Way for a loser who is blocked. */
import { pop, type Refusal } from '@warbeacon/kernel';
import {
  type Battle,
  findModel,
  idOf,
  isBound,
  isEngaged,
  isOnTable,
  isTransfixed,
  modelOf,
  nameOf,
  onTable,
  sideOf,
} from '../engine/battle.ts';
import type { CommandOf } from '../engine/command-schemas.ts';
import type { FrameOf } from '../engine/frames.ts';
import { refusing } from '../engine/refusals.ts';
import { as, command, frame } from '../engine/spec.ts';
import type { FightState } from '../engine/state.ts';
import { makeWays, shortestWays, type Way } from '../geometry/aside.ts';
import { moverOf } from '../moving/bodies.ts';
import { place } from '../moving/carrying-out.ts';
import { groundFor } from '../moving/ground.ts';
import { testAfterForce } from '../water/wading.ts';
import { roomFor, stepBack, thinned, trap, winnersOf } from './losers-frame.ts';

const no = refusing({
  'no-way': {
    code: 'no-such-way',
    case: 'S-76',
    message:
      '{friend} cannot Make Way for {model} so: it is one unengaged friend, by the shortest step that lets the loser go.',
  },
  'not-a-loser': { code: 'not-a-loser', case: 'S-72', message: '{model} has not to Back Away now.' },
});

/** [S-76] Every shortest way for each direction. */
export function waysFor(b: Battle, fight: FightState, loser: number, directions?: readonly number[]): Way[] {
  const friends = onTable(b, sideOf(b, loser)).filter(
    (friend) => friend !== loser && !isEngaged(b, friend) && !isBound(b, friend) && !isTransfixed(b, friend),
  );
  const groundOf = (friend: number) => groundFor(b, friend);
  return shortestWays(
    makeWays(moverOf(b, loser), winnersOf(b, fight, loser), friends, roomFor(b, loser), { directions, groundOf }),
  );
}

const fightOf = ({ s }: Battle, { fight }: FrameOf<'makeWay'>): FightState => {
  const found = s.fights[fight];
  if (found === undefined) throw new Error('no such Fight');
  return found;
};

export const makeWayFrame = frame<'makeWay'>({
  kind: 'makeWay',
  step(b, f) {
    if (isOnTable(b, f.model)) return false;
    pop(b.s);
    return true;
  },
  decider: (b, { model }) => sideOf(b, model),
  asks: (b, { model }) => ({ model: idOf(b, model) }),
});

type Order = CommandOf<'makeWay'>;

const orderOf = (b: Battle, loser: number, { friend, direction, to }: Way): Order => ({
  type: 'makeWay',
  model: idOf(b, loser),
  friend: idOf(b, friend),
  direction,
  to: [to.x, to.y],
});

function whyNot(b: Battle, f: FrameOf<'makeWay'>, order: Order): Refusal | null {
  if (findModel(b, order.model) !== f.model) return no('not-a-loser', { model: order.model });
  const friend = findModel(b, order.friend);
  const found = waysFor(b, fightOf(b, f), f.model, [order.direction]).some(
    (way) =>
      way.friend === friend &&
      way.direction === order.direction &&
      way.to.x === order.to[0] &&
      way.to.y === order.to[1],
  );
  return found ? null : no('no-way', { friend: order.friend, model: nameOf(b, f.model) });
}

export const makeWayCommand = command<'makeWay'>({
  type: 'makeWay',
  frames: ['makeWay'],
  sampled: true,
  actor: ({ model }) => model,
  *legal(b, f, _side, models) {
    const frame_ = as('makeWay', f);
    if (!models.includes(frame_.model)) return;
    const ways = waysFor(b, fightOf(b, frame_), frame_.model);
    const kept = new Set<Way>();
    for (const friend of new Set(ways.map((way) => way.friend))) {
      const own = ways.filter((way) => way.friend === friend);
      const directions = [...new Set(own.map(({ direction }) => direction))].toSorted((a, c) => a - c);
      for (const direction of thinned(directions)) {
        const way = own.find((each) => each.direction === direction);
        if (way !== undefined) kept.add(way);
      }
    }
    // [M-19] The shortest first, as the ways are.
    for (const way of ways) if (kept.has(way)) yield orderOf(b, frame_.model, way);
  },
  check: (b, f, _side, order) => whyNot(b, as('makeWay', f), order),
  apply(b, f, _side, order, ctx) {
    const { model } = as('makeWay', f);
    const friend = findModel(b, order.friend);
    const from = modelOf(b, friend).at;
    pop(b.s);
    if (from === null) return;
    // [S-78] Forced: zones do not matter.
    place(b, ctx, friend, order.to);
    ctx.emit({ type: 'madeWay', model: order.model, friend: order.friend, from, to: order.to });
    testAfterForce(b, ctx, friend);
    stepBack(b, model, order.direction, ctx);
  },
});

/** [S-77] Making Way is optional: then the loser is Trapped. */
export const declineWay = command<'decline'>({
  type: 'decline',
  frames: ['makeWay'],
  actor: null,
  legal: () => [{ type: 'decline' }],
  check: () => null,
  apply(b, f, _side, _command, ctx) {
    const frame_ = as('makeWay', f);
    pop(b.s);
    trap(b, fightOf(b, frame_), frame_.model, ctx);
  },
});
