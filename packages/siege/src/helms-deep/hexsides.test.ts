/** The tables of hexsides and grounds, a row each, against the cases that speak of them. */
import { describe, expect, test } from 'vitest';
import type { Cost, GroundSpec, HexsideSpec } from '../engine/hexsides.ts';
import { costOf } from '../engine/ways-out.ts';
import { makeTerrain } from '../engine/terrain.ts';
import { MAP } from './data.ts';
import { HELMS_DEEP } from './game.ts';
import { GROUNDS } from './grounds.ts';
import { HEXSIDES } from './hexsides.ts';

const { terrain, refusals } = HELMS_DEEP;
const hexsides: Readonly<Record<string, HexsideSpec>> = HEXSIDES;
const grounds: Readonly<Record<string, GroundSpec>> = GROUNDS;

describe('every hexside of the map', () => {
  test('has a row', () => {
    const kinds = new Set(MAP.sides.flatMap(({ kind, over }) => (over === undefined ? [kind] : [kind, over])));
    for (const kind of kinds) expect(hexsides).toHaveProperty([kind]);
  });

  test('that the table does not know is an error that names it', () => {
    const sides = [{ hexes: ['0101', '0102'] as [string, string], kind: 'hedge' }];
    expect(() => makeTerrain({ ...MAP, sides }, HELMS_DEEP)).toThrow(/hexside hedge between 0101 and 0102/);
  });

  // Half points over it onto clear ground; a case where nobody ever goes; what play decides is left open.
  test.each<[kind: string, foot: Cost | undefined, mounted: Cost | undefined, zone: HexsideSpec['zone']]>([
    ['open', 2, 2, 'always'],
    ['arch', 2, 2, 'always'],
    ['bank', 2, 2, 'always'],
    ['dike', 6, 'dike-cavalry', 'always'],
    ['ramp-side', 'ramp-side', 'ramp-side', 'never'],
    ['wall', undefined, 'cavalry-wall', 'never'],
    ['tower', undefined, 'cavalry-wall', 'never'],
    ['gate', undefined, undefined, 'breached'],
    ['main-gate', undefined, undefined, 'breached'],
    ['culvert', undefined, undefined, 'breached'],
    ['into-passage', 'culvert-whole', 'culvert-whole', 'never'],
  ])('[4.3] [6.13] %s', (kind, foot, mounted, zone) => {
    const hexside = hexsides[kind];
    if (!hexside) throw new Error(kind);
    const to = terrain.placeOf.get('1020') ?? -1;
    const link = { to, kind, hexside, up: 0, gate: -1, road: false } as const;
    expect(costOf(terrain, link, false)).toBe(foot);
    expect(costOf(terrain, link, true)).toBe(mounted);
    expect(hexside.zone).toBe(zone);
  });

  // Whether one is thrown back over it, follows over it, forms over it; whether it is a wall; why no load goes over it.
  // What play or the mover decides is left open.
  const BY_PLAY = 'by play';
  test.each<[kind: string, ...columns: unknown[]]>([
    ['open', true, true, true, undefined, undefined],
    ['arch', true, true, undefined, undefined, undefined],
    ['bank', true, true, undefined, undefined, undefined],
    ['dike', BY_PLAY, BY_PLAY, undefined, undefined, undefined],
    ['ramp-side', false, false, undefined, undefined, 'load-wall'],
    ['wall', false, BY_PLAY, undefined, true, 'load-wall'],
    ['tower', false, BY_PLAY, undefined, true, 'load-wall'],
    ['gate', BY_PLAY, BY_PLAY, BY_PLAY, BY_PLAY, BY_PLAY],
    ['main-gate', BY_PLAY, BY_PLAY, BY_PLAY, BY_PLAY, BY_PLAY],
    ['culvert', BY_PLAY, BY_PLAY, undefined, undefined, BY_PLAY],
    ['into-passage', false, false, undefined, undefined, 'load-wall'],
  ])('[A7.55] [7.36] [8.41] [7.18] [20.68] %s', (kind, ...columns) => {
    const { retreat, advance, formation, wall, load } = hexsides[kind] ?? {};
    const shown = [retreat, advance, formation, wall, load].map((rule) =>
      typeof rule === 'function' ? BY_PLAY : rule,
    );
    expect(shown).toEqual(columns);
  });

  test('[20.61] D-19: ladders are laid against walls, towers and gates, and the Main Gate says why not against it', () => {
    const scaled = Object.entries(hexsides).flatMap(([kind, { scale }]) => (scale === undefined ? [] : [kind]));
    expect(scaled).toEqual(['wall', 'tower', 'gate', 'main-gate']);
  });

  test('[4.3] D-2: by road it costs half a point', () => {
    const hexside = HEXSIDES.open;
    const link = { to: terrain.placeOf.get('0915') ?? -1, kind: 'open', hexside, up: 0, gate: -1, road: true } as const;
    expect(costOf(terrain, link, true)).toBe(1);
    expect(costOf(terrain, { ...link, road: false }, true)).toBe(2);
  });

  test.each(Object.entries(hexsides))('%s refuses by keys of the catalogue', (_kind, row) => {
    const reasons = [row.foot, row.mounted, row.strike, row.load].filter((value) => typeof value === 'string');
    expect(Object.keys(refusals)).toEqual(expect.arrayContaining(reasons));
  });
});

describe('every ground of the legend', () => {
  test('has a row', () => {
    for (const ground of new Set([...Object.values(MAP.legend), ...terrain.ground]))
      expect(grounds).toHaveProperty([ground]);
  });

  test('that the table does not know is an error that names it and the hex', () => {
    const legend = { ...MAP.legend, '.': 'swamp' };
    expect(() => makeTerrain({ ...MAP, legend }, HELMS_DEEP)).toThrow(/ground swamp of 0231/);
  });

  test.each<[ground: string, cost: number, mounted: string | undefined]>([
    ['clear', 2, undefined],
    ['road', 2, undefined],
    ['rough', 6, 'rough-ground'],
    ['stream', 4, undefined],
    ['wall', 2, undefined],
    ['tower', 2, undefined],
    ['ramp', 2, undefined],
    ['hornburg-1', 2, undefined],
    ['hornburg-2', 2, undefined],
    ['central-tower', 2, undefined],
  ])('[4.3] [15.61] [19.12] %s', (ground, cost, mounted) => {
    expect(grounds[ground]?.cost).toBe(cost);
    expect(grounds[ground]?.mounted).toBe(mounted);
  });
});
