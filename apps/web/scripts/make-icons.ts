/**
 * Writes the few outlines that the pages need out of the game-icons set, so that the other four thousand stay out of the
 * bundle: src/art/icons.ts for every game, and those of one game beside the rest of its art. Run after changing a list:
 * `node apps/web/scripts/make-icons.ts`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { z } from 'zod';

/** Our word for the picture, and its name in the set. */
type List = Readonly<Record<string, string>>;

const SHARED: List = {
  bowman: 'bowman',
  orc: 'goblin-head',
  'wolf-rider': 'wolf-head',
  uruk: 'orc-head',
  guard: 'guards',
  swordsman: 'swordman',
  horseman: 'cavalry',
  'horse-archer': 'horse-head',
  spearman: 'pikeman',
  heavy: 'visored-helm',
  knight: 'mounted-knight',
  captain: 'crown',
  ladder: 'ladder',
  ram: 'siege-ram',
  rocks: 'stone-pile',
  horn: 'hunting-horn',
  bow: 'high-shot',
  melee: 'crossed-swords',
  horseshoe: 'horseshoe',
  skull: 'death-skull',
  wedge: 'sun-spear',
  'shield-wall': 'bordered-shield',
};

/** Faces of leaders, and what is found in one game only. */
const HELMS_DEEP: List = {
  theoden: 'old-king',
  eomer: 'crested-helmet',
  aragorn: 'sword-brandish',
  legolas: 'elf-helmet',
  gimli: 'dwarf-face',
  gamling: 'beard',
  erkenbrand: 'viking-head',
  gandalf: 'wizard-face',
  'captain-1': 'brutal-helm',
  'captain-2': 'warlord-helmet',
  chief: 'barbarian',
  lieutenant: 'warlock-hood',
  'blasting-fire': 'fire-bomb',
};

/** Faces of leaders; the rest of what is found in it only is drawn by hand, beside them. */
const GONDOR: List = {
  nazgul: 'overlord-helm',
  gothmog: 'brutal-helm',
  'king-of-harad': 'turban',
  gandalf: 'wizard-face',
  imrahil: 'swan',
  theoden: 'old-king',
  eomer: 'crested-helmet',
  eowyn: 'swordwoman',
  aragorn: 'sword-brandish',
};

/** How many numbers each command takes, and which of them lie along x (0) and along y (1). */
const AXES: Readonly<Record<string, readonly (0 | 1 | null)[]>> = {
  m: [0, 1],
  l: [0, 1],
  t: [0, 1],
  h: [0],
  v: [1],
  c: [0, 1, 0, 1, 0, 1],
  s: [0, 1, 0, 1],
  q: [0, 1, 0, 1],
  a: [null, null, null, null, null, 0, 1],
  z: [],
};

/** Parts of a unit to which points are snapped: a unit is a third of a pixel at the closest look. */
const FINENESS = 1;
const snapped = (value: number): number => Math.round(value * FINENESS) / FINENESS;

/** The numbers of one command. They may follow one another without a space, and the flags of an arc without anything. */
function numbersOf(command: string, inside: string): readonly number[] {
  const numbers: number[] = [];
  let rest = inside;
  for (;;) {
    const flag = command === 'a' && [3, 4].includes(numbers.length % 7);
    const found = (flag ? /^[\s,]*([01])/ : /^[\s,]*(-?(?:\d+\.?\d*|\.\d+))/).exec(rest);
    if (!found) break;
    numbers.push(Number(found[1]));
    rest = rest.slice(found[0].length);
  }
  if (rest.trim() !== '') throw new Error(`not an outline: ${rest.slice(0, 40)}`);
  return numbers;
}

/** The same outline, every point of it snapped to the grid and written as a step from the point before. */
function rounded(outline: string): string {
  let [x, y] = [0, 0];
  let [startX, startY] = [0, 0];
  let written = '';
  for (const [, letter = '', inside = ''] of outline.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const command = letter.toLowerCase();
    const axes = AXES[command];
    if (!axes) throw new Error(`not an outline: ${letter}`);
    const absolute = letter !== command;
    const numbers = numbersOf(command, inside);
    if (command === 'z') [x, y] = [startX, startY];
    for (let at = 0; at < Math.max(1, numbers.length); at += Math.max(1, axes.length)) {
      const [fromX, fromY] = [x, y];
      const steps = axes.map((axis, i) => {
        const value = numbers[at + i] ?? 0;
        if (axis === null) return Math.round(value * 10) / 10;
        const from = axis === 0 ? fromX : fromY;
        const point = absolute ? value : from + value;
        const last = i >= axes.length - (axes.length === 1 ? 1 : 2);
        if (last && axis === 0) x = point;
        if (last && axis === 1) y = point;
        return snapped(point) - snapped(from);
      });
      // What follows a move without a letter of its own is a line.
      const name = command === 'm' && at > 0 ? 'l' : command;
      written += name + steps.join(' ').replaceAll(' -', '-');
      if (command === 'm' && at === 0) [startX, startY] = [x, y];
    }
  }
  // A command that repeats needs its letter only once; so do the lines after a move.
  return written.replace(/([a-y])([^a-z]*)/g, (whole, command: string, numbers: string, at: number) => {
    const before = written.slice(0, at).match(/[a-z](?=[^a-z]*$)/)?.[0];
    if (before !== command || command === 'm') return whole;
    return numbers.startsWith('-') ? numbers : ` ${numbers}`;
  });
}

const setSchema = z.object({ icons: z.record(z.string(), z.object({ body: z.string() })) });
const require = createRequire(import.meta.url);
const set = setSchema.parse(JSON.parse(readFileSync(require.resolve('@iconify-json/game-icons/icons.json'), 'utf8')));

function written(wanted: List): string {
  const lines = Object.entries(wanted).map(([name, source]) => {
    const body = set.icons[source]?.body;
    if (!body) throw new Error(`no such icon: ${source}`);
    const outlines = [...body.matchAll(/ d="([^"]+)"/g)].map((match) => rounded(match[1] ?? ''));
    if (outlines.length === 0 || /transform=/.test(body)) throw new Error(`not plain outlines: ${source}`);
    return `  // ${source}\n  '${name}':\n    '${outlines.join(' ')}',`;
  });
  return `{\n${lines.join('\n')}\n} as const;\n`;
}

const CREDIT = `/**
 * Outlines in a square of 512 units, from game-icons.net (authors Lorc, Delapouite, Caro Asercion and others: CREDITS.md),
 * CC BY 3.0, https://creativecommons.org/licenses/by/3.0/. Written by scripts/make-icons.ts: change the list there.
 */`;

writeFileSync(
  new URL('../src/art/icons.ts', import.meta.url),
  `${CREDIT}\nexport const ICON_SIZE = 512;\n\nexport const ICONS = ${written(SHARED)}`,
);
writeFileSync(
  new URL('../src/games/helms-deep/art/icons.ts', import.meta.url),
  `${CREDIT}\nexport const OWN_ICONS = ${written(HELMS_DEEP)}`,
);
writeFileSync(
  new URL('../src/games/gondor/art/icons.ts', import.meta.url),
  `${CREDIT}\nexport const PORTRAITS = ${written(GONDOR)}`,
);
