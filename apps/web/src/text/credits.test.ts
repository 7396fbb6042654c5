import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { CREDITS } from './credits.ts';

const WEB = join(import.meta.dirname, '..', '..');
const FILE = readFileSync(join(WEB, '..', '..', 'CREDITS.md'), 'utf8');

const namesSchema = z.record(z.string(), z.string());
const { dependencies } = z
  .object({ dependencies: namesSchema })
  .parse(JSON.parse(readFileSync(join(WEB, 'package.json'), 'utf8')));
/** Nothing of this one runs in the page: what is drawn of it was copied out. */
const COPIED = '@iconify-json/game-icons';

test('whatever package the page is made of is credited, and no other', () => {
  const used = [...Object.keys(dependencies).filter((name) => !name.startsWith('@warbeacon/')), COPIED];
  expect(CREDITS.flatMap(({ packages }) => packages).toSorted()).toEqual(used.toSorted());
});

test.each(CREDITS.flatMap(({ licence, packages }) => packages.map((name) => [name, licence] as const)))(
  '%s is under %s',
  (name, licence) => {
    const manifest: unknown = JSON.parse(readFileSync(join(WEB, 'node_modules', name, 'package.json'), 'utf8'));
    expect(z.object({ license: z.string() }).parse(manifest).license).toBe(licence);
  },
);

test('CREDITS.md has the same packages, authors and licences', () => {
  const rows = FILE.split('\n').filter((line) => line.startsWith('|'));
  for (const { by, licence, packages } of CREDITS) {
    if (packages.length === 0) continue;
    const row = rows.find((each) => packages.every((name) => each.includes(`\`${name}\``)));
    expect(row, packages.join()).toContain(by);
    expect(row).toContain(licence);
  }
  const named = rows.flatMap((row) => [...row.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));
  expect(named.toSorted()).toEqual(CREDITS.flatMap(({ packages }) => packages).toSorted());
});
