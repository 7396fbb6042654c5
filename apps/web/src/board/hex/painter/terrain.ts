/** The open ground: meadows, the shaded valley, broken rock. */
import type { Point } from '../../stage/plane.ts';
import { HEX_RADIUS, HEX_WIDTH } from '../geometry.ts';
import type { HexId } from '../board-map.ts';
import { chanceOf } from '../../stage/chance.ts';
import { area, group, num, path } from '../../stage/ink.ts';
import { GRASS } from './plain.ts';
import type { Layer } from './scenery.ts';
import type { Sheet } from './sheet.ts';

export const TERRAIN_DEFS = `
<linearGradient id="meadow" x1="0" x2="1" y1="0" y2="0.12"><stop offset="0" stop-color="#93a06b"/><stop offset="0.32" stop-color="#afbb7d"/><stop offset="0.58" stop-color="#c0c488"/><stop offset="0.82" stop-color="#cdc893"/><stop offset="1" stop-color="#d3c894"/></linearGradient>
<radialGradient id="blotch-green"><stop offset="0" stop-color="#7f9654" stop-opacity="0.38"/><stop offset="1" stop-color="#7f9654" stop-opacity="0"/></radialGradient>
<radialGradient id="blotch-gold"><stop offset="0" stop-color="#e3d492" stop-opacity="0.6"/><stop offset="1" stop-color="#e3d492" stop-opacity="0"/></radialGradient>
<radialGradient id="blotch-earth"><stop offset="0" stop-color="#a58a5c" stop-opacity="0.4"/><stop offset="1" stop-color="#a58a5c" stop-opacity="0"/></radialGradient>`;

const BLOTCHES = ['green', 'green', 'gold', 'earth', 'gold'] as const;

/** Large soft patches of another colour, as grass has. */
function blotches(sheet: Sheet): string {
  const { width, height } = sheet.geometry;
  const chance = chanceOf(`meadow of ${sheet.map.id}`);
  let patches = '';
  for (let i = 0; i < 110; i++) {
    const [x, y] = [chance() * width, chance() * height];
    const [rx, ry] = [60 + chance() * 170, 30 + chance() * 70];
    const tint = BLOTCHES[Math.floor(chance() * BLOTCHES.length)] ?? 'green';
    patches += `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" fill="url(#blotch-${tint})" opacity="${num(0.4 + chance() * 0.5)}"/>`;
  }
  return patches;
}

/** Tufts of grass, stones and a few flowers, thinner towards the dry east. */
function growth(sheet: Sheet): string {
  let [tufts, dark, flowers, stones] = ['', '', '', ''];
  for (const hex of sheet.wide) {
    if (!GRASS.includes(sheet.terrain(hex))) continue;
    const chance = chanceOf(`grass ${hex}`);
    const { x, y } = sheet.geometry.center(hex);
    const spot = (): Point => ({
      x: x + (chance() - 0.5) * HEX_WIDTH * 0.94,
      y: y + (chance() - 0.5) * HEX_RADIUS * 1.5,
    });
    for (let i = 0; i < 9; i++) {
      const at = spot();
      const s = 1.8 + chance() * 2.6;
      const tuft = `M${num(at.x - s)} ${num(at.y - s)}L${num(at.x)} ${num(at.y)}L${num(at.x + 0.3)} ${num(at.y - s * 1.6)}M${num(at.x)} ${num(at.y)}L${num(at.x + s)} ${num(at.y - s)}`;
      if (chance() < 0.3) dark += tuft;
      else tufts += tuft;
    }
    for (let i = 0; i < 5; i++) {
      const at = spot();
      stones += `M${num(at.x)} ${num(at.y)}h${num(0.8 + chance() * 1.4)}`;
    }
    if (chance() < 0.4) {
      const at = spot();
      for (let i = 0; i < 4; i++)
        flowers += `M${num(at.x + (chance() - 0.5) * 13)} ${num(at.y + (chance() - 0.5) * 9)}h0`;
    }
  }
  return (
    path(stones, { stroke: '#6d6a45', width: 1.3, opacity: 0.5 }) +
    path(tufts, { stroke: '#76844b', width: 0.9, opacity: 0.62 }) +
    path(dark, { stroke: '#55683a', width: 1, opacity: 0.66 }) +
    path(flowers, { stroke: '#f7efc9', width: 2.2, opacity: 0.75 })
  );
}

