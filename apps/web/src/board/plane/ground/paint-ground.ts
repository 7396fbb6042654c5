/** The whole table as one SVG: ground, water, growth, works, night, and an edge with inches on it. */
import { letter } from '../../../art/lettering.ts';
import { group, line, num, path } from '../../stage/ink.ts';
import type { World } from '../../stage/camera.ts';
import type { Point } from '../../stage/plane.ts';
import type { AreaModel, At, GroundModel } from '../model.ts';
import { INCH_WIDTH, planeOf } from '../scale.ts';
import { hill, scree, woods } from './growth.ts';
import { meadow, MEADOW_DEFS } from './meadow.ts';
import { crooked } from './outline.ts';
import { waters } from './water.ts';
import { building, ditch, fence, fire, FIRE_DEFS, palisade, wall } from './works.ts';

/** Map units of wood around the table. */
export const EDGE = 42;
/** Light of a fire reaches so many inches. */
const LIT_INCHES = 7;

export const worldOf = ({ w, h }: GroundModel): World => {
  const { width, height } = planeOf(w, h);
  return { left: -EDGE, top: -EDGE, right: width + EDGE, bottom: height + EDGE };
};

/** How crooked the edge of what grows and flows is drawn, in map units; works are straight. */
const PLAY = 5;

export function paintGround(ground: GroundModel, sides: readonly [string, string]): string {
  const plane = planeOf(ground.w, ground.h);
  const { width, height } = plane;
  const points = (list: readonly At[]): Point[] => list.map(plane.toMap);
  const grown = ({ id, polygon }: AreaModel): Point[] => crooked(points(polygon), id, PLAY);
  const of = (...kinds: readonly AreaModel['kind'][]) => ground.areas.filter(({ kind }) => kinds.includes(kind));
  const wet = of('shallow', 'waist', 'deep').map((each) => ({
    id: each.id,
    depth: each.kind as 'shallow' | 'waist' | 'deep',
    outline: points(each.polygon),
  }));
  const body =
    meadow(ground.id, width, height) +
    of('hill')
      .map((each) => hill(each.id, grown(each)))
      .join('') +
    waters(wet) +
    of('gap')
      .map((each) => ditch(each.id, grown(each)))
      .join('') +
    of('scree')
      .map((each) => scree(each.id, grown(each)))
      .join('') +
    ground.barriers.map(({ id, kind, line: way }) => ({ wall, fence, palisade })[kind](id, points(way))).join('') +
    of('building')
      .map((each) => building(each.id, points(each.polygon)))
      .join('') +
    of('woods')
      .map((each) => woods(each.id, grown(each)))
      .join('') +
    ground.fires.map((at) => fire(plane.toMap(at))).join('');
  const clip = `<clipPath id="table"><rect width="${num(width)}" height="${num(height)}"/></clipPath>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-EDGE} ${-EDGE} ${num(width + 2 * EDGE)} ${num(height + 2 * EDGE)}" width="${num(width + 2 * EDGE)}" height="${num(height + 2 * EDGE)}">` +
    `<defs>${MEADOW_DEFS}${FIRE_DEFS}${clip}</defs>` +
    wood(width, height) +
    `<g clip-path="url(#table)">${body}${ground.night ? night(ground.fires.map(plane.toMap), width, height) : ''}</g>` +
    exits(ground, sides) +
    inches(width, height) +
    '</svg>'
  );
}

function wood(width: number, height: number): string {
  const grain = Array.from({ length: 9 }, (_, i) => {
    const y = -EDGE + 4 + i * 4.4;
    return `M${-EDGE} ${num(y)}h${num(width + 2 * EDGE)}M${-EDGE} ${num(height + EDGE - 4 - i * 4.4)}h${num(width + 2 * EDGE)}`;
  }).join('');
  const sides = Array.from({ length: 9 }, (_, i) => {
    const x = -EDGE + 4 + i * 4.4;
    return `M${num(x)} ${-EDGE}v${num(height + 2 * EDGE)}M${num(width + EDGE - 4 - i * 4.4)} ${-EDGE}v${num(height + 2 * EDGE)}`;
  }).join('');
  const frame = `M${-EDGE} ${-EDGE}H${num(width + EDGE)}V${num(height + EDGE)}H${-EDGE}Z`;
  return group(
    'wood',
    path(frame, { fill: '#4b2e17' }) +
      path(grain + sides, { stroke: '#6b4424', width: 1.1, opacity: 0.6 }) +
      path(`M-5 -5H${num(width + 5)}V${num(height + 5)}H-5Z`, { stroke: '#22140a', width: 10 }),
  );
}

