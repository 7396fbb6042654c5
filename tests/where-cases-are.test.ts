/** The tables of docs/architecture.md that say in which file each case is decided, against the sources and the SPEC. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const SIEGE = join(ROOT, 'packages', 'siege');

/** Cases that only say how to read an old text, or that only a game with magic decides. */
const UNDECIDED = /^(?:A2\.3|8\.47|8\.5\d)$/;
/** Gondor's of which its table says nothing: 16.15 forbids what nothing offers, 16.26 points to others. */
const NOT_IN_GONDOR = /^16\.(?:15|26)$/;
/** Each game numbers its own from here on, and shared rooms name none of them. */
const EXCLUSIVE = /^(?:1[2-9]|2\d)\./;

interface Entry {
  readonly room: string;
  readonly file: string;
  readonly cases: readonly string[];
}

function entriesOf(page: string): Entry[] {
  return ['standard', 'helms-deep', 'gondor'].flatMap((room) => {
    const [, table = ''] = page.split(`| \`${room}/\` | file and the cases that it decides |\n|---|---|\n`);
    const rows = [...table.slice(0, table.indexOf('\n\n')).matchAll(/^\| (?:`([\w-]+\/)`|[^|]*) \| (.*) \|$/gm)];
    return rows.flatMap(([, folder = '', cell = '']) =>
      [...cell.matchAll(/(?:^|; )`([\w./-]+)`((?:,? A?\d+\.\d+)*)/g)].map(([, name = '', cases = '']): Entry => {
        const file = join(room, folder, /\.json$|\/$/.test(name) ? name : `${name}.ts`);
        return { room, file, cases: cases.match(/A?\d+\.\d+/g) ?? [] };
      }),
    );
  });
}

function casesOf(page: string): string[] {
  return [...readFileSync(page, 'utf8').matchAll(/^#### (A?\d+\.\d+)/gm)].map(([, each = '']) => each);
}

const entries = entriesOf(readFileSync(join(ROOT, 'docs', 'architecture.md'), 'utf8'));

test('the tables have every case that something decides, and no other', () => {
  const cases = casesOf(join(SIEGE, 'SPEC.md'));
  expect(cases.length).toBeGreaterThan(190);
  const decided = cases.filter((each) => !UNDECIDED.test(each));
  const listed = new Set(entries.flatMap(({ cases, room }) => (room === 'gondor' ? [] : cases)));
  expect([...listed].toSorted()).toEqual(decided.toSorted());
});

test('the table of Gondor has each exclusive case of its page, and of the others those that its page tells', () => {
  const cases = casesOf(join(SIEGE, 'src', 'gondor', 'SPEC.md'));
  expect(cases.length).toBeGreaterThan(90);
  const listed = new Set(entries.flatMap((entry) => (entry.room === 'gondor' ? entry.cases : [])));
  const decided = cases.filter((each) => EXCLUSIVE.test(each) && !NOT_IN_GONDOR.test(each));
  expect([...listed].filter((each) => EXCLUSIVE.test(each)).toSorted()).toEqual(decided.toSorted());
  const told = new Set([...cases, ...casesOf(join(SIEGE, 'SPEC.md'))]);
  expect([...listed].filter((each) => !told.has(each))).toEqual([]);
});

test('each file is there, and bears the number of every case that it decides', () => {
  const faults = entries.flatMap(({ room, file, cases }) => {
    const path = join(SIEGE, 'src', file);
    if (!existsSync(path)) return [`there is no ${file}`];
    if (!file.endsWith('.ts')) return [];
    const source = readFileSync(path, 'utf8');
    return cases
      .filter((each) => (room !== 'standard' || !EXCLUSIVE.test(each)) && !source.includes(`[${each}]`))
      .map((each) => `${file} has no [${each}]`);
  });
  expect(faults).toEqual([]);
});
