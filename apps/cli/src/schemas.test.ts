import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SCHEMA_FOLDER, schemaFiles } from './schemas.ts';

test('docs/schemas holds what `warbeacon schemas` writes, and nothing else', () => {
  const onDisk = new Map(
    readdirSync(SCHEMA_FOLDER, { recursive: true, encoding: 'utf8' })
      .filter((path) => statSync(join(SCHEMA_FOLDER, path)).isFile())
      .map((path) => [path, readFileSync(join(SCHEMA_FOLDER, path), 'utf8')]),
  );
  expect(onDisk).toEqual(schemaFiles());
});
