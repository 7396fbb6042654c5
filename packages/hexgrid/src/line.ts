/**
 * Straight lines between hex centres, in integers. A line crosses the inside of some hexes; where it runs exactly along
 * a hexside it crosses neither of the two hexes that share it, and a game says by rule what that means.
 */
import { axial, DIRECTIONS, type Grid, type Hex, neighbour } from './grid.ts';

export interface Line {
  /** Hexes whose inside is crossed, from first to last, without the two ends. */
  readonly through: readonly Hex[];
  /** Pairs of hexes along whose common side the line runs; -1 for a side of the map's edge. */
  readonly along: readonly (readonly [Hex, Hex])[];
  /** The hexes from which the line enters its last hex: one, or both of a pair when it comes along their common side. */
  readonly before: readonly Hex[];
}

/**
 * Corners of a hex about its centre, in a skewed integer plane: x in half hex widths, y in quarter hex heights, so that
 * a centre lies at (2q + r, 3r). Incidence and order along a line are the same as in the true plane.
 */
const CORNERS: readonly (readonly [number, number])[] = [
  [0, -2],
  [1, -1],
  [1, 1],
  [0, 2],
  [-1, 1],
  [-1, -1],
];

/** The line from the centre of `from` to the centre of `to`. */
export function line(grid: Grid, from: Hex, to: Hex): Line {
  if (from === to) return { through: [], along: [], before: [] };
  const start = centre(grid, from);
  const end = centre(grid, to);
  const dx = end.x - start.x;
  const dy = end.y - start.y;
  // In the true plane x and y scale as √3 to 1, so this product is proportional to the distance along the line.
  const progress = (hex: Hex): number => {
    const c = centre(grid, hex);
    return 3 * (c.x - start.x) * dx + (c.y - start.y) * dy;
  };
  const whole = progress(to);
  const sidesOfLine = (hex: Hex): { low: number; high: number; zeros: number } => {
    const c = centre(grid, hex);
    let low = 0;
    let high = 0;
    let zeros = 0;
    for (const [cx, cy] of CORNERS) {
      const cross = dx * (c.y + cy - start.y) - dy * (c.x + cx - start.x);
      if (cross < low) low = cross;
      if (cross > high) high = cross;
      if (cross === 0) zeros++;
    }
    return { low, high, zeros };
  };

  const crossed: Hex[] = [];
  const grazed: Hex[] = [];
  const seen = new Set<Hex>([from]);
  const queue: Hex[] = [from];
  for (let hex = queue.pop(); hex !== undefined; hex = queue.pop()) {
    for (const direction of DIRECTIONS) {
      const next = neighbour(grid, hex, direction);
      if (next < 0 || seen.has(next)) continue;
      seen.add(next);
      const at = progress(next);
      if (at <= 0 || at > whole) continue;
      const { low, high, zeros } = sidesOfLine(next);
      const inside = low < 0 && high > 0;
      if (!inside && zeros < 2) continue;
      queue.push(next);
      if (next === to) continue;
      if (inside) crossed.push(next);
      else grazed.push(next);
    }
  }
  const byProgress = (a: Hex, b: Hex): number => progress(a) - progress(b);
  crossed.sort(byProgress);
  grazed.sort((a, b) => byProgress(a, b) || a - b);

  const along: [Hex, Hex][] = [];
  for (let i = 0; i < grazed.length; i++) {
    const first = grazed[i] ?? -1;
    const second = grazed[i + 1];
    if (second !== undefined && progress(first) === progress(second)) {
      along.push([first, second]);
      i++;
    } else along.push([first, -1]);
  }

  const lastPair = along[along.length - 1];
  const last = crossed[crossed.length - 1] ?? from;
  const before = lastPair && progress(lastPair[0]) > progress(last) ? lastPair.filter((hex) => hex >= 0) : [last];
  return { through: crossed, along, before };
}

function centre(grid: Grid, hex: Hex): { readonly x: number; readonly y: number } {
  const { q, r } = axial(grid, hex);
  return { x: 2 * q + r, y: 3 * r };
}
