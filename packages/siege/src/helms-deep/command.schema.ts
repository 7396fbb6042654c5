/** The commands of Helm's Deep as they cross the wire: for whoever reads them and runs no rule. */
import type { z } from 'zod';
import { unionOf } from '../engine/union-schema.ts';
import { STANDARD_COMMAND_SCHEMAS } from '../standard/command-schemas.ts';
import { announceSchema } from './abilities/announce.ts';
import { batterSchema } from './breaches/batter.ts';
import { ramSchema } from './breaches/ram.ts';
import { arriveSchema } from './caves/arrive.ts';
import { leaveSchema } from './caves/leave.ts';
import { orcCunningSchema } from './cunning/orc-cunning.ts';
import { detonateSchema } from './fires/detonate.ts';
import { giveFireSchema } from './fires/give-fire.ts';
import { layFireSchema } from './fires/lay-fire.ts';
import { deathAndGlorySchema } from './glory/death-and-glory.ts';
import { blowHornSchema } from './horn/blow-horn.ts';
import { layLadderSchema } from './ladders/lay-ladder.ts';
import { dropRamSchema, takeRamSchema } from './loads/take-ram.ts';
import { dropRocksSchema, passSchema } from './rocks/drop-rocks.ts';
import { liftRocksSchema, placeRocksSchema } from './rocks/place-rocks.ts';
import { comeBackSchema } from './sortie/come-back.ts';
import { sortieSchema } from './sortie/make-sortie.ts';

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
