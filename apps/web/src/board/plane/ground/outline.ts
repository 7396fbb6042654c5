/** Outlines as nature has them: what a scenario gives by corners is drawn crooked, but never so far that it lies about a way. */
import { chanceOf } from '../../stage/chance.ts';
import { distance, type Point } from '../../stage/plane.ts';

/** Each edge is halved so often. */
const HALVINGS = 4;

/** `play`: by how many map units the middle of an edge may leave its place; `closed` joins the last corner to the first. */
export function crooked(corners: readonly Point[], name: string, play: number, closed = true): Point[] {
  const chance = chanceOf(`outline ${name}`);
  const edges = closed ? corners.length : corners.length - 1;
  const points: Point[] = [];
  for (let i = 0; i < edges; i++) {
    const [a, b] = [corners[i], corners[(i + 1) % corners.length]];
    if (!a || !b) continue;
    points.push(...halved(a, b, play, HALVINGS, chance).slice(0, -1));
  }
  const last = corners.at(-1);
  if (!closed && last) points.push(last);
  return points;
}

function halved(a: Point, b: Point, play: number, times: number, chance: () => number): Point[] {
  const length = distance(a, b);
  if (times === 0 || length < 8) return [a, b];
  const off = ((chance() - 0.5) * 2 * Math.min(play, length * 0.12)) / length;
  const middle = {
    x: (a.x + b.x) / 2 - (b.y - a.y) * off,
    y: (a.y + b.y) / 2 + (b.x - a.x) * off,
  };
  return [
    ...halved(a, middle, play * 0.6, times - 1, chance).slice(0, -1),
    ...halved(middle, b, play * 0.6, times - 1, chance),
  ];
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export function boxOf(points: readonly Point[]): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** By how often a ray to the east crosses the outline. */
export function isWithin(outline: readonly Point[], { x, y }: Point): boolean {
  let within = false;
  outline.forEach((a, i) => {
    const b = outline[(i + 1) % outline.length] ?? a;
    if (a.y > y !== b.y > y && x < a.x + ((y - a.y) * (b.x - a.x)) / (b.y - a.y)) within = !within;
  });
  return within;
}

export const middleOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

/** The same outline drawn in towards its middle; `share` 1 is itself, 0 a point. */
export function shrunk(points: readonly Point[], share: number): Point[] {
  const middle = middleOf(points);
  return points.map(({ x, y }) => ({ x: middle.x + (x - middle.x) * share, y: middle.y + (y - middle.y) * share }));
}

/** Places strewn over the inside of an outline, one to a square of so many map units on the average. */
export function strewn(outline: readonly Point[], name: string, step: number): Point[] {
  const chance = chanceOf(`strewn ${name}`);
  const { left, top, right, bottom } = boxOf(outline);
  const found: Point[] = [];
  for (let y = top; y < bottom; y += step)
    for (let x = left; x < right; x += step) {
      const at = { x: x + chance() * step, y: y + chance() * step };
      if (isWithin(outline, at)) found.push(at);
    }
  return found;
}

/** Points along a line, so far apart, with the direction in which it runs there. */
export function along(line: readonly Point[], step: number): { readonly at: Point; readonly way: Point }[] {
  const found: { at: Point; way: Point }[] = [];
  let left = 0;
  for (let i = 0; i + 1 < line.length; i++) {
    const [a, b] = [line[i], line[i + 1]];
    if (!a || !b) continue;
    const length = distance(a, b);
    const way = { x: (b.x - a.x) / (length || 1), y: (b.y - a.y) / (length || 1) };
    for (; left <= length; left += step) found.push({ at: { x: a.x + way.x * left, y: a.y + way.y * left }, way });
    left -= length;
  }
  return found;
}
