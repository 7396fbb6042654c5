/** The mountains: their body, the peaks in front of one another, and the cliffs where they meet the ground. */
import type { Point } from '../../stage/plane.ts';
import { HEX_RADIUS, HEX_WIDTH } from '../geometry.ts';
import { chanceOf } from '../../stage/chance.ts';
import { area, group, line, num, path, unit } from '../../stage/ink.ts';
import type { HexId } from '../board-map.ts';
import type { Layer } from './scenery.ts';
import type { Sheet } from './sheet.ts';

export const MOUNTAIN_DEFS = `
<linearGradient id="lit-low" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#c3b7a2"/><stop offset="0.6" stop-color="#a99d8a"/><stop offset="1" stop-color="#857a6b" stop-opacity="0"/></linearGradient>
<linearGradient id="lit-high" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#e6e1d6"/><stop offset="0.5" stop-color="#c6bdae"/><stop offset="1" stop-color="#8b8275" stop-opacity="0"/></linearGradient>
<linearGradient id="dim" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#4b4239"/><stop offset="0.6" stop-color="#5e5449"/><stop offset="1" stop-color="#7b7164" stop-opacity="0"/></linearGradient>`;

/** Body colour by distance from the ground: dark at the cliff's edge, pale in the distance. */
const BODY = ['#7a6f61', '#7d7264', '#82786b', '#898073', '#91897d', '#989186'] as const;

/** A peak that towers above the others. */
export interface GreatPeak {
  readonly hex: HexId;
  readonly dx: number;
  readonly dy: number;
  readonly size: number;
}

interface Peak {
  readonly name: string;
  readonly foot: Point;
  /** Half the width, about. */
  readonly size: number;
  /** Height for its size. */
  readonly steep: number;
  readonly snow: boolean;
  readonly high: boolean;
}

/** A jagged line from one point to another. */
function jagged(from: Point, to: Point, steps: number, play: number, chance: () => number): Point[] {
  return Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps;
    const off = i === 0 || i === steps ? 0 : (chance() - 0.5) * play;
    return { x: from.x + (to.x - from.x) * t + off, y: from.y + (to.y - from.y) * t + off * 0.7 };
  });
}

function pointAt(points: readonly Point[], t: number): Point {
  const at = Math.min(points.length - 1.001, t * (points.length - 1));
  const [a, b] = [points[Math.floor(at)] as Point, points[Math.floor(at) + 1] as Point];
  const part = at - Math.floor(at);
  return { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part };
}

function paintPeak(peak: Peak): string {
  const chance = chanceOf(peak.name);
  const { size } = peak;
  const height = size * peak.steep;
  const { x, y } = peak.foot;
  const top = { x: x + (chance() - 0.5) * size * 0.4, y: y - height };
  const west = jagged({ x: x - size, y: y + size * 0.16 }, top, 5, size * 0.2, chance);
  const east = jagged(top, { x: x + size * (0.9 + chance() * 0.2), y: y + size * 0.14 }, 5, size * 0.2, chance);
  const ridge = jagged(top, { x: x + (chance() - 0.5) * size * 0.3, y: y + size * 0.2 }, 5, size * 0.42, chance);
  const lit = path(area([...west, ...ridge.slice(1)]), { fill: peak.high ? 'url(#lit-high)' : 'url(#lit-low)' });
  const dim = path(area([...ridge.toReversed(), ...east.slice(1)]), { fill: 'url(#dim)' });

  // Strokes fall from the ridge and the eastern edge as water would.
  let [strokes, pale] = ['', ''];
  const count = Math.max(5, Math.round(size / 3.4));
  for (let i = 1; i <= count; i++) {
    const t = i / (count + 1.5);
    const [from, edge] = [pointAt(ridge, t), pointAt(east, t * 0.92)];
    const long = Math.min(size * (0.18 + 0.34 * chance()), Math.max(0, y + size * 0.1 - edge.y));
    const start = { x: edge.x - (edge.x - from.x) * chance() * 0.35, y: edge.y };
    strokes += `M${num(start.x)} ${num(start.y)}l${num(-long * 0.38)} ${num(long)}`;
    if (i % 2 === 0) strokes += `M${num(from.x + 1)} ${num(from.y)}l${num(long * 0.32)} ${num(long * 0.7)}`;
    if (i % 2 === 1) pale += `M${num(from.x - size * 0.06)} ${num(from.y)}l${num(-long * 0.45)} ${num(long * 0.8)}`;
  }
  let snow = '';
  if (peak.snow) {
    const [left, right] = [pointAt(west, 0.66), pointAt(east, 0.3)];
    const tongue = (t: number, drop: number): Point => ({
      x: left.x + (right.x - left.x) * t,
      y: left.y + (right.y - left.y) * t + drop * size,
    });
    const hem = [
      tongue(0.85, -0.02),
      tongue(0.72, 0.2),
      tongue(0.58, 0.02),
      tongue(0.45, 0.3),
      tongue(0.3, 0.06),
      tongue(0.16, 0.2),
    ];
    snow =
      path(area([left, ...west.slice(4), ...east.slice(1, 2), right, ...hem]), { fill: '#fbf9f4' }) +
      path(
        area([
          top,
          ...east.slice(1, 2),
          right,
          tongue(0.85, -0.02),
          tongue(0.72, 0.2),
          pointAt(ridge, 0.3),
          pointAt(ridge, 0.15),
        ]),
        {
          fill: '#b9bcc0',
          opacity: 0.75,
        },
      );
  }
  return (
    lit +
    dim +
    path(pale, { stroke: '#8d8170', width: 0.9, opacity: 0.7 }) +
    path(strokes, { stroke: '#2e261e', width: size > 50 ? 1.5 : 1, opacity: 0.62 }) +
    snow +
    path(line(west.slice(1)) + line(east.slice(0, -1)), { stroke: '#332a21', width: size > 50 ? 1.9 : 1.2 })
  );
}

