/** The commands of the standard rules, in the order in which they are listed; `doneIn` makes the one that is missing. */
import type { AnyCommandSpec } from '../engine/commands.ts';
import { advance, hold } from './advance/advance-command.ts';
import { attack } from './melee/attack-command.ts';
import { callOff } from './melee/call-off-command.ts';
import { deploy } from './setting-up/deploy-command.ts';
import { displace } from './making-room/displace-command.ts';
import { duel } from './duels/duel-command.ts';
import { fire } from './missiles/fire-command.ts';
import { follow, join, stay } from './leaders/follow-command.ts';
import { form } from './formations/form-command.ts';
import { move } from './movement/move-command.ts';
import { moveFormation } from './formations/move-formation-command.ts';
import { rally } from './rallying/rally-command.ts';
import { retreat } from './retreat/retreat-command.ts';
import { retreatBefore, stand } from './withdrawal/retreat-before-command.ts';
import { retreatLeader } from './duels/retreat-leader-command.ts';
import { setUp } from './setting-up/set-up-command.ts';

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
