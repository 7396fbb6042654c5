import { helmsDeep } from '@warbeacon/siege';
import { describe, expect, test } from 'vitest';
import { makeCells, parseCells } from './cells.ts';

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

  test('of two views of one position, only what differs', () => {
    const common = { ...view, markers: { 'rocks-1': rocks(), 'rocks-2': rocks() } };
    const own = { ...view, markers: { 'rocks-1': rocks(true), 'rocks-2': rocks() } };
    expect([...makeCells(own, common)]).toEqual([['view/markers/rocks-1', JSON.stringify(rocks(true))]]);
    expect([...makeCells(common, common)]).toEqual([]);
  });

  test('what one view has and the other has not is a difference', () => {
    const own = { ...view, markers: { 'rocks-1': rocks(true) }, attacks: [{ unit: 'orc-1', target: 'infantry-9' }] };
    expect([...makeCells(own, view).keys()].sort()).toEqual(['view/attacks', 'view/markers/rocks-1']);
  });

  test('cells that spell no view are refused', () => {
    expect(() => parseCells([['view/turn', '"three"']])).toThrow(/turn/);
  });
});
