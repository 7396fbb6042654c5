/** The commands of Helm's Deep as they cross the wire: for whoever reads them and runs no rule. */
import type { z } from 'zod';
import { unionOf } from '../engine/union-schema.ts';
import { STANDARD_COMMAND_SCHEMAS } from '../standard/command-schemas.ts';
import { announceSchema } from './abilities/announce-command.ts';
import { batterSchema } from './breaches/batter-command.ts';
import { ramSchema } from './ram/ram-command.ts';
import { arriveSchema } from './caves/arrive-command.ts';
import { leaveSchema } from './caves/leave-command.ts';
import { orcCunningSchema } from './cunning/orc-cunning-command.ts';
import { detonateSchema } from './fires/detonate-command.ts';
import { giveFireSchema } from './fires/give-fire-command.ts';
import { layFireSchema } from './fires/lay-fire-command.ts';
import { deathAndGlorySchema } from './glory/death-and-glory-command.ts';
import { blowHornSchema } from './horn/blow-horn-command.ts';
import { layLadderSchema } from './ladders/lay-ladder-command.ts';
import { dropRamSchema, takeRamSchema } from './ram/take-ram-command.ts';
import { dropRocksSchema, passSchema } from './rocks/drop-rocks-command.ts';
import { liftRocksSchema, placeRocksSchema } from './rocks/place-rocks-command.ts';
import { comeBackSchema } from './sortie/come-back-command.ts';
import { sortieSchema } from './sortie/make-sortie-command.ts';

const SCHEMAS = [
  ...STANDARD_COMMAND_SCHEMAS,
  announceSchema,
  blowHornSchema,
  sortieSchema,
  orcCunningSchema,
  deathAndGlorySchema,
  arriveSchema,
  leaveSchema,
  comeBackSchema,
  placeRocksSchema,
  liftRocksSchema,
  dropRocksSchema,
  passSchema,
  detonateSchema,
  giveFireSchema,
  layFireSchema,
  ramSchema,
  batterSchema,
  takeRamSchema,
  dropRamSchema,
  layLadderSchema,
] as const;

export type Command = z.infer<(typeof SCHEMAS)[number]>;
export type CommandType = Command['type'];
export type CommandOf<T extends CommandType> = Extract<Command, { type: T }>;

export const commandSchema = unionOf<Command>(SCHEMAS);
