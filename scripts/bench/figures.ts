/** What a benchmark finds, and how it is shown. */
export interface Figure {
  readonly what: string;
  /** With its unit. */
  readonly found: string;
  /** What the house holds itself to, in words. */
  readonly wanted?: string;
  /** Whether it does. */
  readonly held?: boolean;
}

/** `value` against a limit that it must reach (`min`) or may not pass (`max`). */
export function figure(what: string, value: number, unit: string, limit: { min?: number; max?: number } = {}): Figure {
  const found = `${makeNumber(value)} ${unit}`;
  if (limit.min !== undefined) {
    return { what, found, wanted: `at least ${makeNumber(limit.min)}`, held: value >= limit.min };
  }
  if (limit.max !== undefined) {
    return { what, found, wanted: `at most ${makeNumber(limit.max)}`, held: value <= limit.max };
  }
  return { what, found };
}

function makeNumber(value: number): string {
  if (value >= 100) return Math.round(value).toLocaleString('en');
  return value.toLocaleString('en', { maximumSignificantDigits: 3 });
}

/** One line for each figure. */
export function makeFigures(title: string, figures: readonly Figure[]): string {
  const widest = Math.max(...figures.map(({ what }) => what.length));
  const lines = figures.map(({ what, found, wanted, held }) => {
    const mark = held === undefined ? ' ' : held ? '✓' : '✗';
    return `${mark} ${what.padEnd(widest)}  ${found}${wanted === undefined ? '' : `  (${wanted})`}`;
  });
  return `${title}\n${lines.join('\n')}\n`;
}
