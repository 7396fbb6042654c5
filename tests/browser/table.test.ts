import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Table } from './table.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'warbeacon-no-table-'));
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true, force: true });
});

const children = () => process.getActiveResourcesInfo().filter((kind) => kind === 'ProcessWrap').length;

test('a table that cannot be laid leaves no server and no folder behind', async () => {
  const before = children();
  vi.stubEnv('TMPDIR', folder);
  vi.stubEnv('CHROMIUM_PATH', join(folder, 'no-such-browser'));
  await expect(Table.lay()).rejects.toThrow('No Chromium was found');
  expect(children()).toBe(before);
  expect(await readdir(folder)).toEqual([]);
});
