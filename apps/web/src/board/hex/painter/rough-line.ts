/**
 * Where nature draws the line: hexsides made crooked. Two neighbours are given the same crooked line, so that terrain
 * fits together without gaps.
 */
import type { Point } from '../../stage/plane.ts';
import type { Geometry } from '../geometry.ts';
import type { HexId } from '../board-map.ts';
import { chanceOf } from '../../stage/chance.ts';
import { area } from '../../stage/ink.ts';

/** Map units by which a corner may leave its place, and a line its course. */
const CORNER_PLAY = 15;
const LINE_PLAY = 6.5;
const HALVINGS = 3;

export interface RoughLines {
  /** From one corner of the grid to the next. */
  between(a: Point, b: Point): readonly Point[];
  /** A whole hex, as SVG path data. */
  hex(hex: HexId): string;
}

const nameOf = ({ x, y }: Point): string => `${Math.round(x)},${Math.round(y)}`;

function strayed(corner: Point): Point {
  const chance = chanceOf(`corner ${nameOf(corner)}`);
  return { x: corner.x + (chance() - 0.5) * CORNER_PLAY, y: corner.y + (chance() - 0.5) * CORNER_PLAY };
}

export function createRoughLines(geometry: Geometry): RoughLines {
  const drawn = new Map<string, readonly Point[]>();

  function crooked(a: Point, b: Point): readonly Point[] {
    const name = `${nameOf(a)} ${nameOf(b)}`;
    const known = drawn.get(name);
    if (known) return known;
    const chance = chanceOf(`line ${name}`);
    let points: Point[] = [strayed(a), strayed(b)];
    let play = LINE_PLAY;
    for (let i = 0; i < HALVINGS; i++) {
      points = points.flatMap((point, at) => {
        const next = points[at + 1];
        if (!next) return [point];
        const [dx, dy] = [next.x - point.x, next.y - point.y];
        const length = Math.hypot(dx, dy) || 1;
        const off = ((chance() - 0.5) * play) / length;
        return [point, { x: (point.x + next.x) / 2 - dy * off, y: (point.y + next.y) / 2 + dx * off }];
      });
      play *= 0.6;
    }
    drawn.set(name, points);
    return points;
  }

  const lines: RoughLines = {
    between(a, b) {
      return nameOf(a) < nameOf(b) ? crooked(a, b) : crooked(b, a).toReversed();
    },
    hex(hex) {
      const corners = geometry.corners(hex);
      return area(corners.flatMap((corner, i) => lines.between(corner, corners[(i + 1) % 6] as Point).slice(0, -1)));
    },
  };
  return lines;
}
