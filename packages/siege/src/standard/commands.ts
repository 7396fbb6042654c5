/** The commands of the standard rules, in the order in which they are listed; `doneIn` makes the one that is missing. */
import type { AnyCommandSpec } from '../engine/commands.ts';
import { advance, hold } from './commands/advance.ts';
import { attack } from './commands/attack.ts';
import { callOff } from './commands/call-off.ts';
import { deploy } from './commands/deploy.ts';
import { displace } from './commands/displace.ts';
import { duel } from './commands/duel.ts';
import { fire } from './commands/fire.ts';
import { follow, join, stay } from './commands/follow.ts';
import { form } from './commands/form.ts';
import { move } from './commands/move.ts';
import { moveFormation } from './commands/move-formation.ts';
import { rally } from './commands/rally.ts';
import { retreat } from './commands/retreat.ts';
import { retreatBefore, stand } from './commands/retreat-before.ts';
import { retreatLeader } from './commands/retreat-leader.ts';
import { setUp } from './commands/set-up.ts';

/** Of the deployment. */
export const DEPLOYING: readonly AnyCommandSpec[] = [setUp, deploy];
/** Of a Movement Phase. */
export const MOVING: readonly AnyCommandSpec[] = [move, form, moveFormation];
/** Of a Combat Phase, and of the questions that come up in one. */
export const FIGHTING: readonly AnyCommandSpec[] = [
  fire,
  duel,
  attack,
  callOff,
  retreat,
  retreatLeader,
  retreatBefore,
  stand,
  displace,
  advance,
  hold,
  follow,
  join,
  stay,
];
export const RALLYING: readonly AnyCommandSpec[] = [rally];