/** Peaks of the range; none where they would stand before a great one. */
function rangePeaks(sheet: Sheet, great: readonly Peak[]): Peak[] {
  const free = ({ foot }: Peak): boolean =>
    great.every(
      (other) =>
        Math.abs(foot.x - other.foot.x) > other.size * 0.95 ||
        foot.y < other.foot.y - other.size ||
        foot.y > other.foot.y + other.size * 0.42,
    );
  return sheet.wide.filter(sheet.isMountain).flatMap((hex) => {
    const chance = chanceOf(`peaks ${hex}`);
    const depth = Math.min(4, sheet.depth(hex));
    const { x, y } = sheet.geometry.center(hex);
    const count = depth === 1 ? 3 : 2;
    return Array.from({ length: count }, (_, i) => ({
      name: `peak ${hex} ${i}`,
      foot: {
        x: x + ((i + 0.5) / count - 0.5 + (chance() - 0.5) * 0.5) * HEX_WIDTH,
        y: y + (depth === 1 ? 10 : 18) + (chance() - 0.45) * HEX_RADIUS * (depth === 1 ? 0.7 : 1.1),
      },
      size: depth === 1 ? 10 + chance() * 13 : 22 + chance() * 12 + depth * 3.8 - i * 5,
      steep: 1.15 + chance() * 0.45,
      snow: depth >= 3 && chance() < 0.8,
      high: depth >= 2,
    })).filter(free);
  });
}

/** The edge of the cliffs, with strokes that run up into the rock. */
function cliffs(sheet: Sheet): string {
  let [edge, strokes, shade] = ['', '', ''];
  for (const hex of sheet.hexes) {
    if (!sheet.isMountain(hex)) continue;
    const middle = sheet.geometry.center(hex);
    for (const next of sheet.geometry.neighbours(hex)) {
      if (sheet.isMountain(next)) continue;
      const points = sheet.rough.between(...sheet.geometry.side(hex, next));
      edge += line(points);
      const chance = chanceOf(`cliff ${hex} ${next}`);
      // The cliff throws its shadow south-east, on ground that lies that way.
      const out = unit(middle, sheet.geometry.center(next));
      if (out.x + out.y > 0) shade += line(points.map((point) => ({ x: point.x + 4, y: point.y + 6 })));
      points.slice(0, -1).forEach((point, i) => {
        const after = points[i + 1] as Point;
        for (const t of [0, 0.5]) {
          const at = { x: point.x + (after.x - point.x) * t, y: point.y + (after.y - point.y) * t };
          const up = unit(at, middle);
          const long = 6 + chance() * 11;
          strokes += `M${num(at.x)} ${num(at.y)}l${num(up.x * long + (chance() - 0.5) * 3)} ${num(up.y * long)}`;
        }
      });
    }
  }
  return (
    path(shade, { stroke: '#33291a', width: 13, opacity: 0.2 }) +
    path(edge, { stroke: '#c0b49c', width: 7, opacity: 0.35 }) +
    path(strokes, { stroke: '#2a221a', width: 1.25, opacity: 0.72 }) +
    path(edge, { stroke: '#2a221a', width: 3 })
  );
}

export function mountains(great: readonly GreatPeak[] = []): Layer {
  return { grounds: ['mountain'], paint: (sheet) => paintMountains(sheet, great) };
}

function paintMountains(sheet: Sheet, great: readonly GreatPeak[]): string {
  const bodies = BODY.map((colour, depth) =>
    path(
      sheet.wide
        .filter((hex) => sheet.isMountain(hex) && Math.min(BODY.length - 1, sheet.depth(hex)) === depth)
        .map(sheet.rough.hex)
        .join(''),
      { fill: colour, stroke: colour, width: 1.6 },
    ),
  );
  const horns: Peak[] = great.map(({ hex, dx, dy, size }, i) => {
    const { x, y } = sheet.geometry.center(hex);
    return { name: `great peak ${i}`, foot: { x: x + dx, y: y + dy }, size, steep: 1.75, snow: true, high: true };
  });
  const peaks = [...rangePeaks(sheet, horns), ...horns].toSorted((a, b) => a.foot.y - b.foot.y);
  return group('mountains', bodies.join('') + peaks.map(paintPeak).join('')) + group('cliffs', cliffs(sheet));
}
