/** [A-6, A-13, M-28, R-110, R-120] Two with a chest in deep water: both test, and what the water has taken stays taken. */
import { describe, expect, test } from 'vitest';
import type { Position } from '../notation/position.schema.ts';
import { position, type Table } from '../testing/index.ts';

const lake = (polygon: [number, number][]): NonNullable<Position['table']> => ({
  w: 121_920,
  h: 121_920,
  areas: [{ id: 'lake', kind: 'water', depth: 'deep', polygon }],
});
const LAKE = lake([
  [10_000, 30_000],
  [60_000, 30_000],
  [60_000, 50_000],
  [10_000, 50_000],
]);
const FAR: NonNullable<Position['models']>[number] = { id: 'z', profile: 'mo-shield', at: [100_000, 100_000] };
const HALF: Position = { game: 'skirmish', turn: 2, phase: 'move', side: 'good', priority: 'good' };
const carry = (...path: (readonly [number, number])[]) =>
  JSON.stringify({ type: 'carry', object: 'chest', models: ['a', 'b'], path });

const bearing = (y: number, more: Position): Position => ({
  ...HALF,
  options: { uses: ['water', 'burdens'] },
  table: LAKE,
  models: [
    { id: 'a', profile: 'mt-shield', at: [25_400, y] },
    { id: 'b', profile: 'mt-halfling', at: [30_400, y] },
    FAR,
  ],
  objects: [{ id: 'chest', kind: 'heavy', base: 25, at: [27_900, y], by: ['a', 'b'] }],
  ...more,
});

describe('Two bearers who come into deep water', () => {
  test('[A-6, M-28] side by side both test, in their order', () => {
    const p = position(bearing(27_460, {}));
    p.rolling(6, 5).play(carry([27_900, 32_000]));
    expect(p.told('swam').map(({ model }) => model)).toEqual(['a']);
    // The Hobbit's die lies, and Might would make him swim strongly.
    expect([
      p.asked,
      p
        .play('no')
        .told('swam')
        .map(({ model }) => model),
    ]).toEqual(['might', ['b']]);
  });

  test('[M-28] when one drowns the other holds on alone, and goes on with what he has left', () => {
    const p = position(bearing(27_460, {}));
    p.rolling(1, 6).play(carry([27_900, 32_000]));
    expect(p.at('a')).toBe('drowned');
    expect(p.state.objects[0]?.by).toEqual([1]);
    expect(p.why('{"type":"carry","object":"chest","models":["b"],"path":[[27900,30100]]}')).toBeNull();
  });

  const swimming = (): Table => {
    const p = position(bearing(33_000, { phase: 'priority' }));
    p.rolling(6, 1).play('roll');
    return p.rolling(6).play('a tests').rolling(4).play('b tests').rolling();
  };

  test('[A-13, R-110] half of what was left is all that remains, in one piece', () => {
    const p = swimming();
    expect(p.why(carry([27_900, 38_081]))).toMatchObject({ code: 'too-far', case: 'A-13' });
    expect(p.why(carry([27_900, 38_080]))).toBeNull();
  });

  test('[A-13, R-110] and in several', () => {
    const p = swimming().play(carry([27_900, 35_000]));
    expect(p.why(carry([27_900, 38_081]))).toMatchObject({ code: 'too-far', case: 'A-13' });
    expect(p.why(carry([27_900, 38_080]))).toBeNull();
  });
});

describe('[R-120] Who has swum and waits for another to take hold', () => {
  test('[A-13, R-110] has no more left than before', () => {
    const ditch = lake([
      [14_000, 0],
      [16_000, 0],
      [16_000, 60_000],
      [14_000, 60_000],
    ]);
    const p = position({
      ...HALF,
      options: { uses: ['water', 'burdens'] },
      table: ditch,
      models: [
        { id: 'a', profile: 'ro-bow', at: [12_000, 20_000] },
        { id: 'b', profile: 'ro-bow', at: [30_000, 20_000] },
        FAR,
      ],
      objects: [{ id: 'chest', kind: 'heavy', base: 25, at: [20_000, 20_000] }],
    });
    p.rolling(3).play('a to 17500,20000');
    expect(p.view().models['a']?.left).toBe(6620 * 256);
    p.rolling().play('a to 17500,20000', '{"type":"pickUp","model":"a","object":"chest"}');
    p.play('b to 22500,20000', '{"type":"pickUp","model":"b","object":"chest"}');
    expect(p.why(carry([20_000, 23_121]))).toMatchObject({ code: 'too-far' });
    expect(p.why(carry([20_000, 23_120]))).toBeNull();
  });
});
