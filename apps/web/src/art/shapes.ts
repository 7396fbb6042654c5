/** Outlines that several pictures share. All take plain numbers and give SVG path data. */

function n(value: number): string {
  return String(Number(value.toFixed(2)));
}

export function rectangle(x: number, y: number, width: number, height: number): string {
  return `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}z`;
}

export function roundedRectangle(x: number, y: number, width: number, height: number, radius: number): string {
  const r = Math.min(radius, width / 2, height / 2);
  const arc = (dx: number, dy: number): string => `a${n(r)} ${n(r)} 0 0 1 ${n(dx)} ${n(dy)}`;
  return `M${n(x + r)} ${n(y)}h${n(width - 2 * r)}${arc(r, r)}v${n(height - 2 * r)}${arc(-r, r)}h${n(2 * r - width)}${arc(-r, -r)}v${n(2 * r - height)}${arc(r, -r)}z`;
}

/** A rectangle with its four corners cut off. */
export function cutRectangle(x: number, y: number, width: number, height: number, cut: number): string {
  const [w, h] = [width - 2 * cut, height - 2 * cut];
  return `M${n(x + cut)} ${n(y)}h${n(w)}l${n(cut)} ${n(cut)}v${n(h)}l${n(-cut)} ${n(cut)}h${n(-w)}l${n(-cut)} ${n(-cut)}v${n(-h)}z`;
}

export function circle(x: number, y: number, radius: number): string {
  return `M${n(x - radius)} ${n(y)}a${n(radius)} ${n(radius)} 0 1 1 ${n(2 * radius)} 0a${n(radius)} ${n(radius)} 0 1 1 ${n(-2 * radius)} 0z`;
}

export function polygon(points: readonly { readonly x: number; readonly y: number }[]): string {
  return `${points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${n(x)} ${n(y)}`).join('')}z`;
}

/** Parallel strokes across a box, rising to the right at 45 degrees. */
export function hatching(x: number, y: number, width: number, height: number, gap: number): string {
  let d = '';
  for (let start = -height; start < width; start += gap) {
    d += `M${n(x + start)} ${n(y + height)}l${n(height)} ${n(-height)}`;
  }
  return d;
}
