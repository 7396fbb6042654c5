/** One spelling of file names, so that nobody has to know which of three a file has. */
import { join, parse } from 'node:path';
import { expect, test } from 'vitest';
import { sourcesIn } from './boundaries.ts';

const ROOT = join(import.meta.dirname, '..');
/** `match-page`, `match-page.test`, `vite.config`; folders likewise, save for those that begin with a dot. */
const KEBAB = /^\.?[a-z0-9]+(?:[-.][a-z0-9]+)*$/;

test('sources and their folders have names in kebab-case', () => {
  const sources = ['apps', 'packages', 'scripts', 'tests'].flatMap((folder) => sourcesIn(ROOT, folder));
  expect(sources).toContain('apps/web/src/match/match-page.tsx');
  const odd = sources.filter((path) => {
    const { dir, name } = parse(path);
    return ![...dir.split('/'), name].every((part) => KEBAB.test(part));
  });
  expect(odd).toEqual([]);
});
