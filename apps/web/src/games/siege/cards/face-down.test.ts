import { describe, expect, test } from 'vitest';
import { byPlan, type FaceDown, type Laid, layByLot } from './face-down.ts';

const ROCKS: FaceDown = { kind: 'rocks', real: 2, dummy: 2, lay: 'placeRocks', lift: 'liftRocks' };
const viewOf = (...laid: readonly Laid[]) => ({
  markers: Object.fromEntries(laid.map((each, i) => [`rocks-${i}`, { kind: 'rocks', side: 'westernesse', ...each }])),
});
const PLAN = { id: 'wall', markers: { rocks: ['0101', '0102', '0103', '0104'] } };
const dummiesOf = (commands: readonly { readonly type: string }[]) =>
  commands.flatMap((command) =>
    'dummy' in command && command.dummy === true && 'hex' in command ? [command.hex] : [],
  );

describe('counters face down, by lot', () => {
  test('on each hex one, as many real as there are and as many dummies, not the same ones each time', () => {
    const drawn = new Set<string>();
    for (let i = 0; i < 60; i++) {
      const commands = layByLot(ROCKS, [], PLAN.markers.rocks);
      expect(commands.map((command) => command['hex'])).toEqual(PLAN.markers.rocks);
      expect(dummiesOf(commands)).toHaveLength(2);
      drawn.add(dummiesOf(commands).join());
    }
    expect(drawn.size).toBe(6);
  });

  test('what is laid stays, and counts', () => {
    const laid = [
      { hex: '0102', dummy: true },
      { hex: '0909', dummy: true },
    ];
    expect(layByLot(ROCKS, laid, PLAN.markers.rocks)).toEqual([
      { type: 'placeRocks', hex: '0101', dummy: false },
      { type: 'placeRocks', hex: '0103', dummy: false },
    ]);
  });

  test('of hexes that are too few for all, half get dummies', () => {
    expect(dummiesOf(layByLot(ROCKS, [], ['0101', '0102']))).toHaveLength(1);
    expect(dummiesOf(layByLot(ROCKS, [], ['0101', '0102', '0103']))).toHaveLength(1);
  });
});

describe('a plan with one press', () => {
  test('takes back what lies elsewhere, and lays the rest', () => {
    const commands = byPlan(PLAN, ROCKS, viewOf({ hex: '0909', dummy: true }, { hex: '0104', dummy: false }));
    expect(commands.map(({ type, hex }) => [type, hex])).toEqual([
      ['setUp', undefined],
      ['liftRocks', '0909'],
      ['placeRocks', '0101'],
      ['placeRocks', '0102'],
      ['placeRocks', '0103'],
    ]);
    expect(dummiesOf(commands)).toHaveLength(2);
  });

  test('of a side that has no such counters puts its pieces down', () => {
    expect(byPlan({ id: 'road' }, undefined, viewOf())).toEqual([{ type: 'setUp', plan: 'road' }]);
    expect(byPlan({ id: 'road' }, ROCKS, viewOf())).toEqual([{ type: 'setUp', plan: 'road' }]);
  });
});
