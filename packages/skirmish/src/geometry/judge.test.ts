import { expect, test } from 'vitest';
import { HAIR, judgeByFloats } from '../testing/float-judge.fixture.ts';
import { checkMove } from './paths.ts';
import { chance, randomMove } from './random-moves.fixture.ts';

const MOVES = 100_000;

test('[M-13, M-14] a judge who measures in floats says the same of 100,000 moves, wherever he can tell', () => {
  const random = chance(1);
  const seen = new Map<string, number>();
  const wrong: unknown[] = [];
  let compared = 0;
  for (let i = 0; i < MOVES; i++) {
    const move = randomMove(random);
    const { code, margin } = judgeByFloats(move);
    if (margin <= HAIR) continue;
    compared++;
    const said = checkMove(move.mover, move.points, move.bodies, move.table, move.how)?.code ?? null;
    seen.set(String(said), (seen.get(String(said)) ?? 0) + 1);
    if (said !== code) wrong.push({ i, said, code, margin, move });
  }
  expect(wrong.slice(0, 3)).toEqual([]);
  expect(compared).toBeGreaterThan(99_000);
  // Every answer there is has been compared, most of them often.
  const rows = [
    'null',
    'too-far',
    'off-table',
    'barred',
    'base',
    'zone',
    'nearer',
    'left-zone',
    'short-of-target',
    'contact-without-charge',
  ];
  for (const code of rows) expect([code, (seen.get(code) ?? 0) > 100]).toEqual([code, true]);
  for (const code of ['undeclared-contact', 'short-of-extra'])
    expect([code, (seen.get(code) ?? 0) > 5]).toEqual([code, true]);
}, 60_000);
