/** The operator's page against what the server itself says of its configuration. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

test('docs/configuration.md names every variable of the server, with its default', () => {
  const help = execFileSync(process.execPath, ['apps/server/src/main.ts', '--help'], { cwd: ROOT, encoding: 'utf8' });
  const entries = [...help.matchAll(/^([A-Z][A-Z_]+)\n[^]*?(?:Not set by default|By default (\S+))\.$/gm)];
  const said = entries.map(([, name, value]) => ({ name, value }));
  expect(said).toContainEqual({ name: 'PORT', value: '2567' });

  const page = readFileSync(join(ROOT, 'docs', 'configuration.md'), 'utf8');
  const server = page.slice(0, page.indexOf('## For tests and tools'));
  const rows = [...server.matchAll(/^\| `([A-Z_]+)` \| ([^|]+) \|/gm)];
  const documented = rows.map(([, name, cell = '']) => ({ name, value: /^`([^`]+)`$/.exec(cell)?.[1] }));

  // The default of WEB_DIR is a path of this machine; the page says it in words.
  const portable = (all: typeof said) => all.map((each) => (each.name === 'WEB_DIR' ? { name: each.name } : each));
  const byName = (a: { name?: string | undefined }, b: { name?: string | undefined }) =>
    String(a.name).localeCompare(String(b.name));
  expect(portable(documented).sort(byName)).toEqual(portable(said).sort(byName));
});
