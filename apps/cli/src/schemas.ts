/** JSON Schemas of what goes in and out, generated from the schemas that the program itself reads with. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { recordSchema } from '@warbeacon/protocol';
import { eventDocumentSchema } from '@warbeacon/tournament';
import { z } from 'zod';
import { EXIT } from './exit-codes.ts';
import type { Kits } from './game-kit.ts';
import { GAMES } from './games.ts';

export const SCHEMA_FOLDER = join(import.meta.dirname, '..', '..', '..', 'docs', 'schemas');

/** The text of each schema file by its path in `SCHEMA_FOLDER`. */
export function schemaFiles(games: Kits = GAMES): ReadonlyMap<string, string> {
  return new Map([
    ...games.all.flatMap(({ rules, schemas: { position, command, options, event, view } }) => {
      // Those of the first game are where they were when it was the only one, and where programs look for them.
      const folder = rules.id === games.first.rules.id ? '' : `${rules.id}/`;
      return [
        file(`${folder}position`, 'A position', position, 'input'),
        file(`${folder}command`, 'A command', command, 'input'),
        file(`${folder}options`, 'The options of a match', options, 'input'),
        file(`${folder}event`, 'An event', event, 'output'),
        file(`${folder}view`, 'What a viewer is shown', view, 'output'),
      ];
    }),
    file('record', 'The record of a match', recordSchema, 'input'),
    file('tournament', 'A tournament with all that has happened in it', eventDocumentSchema, 'input'),
  ]);
}

function file(name: string, title: string, schema: z.ZodType, io: 'input' | 'output'): [path: string, text: string] {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io });
  return [`${name}.schema.json`, `${JSON.stringify({ $schema, title, ...rest }, null, 2)}\n`];
}

export function writeSchemas(): number {
  for (const [path, text] of schemaFiles()) {
    const full = join(SCHEMA_FOLDER, path);
    mkdirSync(dirname(full), { recursive: true });
    writeFileSync(full, text);
    process.stdout.write(`docs/schemas/${path}\n`);
  }
  return EXIT.ok;
}
