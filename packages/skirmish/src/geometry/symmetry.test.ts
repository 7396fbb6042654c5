import { describe, expect, test } from 'vitest';
import { apart, length256, type Point, segAtLeast, touching } from '@warbeacon/plane';
import { openDirections } from './aside.ts';
import type { Body } from './bodies.ts';
import { checkMove } from './paths.ts';
import { chance, type Move, randomMove } from './random-moves.fixture.ts';

const MOVES = 8000;
const verdict = (move: Move) => checkMove(move.mover, move.points, move.bodies, move.table, move.how);

/** The whole position with every point somewhere else. */
function carried(move: Move, to: (p: Point) => Point, table = move.table): Move {
  const whole = <T extends Point>(thing: T): T => ({ ...thing, ...to(thing) });
  const { ground, start } = move.how;
  return {
    mover: whole(move.mover),
    points: move.points.map(to),
    bodies: move.bodies.map(whole),
    table,
    how: {
      ...move.how,
      start: to(start),
      ground: {
        solid: ground.solid.map(({ a, b }) => ({ a: to(a), b: to(b) })),
        slow: ground.slow.map((area) => area.map(to)),
        closed: ground.closed,
      },
    },
  };
}

/** Moves that pass a wish, out of so many by chance. */
function* moves(seed: number, wish: (move: Move) => boolean = () => true): Generator<Move> {
  const random = chance(seed);
  for (let i = 0; i < MOVES; i++) {
    const move = randomMove(random);
    if (wish(move)) yield move;
  }
}

describe('[M-27] a position looks the same from everywhere', () => {
  const { w, h } = randomMove(chance(0)).table;

  test.each<[name: string, to: (p: Point) => Point]>([
    ['mirrored', ({ x, y }) => ({ x: w - x, y })],
    ['turned by a quarter', ({ x, y }) => ({ x: h - y, y: x })],
    ['turned by two quarters', ({ x, y }) => ({ x: w - x, y: h - y })],
    ['turned by three quarters', ({ x, y }) => ({ x: y, y: w - x })],
    ['mirrored along its diagonal', ({ x, y }) => ({ x: y, y: x })],
  ])('[M-13, M-14] %s', (_name, to) => {
    for (const move of moves(2)) expect(verdict(carried(move, to))).toEqual(verdict(move));
  });

  test('[M-13, M-14] shifted, with its edges', () => {
    // The western and southern edges stay where they are, so these are moves that stay away from them.
    const to = ({ x, y }: Point) => ({ x: x + 70_001, y: y + 50_003 });
    let shifted = 0;
    for (const move of moves(3)) {
      if (move.points.some(({ x, y }) => Math.min(x, y) < move.mover.r)) continue;
      const table = { w: move.table.w + 70_001, h: move.table.h + 50_003 };
      expect(verdict(carried(move, to, table))).toEqual(verdict(move));
      shifted++;
    }
    expect(shifted).toBeGreaterThan(MOVES / 2);
  });

  test('[M-17] the open directions of a loser turn with the position', () => {
    const random = chance(4);
    let open = 0;
    for (let i = 0; i < 400; i++) {
      const move = randomMove(random);
      const winners = (bodies: readonly Body[], mover: Point) =>
        bodies.filter(
          (body) => body.foe && apart({ ...mover, r: 1250 }, body) && !apart({ ...mover, r: 1250 }, body, 2000),
        );
      const found = ({ mover, bodies, table, how }: Move) =>
        openDirections(mover, winners(bodies, mover), { bodies, table, ground: how.ground });
      const here = found(move);
      const turned = found(carried(move, ({ x, y }) => ({ x: h - y, y: x })));
      const mirrored = found(carried(move, ({ x, y }) => ({ x, y: h - y })));
      expect(turned).toEqual(here.map((i) => (i + 180) % 720).sort((a, b) => a - b));
      expect(mirrored).toEqual(here.map((i) => (720 - i) % 720).sort((a, b) => a - b));
      open += here.length;
    }
    expect(open).toBeGreaterThan(10_000);
  });
});

describe('corners', () => {
  /** With a corner more on a leg that has a lattice point in its middle. */
  function withCorner(move: Move): Move | undefined {
    const corners = [move.mover, ...move.points];
    for (const [i, q] of move.points.entries()) {
      const p = corners[i];
      if (p === undefined || (q.x - p.x) % 2 !== 0 || (q.y - p.y) % 2 !== 0) continue;
      const middle = { x: (p.x + q.x) / 2, y: (p.y + q.y) / 2 };
      return { ...move, points: [...move.points.slice(0, i), middle, ...move.points.slice(i)] };
    }
    return undefined;
  }

  test('[M-8] one more on a leg changes the length by less than 1/128 u', () => {
    let tried = 0;
    for (const move of moves(5)) {
      const more = withCorner(move);
      if (more === undefined) continue;
      tried++;
      const change = length256([move.mover, ...move.points]) - length256([move.mover, ...more.points]);
      expect([change >= 0, change < 2]).toEqual([true, true]);
    }
    expect(tried).toBeGreaterThan(MOVES / 4);
  });

  test('[M-6, M-13] one more on a leg changes no verdict', () => {
    let tried = 0;
    for (const move of moves(6, ({ how }) => how.ground.slow.length === 0)) {
      const more = withCorner(move);
      if (more === undefined) continue;
      const left = move.how.may256 - length256([move.mover, ...move.points]);
      if (left < 0 && left >= -2) continue;
      tried++;
      // Of two reasons against it another may come first.
      expect(verdict(more) === null).toBe(verdict(move) === null);
    }
    expect(tried).toBeGreaterThan(300);
  });

  test('[M-6] a free way, cut off at any corner clear of bases, is free', () => {
    let tried = 0;
    for (const move of moves(7, ({ points, how }) => points.length > 1 && how.target === undefined)) {
      if (verdict(move) !== null) continue;
      for (let corners = 1; corners < move.points.length; corners++) {
        const points = move.points.slice(0, corners);
        const end = { ...move.mover, ...points.at(-1) };
        const others = move.bodies.filter(({ index }) => index !== end.index);
        const clear = others.every(
          (body) => apart(end, body) && (!body.foe || body.bound === true || !touching(end, body)),
        );
        const free = move.how.ground.solid.every(({ a, b }) => segAtLeast(a, b, end, end.r));
        if (!clear || !free) continue;
        tried++;
        expect(verdict({ ...move, points })).toBeNull();
      }
    }
    expect(tried).toBeGreaterThan(300);
  });

  test('[M-9, R-64] a way in two pieces is as good as in one', () => {
    let tried = 0;
    for (const move of moves(8, ({ points, how }) => points.length > 1 && how.target === undefined)) {
      if (verdict(move) !== null) continue;
      const [first, ...rest] = move.points;
      if (first === undefined || move.how.ground.slow.length > 0) continue;
      const spent = length256([move.mover, first]);
      const later = { ...move, mover: { ...move.mover, ...first }, points: rest };
      tried++;
      expect(verdict({ ...later, how: { ...move.how, may256: move.how.may256 - spent } })).toBeNull();
    }
    expect(tried).toBeGreaterThan(300);
  });
});
