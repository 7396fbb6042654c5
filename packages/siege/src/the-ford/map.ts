/** [F1] Six hexes: two on the western bank, two in the shallows before the ford, two behind it. */
import { mapSchema, type SiegeMap } from '../engine/map.schema.ts';

export const MAP: SiegeMap = mapSchema.parse({
  id: 'the-ford',
  title: 'The Ford',
  grid: {
    rows: 2,
    columns: 3,
    orientation: 'pointy-top',
    offset: 'even rows shoved right',
    numbering: 'RRCC',
  },
  terrain: ['...', '.r.'],
  legend: { '.': 'clear', r: 'rough' },
  sides: [
    { hexes: ['0102', '0103'], kind: 'ford', part: 'the ford' },
    { hexes: ['0202', '0203'], kind: 'ford', part: 'the ford' },
    { hexes: ['0202', '0103'], kind: 'ford', part: 'the ford' },
  ],
  levels: { ground: { height: 0, hexes: ['0101', '0102', '0103', '0201', '0202', '0203'] } },
  zones: { 'west-bank': ['0101', '0201'], 'east-bank': ['0103', '0203'] },
  labels: [
    { text: 'The Ford', hex: '0102' },
    { text: 'East bank', hex: '0203' },
  ],
});
