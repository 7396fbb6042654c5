import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SCHEMA_FOLDER, schemaFiles } from './schemas.ts';

test('docs/schemas holds what `warbeacon schemas` writes, and nothing else', () => {
  const onDisk = new Map(
    readdirSync(SCHEMA_FOLDER).map((name) => [name, readFileSync(join(SCHEMA_FOLDER, name), 'utf8')]),
  );
  expect(onDisk).toEqual(schemaFiles());
});
