/** The frames of the standard rules: a game takes them all. */
import { advance } from './advance/advance-frame.ts';
import { blow } from './combat/blow-frame.ts';
import { combat } from './combat/combat-frame.ts';
import { deployment } from './setting-up/deployment-frame.ts';
import { displace } from './making-room/displace-frame.ts';
import { duelRoll } from './duels/duel-roll-frame.ts';
import { follow } from './leaders/follow-frame.ts';
import { form } from './formations/form-frame.ts';
import { join } from './leaders/join-frame.ts';
import { makeRoom } from './stacking/move-on-frame.ts';
import { march } from './movement/march-frame.ts';
import { movement } from './movement/movement-frame.ts';
import { rally } from './rallying/rally-frame.ts';
import { retreat } from './retreat/retreat-frame.ts';
import { retreatBefore } from './withdrawal/retreat-before-frame.ts';
import { retreatLeader } from './duels/retreat-leader-frame.ts';
import { sequence } from './sequence/sequence-frame.ts';
import type { AnyFrameSpec } from '../engine/frame-spec.ts';

export const STANDARD_FRAMES: readonly AnyFrameSpec[] = [
  sequence,
  deployment,
  movement,
  march,
  form,
  makeRoom,
  combat,
  blow,
  duelRoll,
  retreat,
  retreatLeader,
  retreatBefore,
  displace,
  advance,
  follow,
  join,
  rally,
];
