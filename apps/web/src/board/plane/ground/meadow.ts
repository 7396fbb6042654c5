/** Grass and earth under everything, as it is about a battlefield: soft patches, tufts, stones, trampled ground. */
import { chanceOf } from '../../stage/chance.ts';
import { curve, group, num, path } from '../../stage/ink.ts';
import type { Point } from '../../stage/plane.ts';

const GRADIENTS = [
  ['green', '#6f8a47', 0.5],
  ['dark', '#5c7440', 0.42],
  ['gold', '#d6c583', 0.5],
  ['earth', '#9c7f52', 0.5],
  ['moss', '#87995a', 0.55],
] as const;

export const MEADOW_DEFS = `<linearGradient id="turf" x1="0" x2="0.9" y1="0" y2="1"><stop offset="0" stop-color="#8f9d5f"/><stop offset="0.45" stop-color="#a3a869"/><stop offset="0.8" stop-color="#959a5c"/><stop offset="1" stop-color="#838d54"/></linearGradient>${GRADIENTS.map(
  ([name, colour, opacity]) =>
    `<radialGradient id="patch-${name}"><stop offset="0" stop-color="${colour}" stop-opacity="${opacity}"/><stop offset="0.6" stop-color="${colour}" stop-opacity="${opacity * 0.5}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`,
).join('')}`;

function patches(width: number, height: number, chance: () => number): string {
  const count = Math.round((width * height) / 22_000);
  let all = '';
  for (let i = 0; i < count; i++) {
    const [name] = GRADIENTS[Math.floor(chance() * GRADIENTS.length)] ?? GRADIENTS[0];
    const [rx, ry] = [40 + chance() * 190, 24 + chance() * 110];
    const [x, y] = [chance() * width, chance() * height];
    all += `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" fill="url(#patch-${name})" opacity="${num(0.35 + chance() * 0.55)}" transform="rotate(${num(chance() * 180)} ${num(x)} ${num(y)})"/>`;
  }
  return all;
}

/** Ground that feet have worn bare, winding from edge to edge. */
function trodden(width: number, height: number, chance: () => number): string {
  let all = '';
  for (let i = 0; i < 2; i++) {
    const points: Point[] = Array.from({ length: 7 }, (_, k) => ({
      x: (k / 6) * width,
      y: height * (0.2 + 0.5 * i) + (chance() - 0.5) * height * 0.3,
    }));
    const way = curve(points);
    all +=
      path(way, { stroke: '#a98d5c', width: 34, opacity: 0.16 }) +
      path(way, { stroke: '#b79a66', width: 18, opacity: 0.2 }) +
      path(way, { stroke: '#c7ad79', width: 6, opacity: 0.22, dash: '40 18 90 30' });
  }
  return all;
}

function growth(width: number, height: number, chance: () => number): string {
  const count = Math.round((width * height) / 900);
  let [light, dark, pale, stones, shadows, flowers] = ['', '', '', '', '', ''];
  for (let i = 0; i < count; i++) {
    const [x, y, s] = [chance() * width, chance() * height, 1.6 + chance() * 3.4];
    const tuft = `M${num(x - s)} ${num(y - s)}L${num(x)} ${num(y)}L${num(x + 0.4)} ${num(y - s * 1.7)}M${num(x)} ${num(y)}L${num(x + s)} ${num(y - s * 0.9)}`;
    const kind = chance();
    if (kind < 0.42) light += tuft;
    else if (kind < 0.74) dark += tuft;
    else if (kind < 0.9) pale += tuft;
    else if (kind < 0.97) {
      const r = 0.9 + chance() * 2.4;
      shadows += `M${num(x - r)} ${num(y + r * 0.5)}h${num(r * 2.3)}`;
      stones += `M${num(x - r)} ${num(y)}q${num(r)} ${num(-r * 1.5)} ${num(r * 2)} 0q${num(-r)} ${num(r * 0.9)} ${num(-r * 2)} 0z`;
    } else
      for (let k = 0; k < 5; k++) flowers += `M${num(x + (chance() - 0.5) * 18)} ${num(y + (chance() - 0.5) * 12)}h0`;
  }
  return (
    path(shadows, { stroke: '#3d4426', width: 1.6, opacity: 0.35 }) +
    path(stones, { fill: '#b9b195', stroke: '#6e684f', width: 0.5 }) +
    path(light, { stroke: '#7f8d4c', width: 1, opacity: 0.7 }) +
    path(dark, { stroke: '#52653a', width: 1.1, opacity: 0.6 }) +
    path(pale, { stroke: '#c3bd84', width: 0.9, opacity: 0.55 }) +
    path(flowers, { stroke: '#f4ecd0', width: 1.9, opacity: 0.7 })
  );
}

export function meadow(name: string, width: number, height: number): string {
  const chance = chanceOf(`meadow ${name}`);
  return group(
    'meadow',
    `<rect width="${num(width)}" height="${num(height)}" fill="url(#turf)"/>` +
      patches(width, height, chance) +
      trodden(width, height, chance) +
      growth(width, height, chance),
  );
}
