/** JSON Schemas of what goes in and out, generated from the schemas that the program itself reads with. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { recordSchema } from '@warbeacon/protocol';
import { commandSchema, eventSchema, optionsSchema, positionSchema, viewSchema } from '@warbeacon/siege';
import { z } from 'zod';
import { EXIT } from './exit-codes.ts';

export const SCHEMA_FOLDER = join(import.meta.dirname, '..', '..', '..', 'docs', 'schemas');

const SCHEMAS = {
  position: { title: 'A position', schema: positionSchema, io: 'input' },
  command: { title: 'A command', schema: commandSchema, io: 'input' },
  options: { title: 'The options of a match', schema: optionsSchema, io: 'input' },
  event: { title: 'An event', schema: eventSchema, io: 'output' },
  view: { title: 'What a viewer is shown', schema: viewSchema, io: 'output' },
  record: { title: 'The record of a match', schema: recordSchema, io: 'input' },
} as const;

/** The text of each schema file by its name. */
export function schemaFiles(): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(SCHEMAS).map(([name, { title, schema, io }]) => {
      const { $schema, ...rest } = z.toJSONSchema(schema, { io });
      return [`${name}.schema.json`, `${JSON.stringify({ $schema, title, ...rest }, null, 2)}\n`];
    }),
  );
}

export function writeSchemas(): number {
  mkdirSync(SCHEMA_FOLDER, { recursive: true });
  for (const [name, text] of schemaFiles()) {
    writeFileSync(join(SCHEMA_FOLDER, name), text);
    process.stdout.write(`docs/schemas/${name}\n`);
  }
  return EXIT.ok;
}
