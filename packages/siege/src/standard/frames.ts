/** The frames of the standard rules: a game takes them all. */
import { advance } from './frames/advance.ts';
import { blow } from './frames/blow.ts';
import { combat } from './frames/combat.ts';
import { deployment } from './frames/deployment.ts';
import { displace } from './frames/displace.ts';
import { duelRoll } from './frames/duel-roll.ts';
import { follow } from './frames/follow.ts';
import { form } from './frames/form.ts';
import { join } from './frames/join.ts';
import { makeRoom } from './frames/make-room.ts';
import { march } from './frames/march.ts';
import { movement } from './frames/movement.ts';
import { rally } from './frames/rally.ts';
import { retreat } from './frames/retreat.ts';
import { retreatBefore } from './frames/retreat-before.ts';
import { retreatLeader } from './frames/retreat-leader.ts';
import { sequence } from './frames/sequence.ts';
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
