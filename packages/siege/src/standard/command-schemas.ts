/** The commands of the standard rules as they cross the wire: for whoever reads them and runs no rule. */
import type { z } from 'zod';
import { advanceSchema, holdSchema } from './advance/advance-command.ts';
import { attackSchema } from './melee/attack-command.ts';
import { callOffSchema } from './melee/call-off-command.ts';
import { deploySchema } from './setting-up/deploy-command.ts';
import { displaceSchema } from './making-room/displace-command.ts';
import { doneSchema } from './sequence/done-command.ts';
import { duelSchema } from './duels/duel-command.ts';
import { fireSchema } from './missiles/fire-command.ts';
import { followSchema, joinSchema, staySchema } from './leaders/follow-command.ts';
import { formSchema } from './formations/form-command.ts';
import { moveSchema } from './movement/move-command.ts';
import { moveFormationSchema } from './formations/move-formation-command.ts';
import { rallySchema } from './rallying/rally-command.ts';
import { retreatSchema } from './retreat/retreat-command.ts';
import { retreatBeforeSchema, standSchema } from './withdrawal/retreat-before-command.ts';
import { retreatLeaderSchema } from './duels/retreat-leader-command.ts';
import { setUpSchema } from './setting-up/set-up-command.ts';

export const STANDARD_COMMAND_SCHEMAS = [
  setUpSchema,
  deploySchema,
  moveSchema,
  formSchema,
  moveFormationSchema,
  fireSchema,
  duelSchema,
  attackSchema,
  callOffSchema,
  retreatSchema,
  retreatLeaderSchema,
  retreatBeforeSchema,
  standSchema,
  displaceSchema,
  advanceSchema,
  holdSchema,
  followSchema,
  joinSchema,
  staySchema,
  rallySchema,
  doneSchema,
] as const;

/** What is ordered in any of the siege games. */
export type StandardCommand = z.infer<(typeof STANDARD_COMMAND_SCHEMAS)[number]>;
