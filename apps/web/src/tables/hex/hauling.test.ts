import { describe, expect, test } from 'vitest';
import { NO_CARDS, NO_TABLE } from '../../face/no-table.fixture.ts';
import type { OfferedCommand, SiegeView } from '../../face/view.ts';
import {
  face as helmsDeep,
  sampleOffer,
  sampleView as sampleOfHelmsDeep,
} from '../../games/helms-deep/sample.fixture.ts';
import { plainFace } from '../../games/gondor/plain-face.ts';
import { leader, sampleView, unit } from '../../games/gondor/sample.fixture.ts';
import { makeBoardModel } from './board-model.ts';
import { crewOf, hauledBy } from './hauling.ts';
import type { Lit } from './highlights.ts';
import { apart } from './options.ts';
import { hauled } from './why.ts';
import type { Face } from './own.ts';

const face: Face = { ...plainFace, cards: NO_CARDS, table: NO_TABLE };

const OPTIONS: readonly OfferedCommand[] = [
  { command: { type: 'move', piece: 'orc-1', path: ['1915', '1914', '1913'] }, cost: 3 },
  { command: { type: 'move', piece: 'orc-1', path: ['1915'] }, cost: 1 },
  { command: { type: 'push', unit: 'orc-1', engine: 'siege-tower-1', path: ['1915'] }, cost: 1 },
];

const view = sampleView({
  units: { 'orc-1': unit('1916'), 'orc-2': unit('1820'), 'spearman-1': unit('1810') },
  leaders: { gothmog: leader('1916') },
  markers: {
    'siege-tower-1': { kind: 'siege-tower', side: 'sauron', hex: '1916' },
    'sauron-catapult-1': { kind: 'sauron-catapult', side: 'sauron', hex: '1820' },
    'city-catapult-1': { kind: 'city-catapult', side: 'westernesse', hex: '1810' },
    'siege-tower-2': { kind: 'siege-tower', side: 'sauron', hex: '2020' },
    'siege-tower-3': { kind: 'siege-tower', side: 'sauron', hex: 'due' },
    head: { kind: 'head', side: 'sauron', hex: '1916' },
  },
});

const lit = (more: Partial<Lit> = {}): Lit => ({
  view,
  side: 'sauron',
  offer: { ...sampleOffer(['orc-1', 'gothmog', 'spearman-1']), side: 'sauron' },
  piece: 'orc-1',
  hex: null,
  options: OPTIONS,
  aim: null,
  hover: null,
  walked: null,
  fan: null,
  along: null,
  laying: null,
  group: [],
  march: null,
  marching: 'no',
  log: [],
  ...more,
});
const model = (more: Partial<Lit> = {}) => makeBoardModel(face, lit(more));
const draggable = (more: Partial<Lit> = {}) =>
  [...model(more).counters, ...model(more).leaders, ...model(more).markers].flatMap((each) =>
    each.draggable ? [each.id] : [],
  );

describe('[16.11] engines that can be taken along', () => {
  test('by units that can still act where they stand, and no others', () => {
    expect(crewOf(face, lit(), 'siege-tower-1')).toEqual(['orc-1']);
    // Its crew has moved, it is the enemy’s, nobody is with it, it has not come, it is no engine.
    for (const other of ['sauron-catapult-1', 'city-catapult-1', 'siege-tower-2', 'siege-tower-3', 'head', 'orc-1'])
      expect(crewOf(face, lit(), other)).toEqual([]);
  });

  test('where pieces move, by whoever moves them', () => {
    const deciding = (decision: SiegeView['decision']) =>
      crewOf(face, { ...lit(), view: { ...view, decision } }, 'siege-tower-1');
    expect(deciding({ kind: 'movement', side: 'sauron' })).toEqual(['orc-1']);
    expect(deciding({ kind: 'siege', side: 'sauron' })).toEqual([]);
    expect(deciding({ kind: 'movement', side: 'westernesse' })).toEqual([]);
    expect(crewOf(face, lit({ side: null }), 'siege-tower-1')).toEqual([]);
    expect(crewOf(helmsDeep, lit(), 'siege-tower-1')).toEqual([]);
  });

  test('are offered with who is in hand', () => {
    expect(hauledBy(face, OPTIONS)).toEqual(['siege-tower-1']);
    expect(hauledBy(face, OPTIONS.slice(0, 2))).toEqual([]);
  });

  test('can be dragged, as all who can walk can', () => {
    expect(draggable()).toEqual(['orc-1', 'spearman-1', 'gothmog', 'siege-tower-1']);
    expect(draggable({ piece: null, options: null })).toEqual(draggable());
    expect(draggable({ offer: null, options: null })).toEqual([]);
  });

  test('one that is chosen lights up where it can be pushed, and lies in its ring', () => {
    const hexes = (more: Partial<Lit>) => model(more).highlights.reachable?.map(({ hex }) => hex);
    expect(hexes({})).toEqual(['1913', '1915']);
    expect(hexes({ along: 'siege-tower-1' })).toEqual(['1915']);
    expect(model({ along: 'siege-tower-1' }).markers.flatMap((each) => (each.selected ? [each.id] : []))).toEqual([
      'siege-tower-1',
    ]);
  });

  test('where one cannot be pushed is asked about, by the straight way', () => {
    expect(hauled(face, view, 'orc-1', 'siege-tower-1', '1913')).toEqual({
      command: { type: 'push', unit: 'orc-1', engine: 'siege-tower-1', path: ['1915', '1914', '1913'] },
      what: 'Siege tower 1 to 1913',
    });
    expect(hauled(face, view, 'orc-1', 'siege-tower-1', '1916')).toBeUndefined();
    expect(hauled(helmsDeep, sampleOfHelmsDeep(), 'uruk-infantry-1', 'ram', '1121')).toBeUndefined();
  });
});

describe('[16.11, 16.22] of several orders for one hex', () => {
  const push = (engine: string, path: string[]): OfferedCommand => ({
    command: { type: 'push', unit: 'troll-1', engine, path },
  });
  const bombard = (below: string): OfferedCommand => ({
    command: { type: 'bombard', unit: 'orc-1', below, above: '1910' },
  });

  test('those that differ in the way alone are one, and the first stands for it', () => {
    const [first, ...others] = [push('grond', ['2124', '2123']), push('grond', ['2224', '2123'])];
    expect(apart(face, [first, ...others])).toEqual([first]);
  });

  test('each engine, of two that wait for the same crew, is one of its own; and so is each side of a hex', () => {
    const pushes = [push('siege-tower-4', ['2124']), push('grond', ['2124'])];
    expect(apart(face, pushes)).toEqual(pushes);
    const sides = [bombard('1911'), bombard('2011')];
    expect(apart(face, sides)).toEqual(sides);
  });
});
