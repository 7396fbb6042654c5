/**
 * Writes src/art/icons.ts: the few outlines the board needs out of the game-icons set, so that the other four thousand
 * stay out of the bundle. Run after changing the list: `node apps/web/scripts/make-icons.ts`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { z } from 'zod';

/** Our word for the picture, and its name in the set. */
const WANTED: Readonly<Record<string, string>> = {
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
  captain: 'crown',
  ladder: 'ladder',
  ram: 'siege-ram',
  'blasting-fire': 'fire-bomb',
  rocks: 'stone-pile',
  horn: 'hunting-horn',
  bow: 'high-shot',
  melee: 'crossed-swords',
  horseshoe: 'horseshoe',
  skull: 'death-skull',
  wedge: 'sun-spear',
  'shield-wall': 'bordered-shield',
};

/**
 * The same outline to a tenth of a unit, a fifteenth of a pixel at the closest look. Numbers may follow one another
 * without a space (`1.5.25` is two), and the flags of an arc without anything (`a1 1 0 012 3`).
 */
function rounded(outline: string): string {
  return [...outline.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)]
    .map(([, command = '', inside = '']) => {
      const numbers: string[] = [];
      let rest = inside;
      for (;;) {
        const flag = command.toLowerCase() === 'a' && [3, 4].includes(numbers.length % 7);
        const found = (flag ? /^[\s,]*([01])/ : /^[\s,]*(-?(?:\d+\.?\d*|\.\d+))/).exec(rest);
        if (!found) break;
        numbers.push(String(Number(Number(found[1]).toFixed(1))));
        rest = rest.slice(found[0].length);
      }
      if (rest.trim() !== '') throw new Error(`not an outline: ${rest.slice(0, 40)}`);
      return command + numbers.join(' ').replaceAll(' -', '-');
    })
    .join('');
}

const setSchema = z.object({ icons: z.record(z.string(), z.object({ body: z.string() })) });
const require = createRequire(import.meta.url);
const set = setSchema.parse(JSON.parse(readFileSync(require.resolve('@iconify-json/game-icons/icons.json'), 'utf8')));

const lines = Object.entries(WANTED).map(([name, source]) => {
  const body = set.icons[source]?.body;
  if (!body) throw new Error(`no such icon: ${source}`);
  const outlines = [...body.matchAll(/ d="([^"]+)"/g)].map((match) => rounded(match[1] ?? ''));
  if (outlines.length === 0 || /transform=/.test(body)) throw new Error(`not plain outlines: ${source}`);
  return `  // ${source}\n  '${name}':\n    '${outlines.join(' ')}',`;
});

writeFileSync(
  new URL('../src/art/icons.ts', import.meta.url),
  `/**
 * Outlines in a square of 512 units, from game-icons.net (authors Lorc, Delapouite, Skoll, Caro Asercion and others),
 * CC BY 3.0, https://creativecommons.org/licenses/by/3.0/. Written by scripts/make-icons.ts: change the list there.
 */
export const ICON_SIZE = 512;

export const ICONS = {
${lines.join('\n')}
} as const;

export type IconName = keyof typeof ICONS;
`,
);