/** A tick to each inch, and its number to each foot. */
function inches(width: number, height: number): string {
  let [small, large] = ['', ''];
  let words = '';
  const number = (n: number, x: number, y: number): string =>
    path(letter(String(n), { face: 'bold', size: 17 }).outline, {
      fill: '#f2dfb6',
      transform: `translate(${num(x)} ${num(y)})`,
    });
  for (let i = 0; i * INCH_WIDTH <= width; i++) {
    const x = i * INCH_WIDTH;
    const tick = `M${num(x)} -2v${i % 12 === 0 ? -14 : i % 6 === 0 ? -10 : -6}M${num(x)} ${num(height + 2)}v${i % 12 === 0 ? 14 : i % 6 === 0 ? 10 : 6}`;
    if (i % 12 === 0) large += tick;
    else small += tick;
    if (i % 12 === 0) words += number(i, x, -21) + number(i, x, height + 34);
  }
  for (let i = 0; i * INCH_WIDTH <= height; i++) {
    const y = height - i * INCH_WIDTH;
    const tick = `M-2 ${num(y)}h${i % 12 === 0 ? -14 : i % 6 === 0 ? -10 : -6}M${num(width + 2)} ${num(y)}h${i % 12 === 0 ? 14 : i % 6 === 0 ? 10 : 6}`;
    if (i % 12 === 0) large += tick;
    else small += tick;
    if (i % 12 === 0 && i > 0) words += number(i, -28, y + 6) + number(i, width + 28, y + 6);
  }
  return group(
    'inches',
    path(small, { stroke: '#d9bd86', width: 1.4 }) + path(large, { stroke: '#f2dfb6', width: 2.4 }) + words,
  );
}

/** Where a side may leave: a band in its colour at the edge, with arrows that lead out. */
function exits({ w, h, exits: all }: GroundModel, sides: readonly [string, string]): string {
  const plane = planeOf(w, h);
  return all
    .map(({ from, to, side }) => {
      const [a, b] = [plane.toMap(from), plane.toMap(to)];
      const out = a.x === b.x ? { x: a.x <= 0 ? -1 : 1, y: 0 } : { x: 0, y: a.y <= 0 ? -1 : 1 };
      const band = [a, b].map(({ x, y }) => ({ x: x + out.x * 5, y: y + out.y * 5 }));
      const length = Math.hypot(b.x - a.x, b.y - a.y);
      const count = Math.max(1, Math.floor(length / 240));
      let arrows = '';
      for (let i = 0; i < count; i++) {
        const t = (i + 0.5) / count;
        const [x, y] = [a.x + (b.x - a.x) * t - out.x * 24, a.y + (b.y - a.y) * t - out.y * 24];
        const aside = { x: -out.y * 9, y: out.x * 9 };
        arrows += `M${num(x + aside.x)} ${num(y + aside.y)}L${num(x + out.x * 16)} ${num(y + out.y * 16)}L${num(x - aside.x)} ${num(y - aside.y)}`;
      }
      return (
        path(line(band), { stroke: sides[side], width: 10, cap: 'butt' }) +
        path(arrows, { stroke: '#fffaf0', width: 7, opacity: 0.7 }) +
        path(arrows, { stroke: sides[side], width: 4 })
      );
    })
    .join('');
}

function night(fires: readonly Point[], width: number, height: number): string {
  const r = LIT_INCHES * INCH_WIDTH;
  const holes = fires
    .map(({ x, y }) => `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="url(#dark-hole)"/>`)
    .join('');
  const warm = fires
    .map(({ x, y }) => `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r * 0.85)}" fill="url(#glow)" opacity="0.35"/>`)
    .join('');
  return group(
    'night',
    '<radialGradient id="dark-hole"><stop offset="0" stop-color="#000"/><stop offset="0.35" stop-color="#000" stop-opacity="0.85"/><stop offset="1" stop-color="#000" stop-opacity="0"/></radialGradient>' +
      `<mask id="dark"><rect width="${num(width)}" height="${num(height)}" fill="#fff"/>${holes}</mask>` +
      `<rect width="${num(width)}" height="${num(height)}" fill="#0a1438" opacity="0.56" mask="url(#dark)"/>${warm}`,
  );
}