/** Ground under everything, in some zones darker, as in the shadow of a mountain. */
export function paintMeadow(sheet: Sheet, zones: readonly string[] = []): string {
  const { width, height } = sheet.geometry;
  const shaded = zones.flatMap(sheet.zone);
  const beyond = sheet.wide.filter(
    (hex) => !sheet.geometry.has(hex) && shaded.some((known) => nextTo(sheet, known, hex)),
  );
  return group(
    'ground',
    `<rect width="${num(width)}" height="${num(height)}" fill="url(#meadow)"/>` +
      blotches(sheet) +
      path([...shaded, ...beyond].map(sheet.rough.hex).join(''), { fill: '#6f8350', opacity: 0.42 }) +
      growth(sheet),
  );
}

function nextTo(sheet: Sheet, hex: HexId, outside: HexId): boolean {
  const [a, b] = [sheet.geometry.center(hex), sheet.geometry.center(outside)];
  return Math.hypot(a.x - b.x, a.y - b.y) < HEX_WIDTH * 1.1;
}

interface Stones {
  readonly lit: string;
  readonly dark: string;
  readonly shade: string;
}

/** A field of boulders around a point: outlines, their dark feet, and the cracks between. */
function boulders(name: string, at: Point, count: number, reach: number): Stones {
  const chance = chanceOf(name);
  let [lit, dark, shade] = ['', '', ''];
  for (let i = 0; i < count; i++) {
    const [angle, far] = [chance() * 2 * Math.PI, Math.sqrt(chance()) * reach];
    const [x, y, size] = [at.x + Math.cos(angle) * far, at.y + Math.sin(angle) * far * 0.95, 2 + chance() ** 2 * 7];
    const corners = 5 + Math.floor(chance() * 3);
    const stone = Array.from({ length: corners }, (_, k) => {
      const turn = (k / corners) * 2 * Math.PI + chance() * 0.5;
      return { x: x + Math.cos(turn) * size, y: y + Math.sin(turn) * size * 0.76 };
    });
    lit += area(stone);
    dark += area(stone.map((point) => ({ x: point.x + 1.1, y: point.y + 1.9 })));
    shade += `M${num(x + size * 0.1)} ${num(y + size * 0.5)}L${num(x + size * 0.75)} ${num(y - size * 0.05)}`;
  }
  return { lit, dark, shade };
}

interface RockyGround {
  /** Zones of naked rock, */
  readonly rock: readonly string[];
  /** and zones where stones lie on it. */
  readonly stony: readonly string[];
}

/** Broken ground, and naked rock. */
export function rough(ground: RockyGround = { rock: [], stony: [] }): Layer {
  return { grounds: ['rough'], paint: (sheet) => paintRough(sheet, ground) };
}

function paintRough(sheet: Sheet, ground: RockyGround): string {
  const rough = sheet.wide.filter((hex) => sheet.terrain(hex) === 'rough');
  const rock = ground.rock.flatMap(sheet.zone);
  const stony = [...rough, ...ground.stony.flatMap(sheet.zone)];
  const fields = stony.map((hex) => boulders(`stones ${hex}`, sheet.geometry.center(hex), 17, 36));
  const scree = stony.map((hex) => {
    const chance = chanceOf(`scree ${hex}`);
    const { x, y } = sheet.geometry.center(hex);
    return Array.from(
      { length: 16 },
      () => `M${num(x + (chance() - 0.5) * 70)} ${num(y + (chance() - 0.5) * 74)}h${num(1 + chance() * 2)}`,
    ).join('');
  });
  const outline = [...rough, ...rock].map(sheet.rough.hex).join('');
  return group(
    'rough',
    path(outline, { fill: '#8f7f5d', stroke: '#8f7f5d', width: 9, opacity: 0.35 }) +
      path(outline, { fill: '#ab9a78', stroke: '#ab9a78', width: 1.4 }) +
      path(rock.map(sheet.rough.hex).join(''), { fill: '#90806a', stroke: '#90806a', width: 1.4 }) +
      path(scree.join(''), { stroke: '#6f6147', width: 1.6, opacity: 0.55 }) +
      path(fields.map((field) => field.dark).join(''), { fill: '#4d4230', opacity: 0.75 }) +
      path(fields.map((field) => field.lit).join(''), { fill: '#cabd9f', stroke: '#5d4f38', width: 0.9 }) +
      path(fields.map((field) => field.shade).join(''), { stroke: '#8f8062', width: 1.5, opacity: 0.8 }),
  );
}
