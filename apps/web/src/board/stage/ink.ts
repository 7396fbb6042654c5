/** Pen and brush: SVG elements from points. Everything the painter writes goes through here. */
import { between, distance, type Point } from './plane.ts';

/** One decimal is a twentieth of a pixel at the closest look. */
export function num(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return String(Object.is(rounded, -0) ? 0 : rounded);
}

export function line(points: readonly Point[]): string {
  return points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${num(x)} ${num(y)}`).join('');
}

export function area(points: readonly Point[]): string {
  return `${line(points)}Z`;
}

/** A smooth line through all points (Catmull-Rom as Bézier curves). */
export function curve(points: readonly Point[]): string {
  const first = points[0];
  if (!first) return '';
  let d = `M${num(first.x)} ${num(first.y)}`;
  for (let i = 0; i + 1 < points.length; i++) {
    const [b, c] = [points[i] as Point, points[i + 1] as Point];
    const [a, e] = [points[i - 1] ?? b, points[i + 2] ?? c];
    d += `C${num(b.x + (c.x - a.x) / 6)} ${num(b.y + (c.y - a.y) / 6)} ${num(c.x - (e.x - b.x) / 6)} ${num(c.y - (e.y - b.y) / 6)} ${num(c.x)} ${num(c.y)}`;
  }
  return d;
}

export interface Pen {
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
  readonly opacity?: number;
  readonly dash?: string;
  /** Round by default. */
  readonly cap?: 'butt' | 'round' | 'square';
  readonly transform?: string;
}

/** One path; an empty outline gives nothing. */
export function path(d: string, pen: Pen): string {
  if (d === '') return '';
  const cap = pen.cap ?? 'round';
  const attributes = [
    `fill="${pen.fill ?? 'none'}"`,
    pen.stroke === undefined
      ? ''
      : `stroke="${pen.stroke}" stroke-width="${num(pen.width ?? 1)}" stroke-linejoin="round"`,
    pen.stroke === undefined || cap === 'butt' ? '' : `stroke-linecap="${cap}"`,
    pen.dash === undefined ? '' : `stroke-dasharray="${pen.dash}"`,
    pen.opacity === undefined ? '' : `opacity="${pen.opacity}"`,
    pen.transform === undefined ? '' : `transform="${pen.transform}"`,
  ];
  return `<path d="${d}" ${attributes.filter((attribute) => attribute !== '').join(' ')}/>`;
}

export function group(name: string, content: string, attributes = ''): string {
  return `<g data-part="${name}"${attributes === '' ? '' : ` ${attributes}`}>${content}</g>\n`;
}

export function unit(from: Point, to: Point): Point {
  const length = distance(from, to) || 1;
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
}

/** Short strokes that stand on a line, `count` of them, from `start` to `end` along `direction`. */
export function bristles(a: Point, b: Point, direction: Point, count: number, start: number, end: number): string {
  let d = '';
  for (let i = 0; i < count; i++) {
    const { x, y } = between(a, b, (i + 0.5) / count);
    d += `M${num(x + direction.x * start)} ${num(y + direction.y * start)}L${num(x + direction.x * end)} ${num(y + direction.y * end)}`;
  }
  return d;
}
