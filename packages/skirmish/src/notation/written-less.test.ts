/** What need not be written in a position, and what follows from the rest of it. */
import { describe, expect, test } from 'vitest';
import { position } from '../testing/index.ts';
import { parsePosition } from './position.ts';
import type { Position } from './position.schema.ts';

const G = { id: 'g1', profile: 'mt-shield', at: [25_400, 25_400] as const };
const E = { id: 'e1', profile: 'mo-shield', at: [60_000, 25_400] as const };
const MOVE: Position = { game: 'skirmish', turn: 2, phase: 'move', side: 'good', priority: 'good' };
const stateOf = (written: Position) => {
  const read = parsePosition(written);
  if (!read.ok) throw new Error(read.error.map(({ message }) => message).join('\n'));
  return read.value.state;
};

test('[X-33] of a table what is not written is as on the usual bare one', () => {
  const usual = { w: 121_920, h: 121_920, areas: [], barriers: [], places: [] };
  const written = (table: Position['table']) => stateOf({ ...MOVE, table, models: [G, E] }).setup.table;
  expect(written({ w: 121_920, h: 121_920, areas: [], barriers: [] })).toEqual(usual);
  expect(written({})).toEqual(usual);
  expect(written({ w: 76_200 })).toEqual({ ...usual, w: 76_200 });
});

test('[A-32] bearers may be named in any order', () => {
  const p = position({
    ...MOVE,
    options: { uses: ['burdens'] },
    models: [G, { ...G, id: 'g2', at: [30_400, 25_400] }, E],
    objects: [{ id: 'chest', kind: 'heavy', base: 25, at: [27_900, 25_400], by: ['g2', 'g1'] }],
  });
  expect(p.why('{"type":"carry","object":"chest","models":["g1","g2"],"path":[[27900,26400]]}')).toBeNull();
  expect(p.commands().some(({ type }) => type === 'carry')).toBe(true);
});

describe('[X-19] A position of a scenario', () => {
  const at = (options?: Position['options']) =>
    stateOf({ ...MOVE, scenario: 'the-watch', ...(options && { options }), models: [G, E] }).setup.options;
  test('has its own house values where it names none', () => {
    expect(at().house).toMatchObject({ nightSight: 12, heroics: ['move', 'shoot', 'combat', 'strike'], turnLimit: 18 });
    expect(at().uses).toContain('sentries');
  });
  test('and those that it names before them', () => {
    expect(at({ preset: 'as-printed', nightSight: 6 }).house).toMatchObject({ nightSight: 6, heroics: [] });
  });
});

test('[A-13] nobody may spend more than his Mv, whatever is written', () => {
  const p = position({ ...MOVE, models: [{ ...G, cap: 51_200_000 }, E] });
  expect(p.why('g1 to 40641,25400')).toMatchObject({ code: 'too-far' });
  expect(p.why('g1 to 40640,25400')).toBeNull();
});

test('[X-21] the profile on foot must be one', () => {
  const read = parsePosition({ ...MOVE, models: [{ ...G, as: { foot: 'nobody' } }, E] });
  expect(read.ok ? [] : read.error.map(({ at, message }) => [at, message])).toEqual([
    ['models.0.as.foot', 'There is no profile nobody.'],
  ]);
});

test('who has moved an object must be there', () => {
  const read = parsePosition({
    ...MOVE,
    options: { uses: ['burdens'] },
    models: [G, E],
    objects: [{ id: 'chest', kind: 'heavy', base: 25, at: [90_000, 90_000], movers: ['x'] }],
  });
  expect(read.ok ? [] : read.error.map(({ at, message }) => [at, message])).toEqual([
    ['objects.0', 'There is no model x.'],
  ]);
});

describe('A half of the Move phase that is written without its frames', () => {
  const POOL: Position['table'] = {
    areas: [
      {
        id: 'pool',
        kind: 'water',
        depth: 'deep',
        polygon: [
          [20_000, 20_000],
          [40_000, 20_000],
          [40_000, 40_000],
          [20_000, 40_000],
        ],
      },
    ],
  };
  const asked = (more: Partial<Position>, model: object = {}) => {
    const models = [{ ...G, ...model }, { ...G, id: 'g2', at: [50_000, 50_000] as const }, E];
    const p = position({ ...MOVE, options: { uses: ['water'] }, table: POOL, models, ...more });
    return [p.asked, p.side];
  };
  test('[A-7] stands at its beginning: who lies in deep water tests first', () => {
    expect(asked({})).toEqual(['duties', 'good']);
    expect(asked({ side: 'evil' })).toEqual(['halfMove', 'evil']);
  });
  test('[A-7] has begun where somebody has moved, and he who has swum has tested', () => {
    expect(asked({}, { moved: true })).toEqual(['halfMove', 'good']);
    expect(asked({}, { done: true })).toEqual(['halfMove', 'good']);
    expect(asked({}, { marks: ['swum'] })).toEqual(['halfMove', 'good']);
  });
  test('[A-4] as does who was knocked down in shallow water', () => {
    const [area] = POOL.areas ?? [];
    if (area?.kind !== 'water') throw new Error('there is no pool');
    const shallow = { table: { areas: [{ ...area, depth: 'shallow' as const }] } };
    expect(asked(shallow, { wet: true })).toEqual(['duties', 'good']);
    expect(asked(shallow)).toEqual(['halfMove', 'good']);
  });
});

describe('[X-12] Where no side is named', () => {
  const HERO = { id: 'g1', profile: 'mt-captain', at: [25_400, 25_400] as const };
  const asked = (phase: 'move' | 'shoot', more: Partial<Position> = {}, hero: object = {}) => {
    const { side: _, ...written } = MOVE;
    const options = { heroics: ['move' as const, 'shoot' as const] };
    return position({ ...written, options, phase, models: [{ ...HERO, ...hero }, E], ...more }).asked;
  };
  test('heroic actions come before both halves', () => {
    expect([asked('move'), asked('shoot')]).toEqual(['calls', 'calls']);
  });
  test('not where somebody has called or acted, nor where none are played', () => {
    expect([asked('move', {}, { called: true }), asked('move', {}, { done: true })]).toEqual(['halfMove', 'halfMove']);
    expect(asked('move', { options: {} })).toBe('halfMove');
    expect(asked('move', { side: 'good' })).toBe('halfMove');
  });
});
