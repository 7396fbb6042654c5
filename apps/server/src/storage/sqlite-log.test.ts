/** The thread of SQLite, in a process that does nothing besides. */
import { execFile } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { tempDir } from '../testing/databases.ts';

test('a program that only opens and closes a database does not end in between', async () => {
  const dataDir = tempDir();
  const program = join(dataDir, 'program.mjs');
  writeFileSync(
    program,
    `import { openDatabase } from ${JSON.stringify(new URL('database.ts', import.meta.url).href)};
     const database = await openDatabase({ dataDir: ${JSON.stringify(dataDir)} });
     await database.close();
     process.stdout.write('closed');`,
  );
  const { stdout } = await promisify(execFile)(process.execPath, [program]);
  expect(stdout).toBe('closed');
  rmSync(dataDir, { recursive: true, force: true });
});
