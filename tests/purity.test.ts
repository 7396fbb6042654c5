/** The rules know no clock, no chance but their dice, and no arithmetic that differs between machines. */
import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const OXLINT = join(ROOT, 'node_modules', 'oxlint', 'bin', 'oxlint');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'warbeacon-purity-'));
  copyFileSync(join(ROOT, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** What the project's own lint says of a file that stands at `path`. */
async function complaints(path: string, source: string): Promise<string[]> {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, source);
  const args = [OXLINT, '--format', 'unix', path];
  const output = await new Promise<string>((resolve) => {
    execFile(process.execPath, args, { cwd: folder }, (_error, stdout) => resolve(stdout));
  });
  return output.split('\n').filter((line) => line.includes('no-restricted-'));
}

const IMPURE = [
  'Date.now()',
  'new Date()',
  'performance.now()',
  'setTimeout(() => undefined, 1)',
  'globalThis',
  'crypto.randomUUID()',
  'Math.random()',
  'Math.sqrt(2)',
  "Math['sin'](1)",
  'Math.cos(1)',
  'Math.tan(1)',
  'Math.atan2(1, 2)',
  'Math.pow(2, 3)',
  'Math.exp(1)',
  'Math.log(2)',
];

test.each(['kernel', 'hexgrid', 'plane', 'siege', 'skirmish', 'tournament'])(
  '%s may not use what differs from run to run',
  async (name) => {
    const source = IMPURE.map((expression, i) => `export const x${i} = ${expression};`).join('\n');
    expect(await complaints(`packages/${name}/src/impure.ts`, source)).toHaveLength(IMPURE.length);
  },
);

test('integer arithmetic is free, and so are tests and the apps', async () => {
  const exact = 'export const x = Math.max(1, Math.floor(7 / 2), Math.abs(-3));';
  expect(await complaints('packages/siege/src/pure.ts', exact)).toEqual([]);
  const impure = 'export const x = Date.now() + Math.sqrt(2);';
  expect(await complaints('packages/siege/src/impure.test.ts', impure)).toEqual([]);
  expect(await complaints('apps/server/src/clock.ts', impure)).toEqual([]);
});
