/** A game's rules page as tests read it, and strengths as its tables write them. */

interface Strengths {
  readonly attack?: string;
  readonly armour: number;
  readonly morale: string;
}

/** The rows of the table under a heading, the head line left out; a row is its cells. */
export function tableOf(page: string, heading: string): string[][] {
  const [, section = ''] = page.split(`\n${heading}\n`);
  const lines = (section.split(/\n#+ /)[0] ?? '').split('\n').filter((line) => line.startsWith('|'));
  return lines.slice(2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

/** `De3X`. */
export const makeStrengths = (strengths: Strengths, missile: boolean): string =>
  `${strengths.attack ?? ''}${missile ? 'e' : ''}${strengths.armour}${strengths.morale}`;
