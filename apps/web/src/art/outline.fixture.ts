/** Follows the pen along an outline, to see where it goes. */

/** How many numbers each command of an outline takes. */
const ARGUMENTS: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

/** Every point the pen comes to. Throws where a command has too few numbers. */
export function stops(outline: string): { x: number; y: number }[] {
  const found: { x: number; y: number }[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (const [, command = '', inside = ''] of outline.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const kind = command.toLowerCase();
    const relative = command === kind;
    const numbers = (inside.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const count = ARGUMENTS[kind];
    if (
      count === undefined ||
      (count === 0 ? numbers.length > 0 : numbers.length % count !== 0 || numbers.length === 0)
    ) {
      throw new Error(`${command} with ${numbers.length} numbers: ${inside.slice(0, 40)}`);
    }
    if (kind === 'z') [x, y] = [startX, startY];
    for (let i = 0; i < numbers.length; i += Math.max(1, count)) {
      const end = numbers.slice(i, i + count);
      const [toX, toY] = kind === 'h' ? [end[0], undefined] : kind === 'v' ? [undefined, end[0]] : end.slice(-2);
      x = toX === undefined ? x : toX + (relative ? x : 0);
      y = toY === undefined ? y : toY + (relative ? y : 0);
      if (kind === 'm' && i === 0) [startX, startY] = [x, y];
      found.push({ x, y });
    }
  }
  return found;
}
