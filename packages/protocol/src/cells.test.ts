import { helmsDeep, helmsDeepCodec } from '@warbeacon/siege';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { cellsOf } from './cells.ts';

const { makeCells, parseCells } = cellsOf(helmsDeepCodec);

const view = helmsDeep.view(helmsDeep.create({}), 'spectator');
const rocks = (dummy?: boolean) => ({
  kind: 'rocks' as const,
  side: 'westernesse' as const,
  hex: '1310',
  ...(dummy === undefined ? {} : { dummy }),
});

describe('a view as cells', () => {
  test('reads back as the same view', () => {
    expect(parseCells(makeCells(view))).toEqual(view);
  });

  test('one unit is one cell', () => {
    expect(makeCells(view).get('view/units/orc-1')).toBe(JSON.stringify(view.units['orc-1']));
  });

  test('what is usual of entries is left out, and reads back; what differs from it is said', () => {
    const usual = { units: { disrupted: false, hex: null } };
    const cells = cellsOf({
      view: z.object({ units: z.record(z.string(), z.record(z.string(), z.unknown())) }),
      keyed: { sections: ['units'], usual },
    });
    const before = { units: { a: { disrupted: false, hex: null, side: 'one' }, b: { disrupted: true, hex: '1' } } };
    expect([...cells.makeCells(before)]).toEqual([
      ['view/units/a', '{"side":"one"}'],
      ['view/units/b', '{"disrupted":true,"hex":"1"}'],
    ]);
    expect(cells.parseCells(cells.makeCells(before))).toEqual(before);
    const after = { units: { ...before.units, b: { disrupted: false, hex: '1' } } };
    expect([...cells.changedCells(before, after).set]).toEqual([['view/units/b', '{"hex":"1"}']]);
    expect([...cells.makeCells(after, before)]).toEqual([['view/units/b', '{"hex":"1"}']]);
  });

  test('of two views of one position, only what differs', () => {
    const common = { ...view, markers: { 'rocks-1': rocks(), 'rocks-2': rocks() } };
    const own = { ...view, markers: { 'rocks-1': rocks(true), 'rocks-2': rocks() } };
    expect([...makeCells(own, common)]).toEqual([['known/markers', '{"is":"rocks-1","not":""}']]);
    expect([...makeCells(common, common)]).toEqual([]);
  });

  test('what one view has and the other has not is a difference', () => {
    const own = { ...view, markers: { 'rocks-1': rocks(true) }, attacks: [{ unit: 'orc-1', target: 'infantry-9' }] };
    expect([...makeCells(own, view).keys()].sort()).toEqual(['view/attacks', 'view/markers/rocks-1']);
  });

  test('what a side knows of its own counters takes the room of a line, and reads back', () => {
    const ids = Array.from({ length: 12 }, (_, i) => `rocks-${i + 1}`);
    const common = { ...view, markers: Object.fromEntries(ids.map((id) => [id, rocks()])) };
    const own = { ...view, markers: Object.fromEntries(ids.map((id, i) => [id, rocks(i % 4 === 1)])) };
    const secret = makeCells(own, common);
    expect([...secret].flat().join('').length).toBeLessThan(150);
    expect(parseCells([...makeCells(common), ...secret])).toEqual(own);
    // The public part may be a moment ahead of the secret one.
    const { 'rocks-2': _, ...left } = common.markers;
    const ahead = parseCells([...makeCells({ ...common, markers: left }), ...secret]);
    expect(Object.keys(ahead.markers)).toEqual(Object.keys(left));
  });

  test('cells that spell no view are refused', () => {
    expect(() => parseCells([['view/turn', '"three"']])).toThrow(/turn/);
  });
});
