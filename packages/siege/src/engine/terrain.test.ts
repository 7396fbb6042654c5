/** Maps that Helm's Deep has not got: several roads, tunnels of more than one hex. */
import { describe, expect, test } from 'vitest';
import type { Hexsides } from './hexsides.ts';
import { STANDARD_GROUNDS } from '../standard/grounds.ts';
import { STANDARD_HEXSIDES } from '../standard/hexsides.ts';
import { mapSchema } from './map.schema.ts';
import { hexOfPlace, isPassage, makePlaceId, makeTerrain, type Terrain } from './terrain.ts';

const HEXSIDES: Hexsides = { ...STANDARD_HEXSIDES, tunnel: STANDARD_HEXSIDES.slope };

/** A row of five hexes, a mountain in its middle; a tunnel leads from the second hex through it to the fourth. */
function terrainOf(part: object): Terrain {
  const map = mapSchema.parse({
    id: 'toy',
    title: 'A mountain and a tunnel',
    grid: { rows: 1, columns: 5, orientation: 'pointy-top', offset: 'even rows shoved right', numbering: 'RRCC' },
    terrain: ['..^..'],
    legend: { '.': 'clear', '^': 'mountain' },
    sides: [],
    levels: {},
    zones: {},
    labels: [],
    ...part,
  });
  return makeTerrain(map, { hexsides: HEXSIDES, grounds: STANDARD_GROUNDS });
}

function ways(terrain: Terrain, id: string): string[] {
  const links = terrain.links[terrain.placeOf.get(id) ?? -1] ?? [];
  return links.map(({ to, kind, road }) => `${makePlaceId(terrain, to)} ${kind}${road ? ' by road' : ''}`);
}

describe('[4.3] A road', () => {
  test('is one of several', () => {
    const roads = [
      ['0101', '0102'],
      ['0104', '0105'],
    ];
    const terrain = terrainOf({ roads });
    expect(ways(terrain, '0101')).toEqual(['0102 open by road']);
    expect(ways(terrain, '0105')).toEqual(['0104 open by road']);
  });
});

describe('A tunnel', () => {
  const tunnel = terrainOf({
    passages: [{ id: 'tunnel', hex: '0103', ground: 'clear' }],
    sides: [
      { hexes: ['0102', '0103'], kind: 'tunnel', over: 'open' },
      { hexes: ['0103', '0104'], kind: 'tunnel', over: 'open' },
    ],
  });

  test('leads under a mountain, on which nobody ever is', () => {
    expect(ways(tunnel, '0102')).toEqual(['0101 open', 'tunnel tunnel']);
    expect(ways(tunnel, 'tunnel').toSorted()).toEqual(['0102 tunnel', '0104 tunnel']);
    expect(tunnel.placeOf.get('0103')).toBeUndefined();
    const place = tunnel.placeOf.get('tunnel') ?? -1;
    expect(isPassage(tunnel, place)).toBe(true);
    expect(makePlaceId(tunnel, hexOfPlace(tunnel, place))).toBe('0103');
  });

  test('of two hexes goes on below, while one walks on top as before', () => {
    const long = terrainOf({
      terrain: ['.....'],
      passages: [
        { id: 'west', hex: '0102', ground: 'clear' },
        { id: 'east', hex: '0103', ground: 'clear', beside: { kind: 'cliff', hexes: ['0104'] } },
      ],
      sides: [
        { hexes: ['0101', '0102'], kind: 'tunnel', over: 'wall', upper: '0102' },
        { hexes: ['0102', '0103'], kind: 'tunnel', over: 'open' },
      ],
    });
    expect(ways(long, '0101')).toEqual(['0102 wall', 'west tunnel']);
    expect(ways(long, 'west').toSorted()).toEqual(['0101 tunnel', 'east tunnel']);
    expect(ways(long, '0103').toSorted()).toEqual(['0102 open', '0104 open']);
    // One strikes down into it from where the map says.
    const down = long.strikes[long.placeOf.get('0104') ?? -1]?.map(({ to, up }) => [makePlaceId(long, to), up]);
    expect(down).toContainEqual(['east', -1]);
  });
});
