/** Data folders and database files that the server must not touch. Each test looks that nothing was harmed. */
import { copyFileSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { StartupFault } from '../startup-fault.ts';
import { tempDir } from '../testing/databases.ts';
import { DATABASE_FILE } from './data-folder.ts';
import { openDatabase } from './database.ts';
import { MIGRATIONS } from './migrations.ts';

describe('a data folder that must not be touched', () => {
  let dataDir: string;
  let file: string;
  beforeEach(() => {
    dataDir = tempDir();
    file = join(dataDir, DATABASE_FILE);
  });
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

  /** What the operator is told. The file must be the same afterwards, byte for byte. */
  const refusal = async (): Promise<string> => {
    const before = readFileSync(file);
    const fault = await openDatabase({ dataDir }).catch((error: unknown) => error);
    expect(fault).toBeInstanceOf(StartupFault);
    expect(readFileSync(file).equals(before)).toBe(true);
    return fault instanceof StartupFault ? fault.message : '';
  };
  const madeHere = async () => await (await openDatabase({ dataDir })).close();

  test('one that another server uses', async () => {
    const first = await openDatabase({ dataDir });
    await expect(openDatabase({ dataDir })).rejects.toThrow(/Another server is using the data folder/);
    await first.close();
    await madeHere();
  });

  test.runIf(existsSync('/proc/self'))('a folder where there can be none', async () => {
    await expect(openDatabase({ dataDir: '/proc/warbeacon/data' })).rejects.toThrow(
      'The data folder /proc/warbeacon/data cannot be made: no folder can be made there. Set DATA_DIR to a folder that can be written.',
    );
  });

  test('a file that is no database', async () => {
    writeFileSync(file, 'Dear diary, today Gandalf was late again.'.repeat(100));
    expect(await refusal()).toMatch(/is damaged .* left as it is/);
  });

  test('a database with a torn page', async () => {
    await madeHere();
    const bytes = readFileSync(file);
    bytes.fill(0xaa, 4096, Math.min(bytes.length, 16_384));
    writeFileSync(file, bytes);
    expect(await refusal()).toMatch(/is damaged/);
  });

  test('a database that was cut short', async () => {
    await madeHere();
    writeFileSync(file, readFileSync(file).subarray(0, 9000));
    expect(await refusal()).toMatch(/is damaged/);
  });

  test('a database of another program', async () => {
    const other = new DatabaseSync(file);
    other.exec("create table recipes (name text); insert into recipes values ('lembas')");
    other.close();
    expect(await refusal()).toMatch(/not one of Warbeacon's/);
  });

  test('a folder that is a file', async () => {
    const path = join(dataDir, 'folder');
    writeFileSync(path, '');
    await expect(openDatabase({ dataDir: path })).rejects.toThrow(/is not a folder/);
  });

  test('an empty file is as good as none', async () => {
    writeFileSync(file, '');
    await madeHere();
    expect(statSync(file).size).toBeGreaterThan(0);
  });

  test('a copy is kept of an older database before it is changed', async () => {
    const first = MIGRATIONS['0001-sessions'];
    expect(first).toBeDefined();
    if (first === undefined) return;
    await (await openDatabase({ dataDir, migrations: { '0001-sessions': first } })).close();
    await madeHere();
    const copies = readdirSync(dataDir).filter((name) => name.includes('.before-0001-sessions-'));
    expect(copies).toHaveLength(1);
    // The copy is a whole database of its own, as it was before.
    copyFileSync(join(dataDir, copies[0] ?? ''), file);
    await (await openDatabase({ dataDir, migrations: { '0001-sessions': first } })).close();
  });

  test('no copy is kept when there is nothing to change', async () => {
    await madeHere();
    await madeHere();
    expect(readdirSync(dataDir).filter((name) => name.includes('.before-'))).toEqual([]);
  });

  test('a PostgreSQL that does not answer', async () => {
    await expect(openDatabase({ dataDir, databaseUrl: 'postgres://me:hunter2@127.0.0.1:1/none' })).rejects.toThrow(
      /The database at postgres:\/\/127\.0\.0\.1:1\/none cannot be used: .*Check DATABASE_URL/,
    );
  });
});
