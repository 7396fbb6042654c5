/** The commands of Gondor as they cross the wire: for whoever reads them and runs no rule. */
import type { z } from 'zod';
import { unionOf } from '../engine/union-schema.ts';
import { pushSchema } from './engines/push-command.ts';
import { layLadderSchema } from './ladders/lay-ladder-command.ts';
import { passSchema, pourOilSchema } from './oil/pour-oil-command.ts';
import { dropOilSchema, takeOilSchema } from './oil/take-oil-command.ts';
import { STANDARD_COMMAND_SCHEMAS } from '../standard/command-schemas.ts';
import { bombardSchema } from './catapults/bombard-command.ts';
import { shootCatapultSchema } from './catapults/shoot-catapult-command.ts';
import { hurlFireballSchema } from './fire/hurl-fireball-command.ts';
import { swingGrondSchema } from './grond/swing-grond-command.ts';
import { hurlHeadSchema } from './heads/hurl-head-command.ts';
import { liftCauldronSchema, setCauldronSchema } from './setting-up/set-cauldron-command.ts';
import { setEngineSchema } from './setting-up/set-engine-command.ts';
import { bannerRallySchema } from './banner/banner-rally-command.ts';
import { moveBannerSchema } from './banner/move-banner-command.ts';
import { castSchema } from './magic/cast-command.ts';
import { driveAwaySchema } from './magic/drive-away-command.ts';

const SCHEMAS = [
  ...STANDARD_COMMAND_SCHEMAS,
  setEngineSchema,
  setCauldronSchema,
  liftCauldronSchema,
  pushSchema,
  layLadderSchema,
  bombardSchema,
  shootCatapultSchema,
  swingGrondSchema,
  hurlFireballSchema,
  hurlHeadSchema,
  castSchema,
  driveAwaySchema,
  moveBannerSchema,
  bannerRallySchema,
  takeOilSchema,
  dropOilSchema,
  pourOilSchema,
  passSchema,
] as const;

export type Command = z.infer<(typeof SCHEMAS)[number]>;

export const commandSchema = unionOf<Command>(SCHEMAS);
