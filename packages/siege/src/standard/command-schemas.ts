/** The commands of the standard rules as they cross the wire: for whoever reads them and runs no rule. */
import type { z } from 'zod';
import { advanceSchema, holdSchema } from './commands/advance.ts';
import { attackSchema } from './commands/attack.ts';
import { callOffSchema } from './commands/call-off.ts';
import { deploySchema } from './commands/deploy.ts';
import { displaceSchema } from './commands/displace.ts';
import { doneSchema } from './commands/done.ts';
import { duelSchema } from './commands/duel.ts';
import { fireSchema } from './commands/fire.ts';
import { followSchema, joinSchema, staySchema } from './commands/follow.ts';
import { formSchema } from './commands/form.ts';
import { moveSchema } from './commands/move.ts';
import { moveFormationSchema } from './commands/move-formation.ts';
import { rallySchema } from './commands/rally.ts';
import { retreatSchema } from './commands/retreat.ts';
import { retreatBeforeSchema, standSchema } from './commands/retreat-before.ts';
import { retreatLeaderSchema } from './commands/retreat-leader.ts';
import { setUpSchema } from './commands/set-up.ts';

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
