import { gondor, newGondor } from '@warbeacon/siege/testing';
import { describe, expect, test } from 'vitest';
import { demoralizationValue } from '../standard/demoralization/demoralization.ts';
import { LEADERS, UNITS } from './forces.ts';
import { GONDOR } from './game.ts';
import { MARKERS } from './markers.ts';
import { markerKind, type Pool } from './words.ts';

const of = (pool: Pool) => UNITS.filter((unit) => unit.pool === pool);
const points = (pool: Pool) =>
  of(pool).reduce((sum, { id }) => sum + demoralizationValue(GONDOR, GONDOR.unitIndex.get(id) ?? -1), 0);
/** Kinds and numbers of those who come at one time. */
const muster = (pool: Pool, when: (arrives: (typeof UNITS)[number]['arrives']) => boolean) => {
  const counts: Record<string, number> = {};
  for (const unit of of(pool)) if (when(unit.arrives)) counts[unit.kind] = (counts[unit.kind] ?? 0) + 1;
  return counts;
};

describe('The order of battle', () => {
  test.each([
    ['sauron', 50, 283],
    ['garrison', 10, 87],
    ['relief', 21, 207],
  ] as const)('[9.12] %s comes to %i units and %i points', (pool, units, sum) => {
    expect([of(pool).length, points(pool)]).toEqual([units, sum]);
  });

  test('[13.1] Sauron’s first force: 22 units, with two leaders', () => {
    const first = muster('sauron', ({ at }) => at === 'deployment');
    expect(first).toEqual({ 'orc-archer': 4, 'light-orc': 9, orc: 9 });
    expect(GONDOR.deployed['sauron'].filter((id) => GONDOR.leaderIndex.has(id))).toEqual(['nazgul', 'gothmog']);
  });

  test('[13.2] the garrison: ten units, the Citadel Guard in 1903', () => {
    const area = (name: string) => muster('garrison', (a) => a.at === 'deployment' && a.area === name);
    expect(area('westernesse-setup')).toEqual({
      spearman: 4,
      'armoured-archer': 1,
      'mounted-knight': 1,
      'lance-knight': 1,
      axeman: 1,
      bowman: 1,
    });
    expect(area('citadel')).toEqual({ 'citadel-guard': 1 });
    expect(GONDOR.terrain.zoneList('citadel').map((place) => GONDOR.terrain.ids[place])).toEqual(['1903']);
    expect(GONDOR.deployed['westernesse'].filter((id) => GONDOR.leaderIndex.has(id))).toEqual(['gandalf', 'imrahil']);
  });

  test('[14.1] turn 2: 28 units and the King of Harad', () => {
    const second = muster('sauron', (a) => a.at === 'turn' && a.turn === 2);
    expect(second).toEqual({
      uruk: 3,
      'mordor-bowman': 2,
      'mordor-cavalry': 2,
      mumak: 3,
      cataphract: 2,
      'harad-cavalry': 2,
      'harad-axeman': 3,
      'mordor-orc': 3,
      'mordor-axeman': 2,
      'light-archer': 2,
      troll: 4,
    });
    expect(LEADERS.find(({ id }) => id === 'king-of-harad')?.arrives).toEqual({ at: 'turn', turn: 2 });
  });

  test('[14.2] Rohan: ten units; Aragorn’s men: eleven, on turn 10', () => {
    expect(muster('relief', ({ at }) => at === 'apart')).toEqual({ 'rohan-cavalry': 3, 'horse-archer': 7 });
    expect(muster('relief', (a) => a.at === 'turn' && a.turn === 10)).toEqual({
      'men-cavalry': 4,
      'men-spearman': 6,
      'light-cavalry': 1,
    });
  });

  test('[4.13] G-6, G-7: who is cavalry', () => {
    const mounted = [...new Set(UNITS.filter(({ cavalry }) => cavalry).map(({ kind }) => kind))];
    expect(mounted).toEqual([
      'mordor-cavalry',
      'cataphract',
      'harad-cavalry',
      'mounted-knight',
      'lance-knight',
      'rohan-cavalry',
      'horse-archer',
      'men-cavalry',
      'light-cavalry',
    ]);
  });

  test('[8.1] [8.33] G-55: whom each leader leads, and how well', () => {
    expect(LEADERS.map(({ id, rally, leads, nightBonus }) => [id, rally, nightBonus, leads.join(' ')])).toEqual([
      ['nazgul', 7, 3, 'mordor harad'],
      ['gothmog', 5, 3, 'mordor'],
      ['king-of-harad', 6, 3, 'harad'],
      ['gandalf', 8, 0, 'gondor rohan men'],
      ['imrahil', 5, 0, 'gondor'],
      ['theoden', 6, 0, 'rohan'],
      ['eomer', 5, 0, 'rohan'],
      ['eowyn', 4, 0, 'rohan'],
      ['aragorn', 7, 0, 'men'],
    ]);
  });

  test('[8.41] who stands in a formation: nobody of Sauron’s', () => {
    const sauron = gondor('gondor, turn 8, sauron-movement\n1820: orc-1, gothmog\n1821: orc-2');
    expect(sauron).toRefuse('gothmog forms orc-1 orc-2', 'never-forms', '8.41');
    const city = gondor(
      'gondor, turn 8, westernesse-movement\n1820: spearman-1, imrahil\n1821: spearman-2\n2024: orc-1',
    );
    expect(city).toAllow('imrahil forms spearman-1 spearman-2');
  });

  test('[2.5] a marker of another siege is none of these', () => {
    expect(markerKind('grond')).toBe('grond');
    expect(() => markerKind('ram')).toThrow('ram');
  });

  test('[2.5] the counter mix', () => {
    const mix = Object.entries(MARKERS).map(([kind, { real, dummy }]) => [kind, real, dummy]);
    expect(mix).toEqual([
      ['sauron-catapult', 3, 0],
      ['city-catapult', 3, 0],
      ['siege-tower', 4, 0],
      ['grond', 1, 0],
      ['cauldron', 3, 3],
      ['oil', 9, 9],
      ['ladder', 12, 0],
      ['fire', 103, 0],
      ['head', 12, 0],
    ]);
  });
});

describe('The length of the game', () => {
  test.each([
    [1, false],
    [2, true],
    [6, true],
    [7, false],
    [16, false],
  ])('[12.0] turn %i: night is %s', (turn, night) => {
    expect(gondor(`gondor, turn ${turn}, sauron-movement\n1921: orc-1`).view().night).toBe(night);
  });

  test('[12.0] it ends with the sixteenth turn', () => {
    const last = gondor('gondor, turn 16, westernesse-movement\n1921: orc-1\n1910: spearman-1').play('done');
    expect(last.view().outcome).toMatchObject({ winner: 'westernesse', case: '20.1' });
    expect(() => gondor('gondor, turn 17, sauron-movement\n1921: orc-1')).toThrow('ends with turn 16');
  });

  test('[13.0] Sauron deploys first', () => {
    expect(newGondor().side).toBe('sauron');
  });
});
