/** [X-1 … X-3] Slow, impassable and walled ground. */
import { describe, expect, test } from 'vitest';
import { position } from '../testing/index.ts';

const FAR = 'e9=mo-shield@44",44"';
const box = (x: number, y: number, w: number, h: number) => [
  [x, y],
  [x + w, y],
  [x + w, y + h],
  [x, y + h],
];
const table = (areas: readonly unknown[], barriers: readonly unknown[] = []) =>
  `table ${JSON.stringify({ w: 121920, h: 121920, areas, barriers, places: [] })}`;
const on = (ground: string, models: string, options = '') =>
  position(`t2 move good* ${options} | ${ground} | ${models} | ${FAR}`);

describe('Slow ground', () => {
  const WOOD = table([{ id: 'wood', kind: 'slow', polygon: box(0, 30480, 120000, 20000) }]);

  test('[X-1, M-10] it costs two for each inch', () => {
    const p = on(WOOD, 'g1=mt-shield@10",10"');
    expect(p.why('g1 to 10",14"')).toBeNull();
    expect(p.why('g1 to 10",35561')).toMatchObject({ code: 'too-far', case: 'X-1' });
    expect(p.why('g1 to 10",35561')?.message).toMatch(/difficult ground each inch counts twice/);
    // What is too far on open ground is no matter of the wood.
    expect(p.why('g1 to 10",17"')).toMatchObject({ code: 'too-far', case: 'S-21' });
    expect(p.offer('g1 to 10",13"').cost).toBe(2600961);
    expect(p.play('g1 to 10",13"').model('g1').spent).toBe(2600961);
  });
  test('[X-1] by another slow factor it does not', () => {
    expect(on(WOOD, 'g1=mt-shield@10",10"', 'slowFactor:1').why('g1 to 10",16"')).toBeNull();
  });
  const FORD = table([{ id: 'ford', kind: 'water', depth: 'shallow', polygon: box(0, 30480, 120000, 20000) }]);

  test('[A-2, R-30] shallow water is difficult ground', () => {
    expect(on(FORD, 'g1=mt-shield@10",10"', 'water').why('g1 to 10",15"')).toMatchObject({
      code: 'too-far',
      case: 'A-2',
    });
  });
  test('[A-3] not for Cavalry and Monsters', () => {
    expect(on(FORD, 'g1=mt-knight@10",10"', 'water').why('g1 to 10",20"')).toBeNull();
  });
});

describe('Impassable ground', () => {
  const HUT = table([{ id: 'hut', kind: 'impassable', top: 6000, polygon: box(24000, 30000, 4000, 4000) }]);

  test('[X-2, M-11] no part of a base comes into it', () => {
    const p = on(HUT, 'g1=mt-shield@10",10"');
    expect(p.why('g1 to 25400,28750')).toBeNull();
    expect(p.why('g1 to 25400,28751')).toMatchObject({ code: 'barred', case: 'X-2' });
  });
});

describe('Barriers', () => {
  const wall = (height: number) =>
    table(
      [],
      [
        {
          id: 'wall',
          height,
          line: [
            [20000, 30000],
            [30000, 30000],
          ],
        },
      ],
    );

  test('[X-3, M-12] one up to half of a model’s height hinders it in nothing', () => {
    expect(on(wall(1500), 'g1=mt-shield@10",10"').why('g1 to 25400,32000')).toBeNull();
  });
  test('[X-3, M-12] a higher one it keeps away from by its whole base', () => {
    const p = on(wall(1501), 'g1=mt-shield@10",10"');
    expect(p.why('g1 to 25400,28750')).toBeNull();
    expect(p.why('g1 to 25400,28751')).toMatchObject({ code: 'barred', case: 'X-3' });
  });
  test('[X-3] what stops a man does not stop a rider', () => {
    expect(on(wall(2000), 'g1=mt-knight@10",10"').why('g1 to 25400,33000')).toBeNull();
  });
});
