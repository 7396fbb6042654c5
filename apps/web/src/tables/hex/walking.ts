/** Which of the places that light up an arrow key goes to. Plain arithmetic, in whatever unit the spots are measured. */

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A hex, and where its middle is. */
export interface Spot extends Point {
  readonly hex: string;
}

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

export const isArrow = (key: string): boolean => key in ARROWS;

/** Half of what one arrow looks over, as a slope: 60° to each side and a little more, so that four arrows miss nothing. */
const SLOPE = 1.8;
/** What lies aside counts so many times as far. */
const ASIDE = 2.5;

/**
 * The nearest spot in the direction of an arrow; nothing where there is none. Of two that lie alike, such as both hexes
 * above one, it is that of the same column: so that one who goes on that way goes straight.
 */
export function spotTowards(from: Spot, spots: readonly Spot[], arrow: string): string | undefined {
  const towards = ARROWS[arrow];
  if (!towards) return undefined;
  let best: { readonly hex: string; readonly far: number; readonly off: number } | undefined;
  for (const { hex, x, y } of spots) {
    const ahead = (x - from.x) * towards.x + (y - from.y) * towards.y;
    const aside = Math.abs((x - from.x) * towards.y) + Math.abs((y - from.y) * towards.x);
    if (hex === from.hex || ahead <= 0 || aside > SLOPE * ahead) continue;
    // Rounded, so that what lies alike is alike.
    const far = Math.round(Math.hypot(ahead, ASIDE * aside) * 10);
    const off = Math.abs(columnOf(hex) - columnOf(from.hex));
    if (!best || far < best.far || (far === best.far && off < best.off)) best = { hex, far, off };
  }
  return best?.hex;
}

const columnOf = (hex: string): number => Number(hex.slice(2));
