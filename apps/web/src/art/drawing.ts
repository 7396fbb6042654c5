/**
 * Small pictures as data: counters, markers, rims. A drawing can be painted on a canvas (for the board) or written as
 * SVG (for the page: order of battle, tooltips, casualties), and tested without either.
 */

/** An affine transform, as in SVG's `matrix(a b c d e f)`. */
export type Matrix = readonly [number, number, number, number, number, number];

export interface Shape {
  /** SVG path data. */
  readonly d: string;
  readonly fill?: string;
  readonly stroke?: string;
  readonly strokeWidth?: number;
  readonly dash?: readonly number[];
  /** 0 to 1; 1 if absent. */
  readonly opacity?: number;
  readonly transform?: Matrix;
  /** Only what lies inside this path is drawn; in the drawing's own coordinates, before `transform`. */
  readonly clip?: string;
}

export interface Drawing {
  /** Drawn area: x from 0 to width, y from 0 to height. */
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly Shape[];
}

export function moved(x: number, y: number, scale = 1, degrees = 0): Matrix {
  const angle = (degrees / 180) * Math.PI;
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
  return [cos, sin, -sin, cos, x, y];
}

function number(value: number): string {
  return String(Number(value.toFixed(3)));
}

function shapeToSvg(shape: Shape, clips: Map<string, string>, prefix: string): string {
  const attributes: [string, string | undefined][] = [
    ['d', shape.d],
    ['fill', shape.fill ?? 'none'],
    ['stroke', shape.stroke],
    ['stroke-width', shape.stroke === undefined ? undefined : number(shape.strokeWidth ?? 1)],
    ['stroke-linejoin', shape.stroke === undefined ? undefined : 'round'],
    ['stroke-linecap', shape.stroke === undefined ? undefined : 'round'],
    ['stroke-dasharray', shape.dash?.map(number).join(' ')],
    ['opacity', shape.opacity === undefined ? undefined : number(shape.opacity)],
    ['transform', shape.transform ? `matrix(${shape.transform.map(number).join(' ')})` : undefined],
  ];
  const path = `<path ${attributes.flatMap(([name, value]) => (value === undefined ? [] : `${name}="${value}"`)).join(' ')}/>`;
  if (shape.clip === undefined) return path;
  const id = clips.get(shape.clip) ?? `${prefix}-clip-${clips.size}`;
  clips.set(shape.clip, id);
  return `<g clip-path="url(#${id})">${path}</g>`;
}

/**
 * The drawing as an `<svg>` element. `prefix` keeps the ids inside it apart from those of other drawings in one page;
 * drawings with the same prefix must be the same drawing. `label` is what a screen reader says; without it the picture
 * is decoration.
 */
export function drawingToSvg(drawing: Drawing, prefix: string, label?: string): string {
  const clips = new Map<string, string>();
  const body = drawing.shapes.map((shape) => shapeToSvg(shape, clips, prefix)).join('');
  const defs = [...clips].map(([d, id]) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`).join('');
  const spoken = label === undefined ? 'aria-hidden="true"' : `role="img" aria-label="${escapeXml(label)}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${number(drawing.width)} ${number(drawing.height)}" ${spoken}>${defs === '' ? '' : `<defs>${defs}</defs>`}${body}</svg>`;
}

export function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** Paints a drawing with its top left corner at the context's origin, in the context's units. */
export function paintDrawing(context: CanvasRenderingContext2D, drawing: Drawing): void {
  for (const shape of drawing.shapes) {
    context.save();
    if (shape.clip !== undefined) context.clip(new Path2D(shape.clip));
    if (shape.transform) context.transform(...shape.transform);
    context.globalAlpha = shape.opacity ?? 1;
    const path = new Path2D(shape.d);
    if (shape.fill !== undefined) {
      context.fillStyle = shape.fill;
      context.fill(path);
    }
    if (shape.stroke !== undefined) {
      context.strokeStyle = shape.stroke;
      context.lineWidth = shape.strokeWidth ?? 1;
      context.lineJoin = 'round';
      context.lineCap = 'round';
      context.setLineDash([...(shape.dash ?? [])]);
      context.stroke(path);
    }
    context.restore();
  }
}
