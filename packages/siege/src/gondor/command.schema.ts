/** The commands of Gondor as they cross the wire: for whoever reads them and runs no rule. */
import type { z } from 'zod';
import { unionOf } from '../engine/union-schema.ts';
import { STANDARD_COMMAND_SCHEMAS } from '../standard/command-schemas.ts';

const SCHEMAS = [...STANDARD_COMMAND_SCHEMAS] as const;

export type Command = z.infer<(typeof SCHEMAS)[number]>;

export const commandSchema = unionOf<Command>(SCHEMAS);
