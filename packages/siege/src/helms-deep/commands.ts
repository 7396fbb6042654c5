/** The commands of Helm's Deep, in the order in which they are listed. */
import type { Result } from '@warbeacon/kernel';
import { CommandTable } from '../engine/commands.ts';
import { advance, hold } from '../standard/advance/advance-command.ts';
import { attack } from '../standard/melee/attack-command.ts';
import { callOff } from '../standard/melee/call-off-command.ts';
import { deploy } from '../standard/setting-up/deploy-command.ts';
import { displace } from '../standard/making-room/displace-command.ts';
import { doneIn } from '../standard/sequence/done-command.ts';
import { duel } from '../standard/duels/duel-command.ts';
import { fire } from '../standard/missiles/fire-command.ts';
import { follow, join, stay } from '../standard/leaders/follow-command.ts';
import { form } from '../standard/formations/form-command.ts';
import { move } from '../standard/movement/move-command.ts';
import { moveFormation } from '../standard/formations/move-formation-command.ts';
import { rally } from '../standard/rallying/rally-command.ts';
import { retreat } from '../standard/retreat/retreat-command.ts';
import { retreatBefore, stand } from '../standard/withdrawal/retreat-before-command.ts';
import { retreatLeader } from '../standard/duels/retreat-leader-command.ts';
import { setUp } from '../standard/setting-up/set-up-command.ts';
import { announce } from './abilities/announce-command.ts';
import { batter } from './breaches/batter-command.ts';
import { ram } from './ram/ram-command.ts';
import { arrive } from './caves/arrive-command.ts';
import { leave } from './caves/leave-command.ts';
import { orcCunning } from './cunning/orc-cunning-command.ts';
import { detonate } from './fires/detonate-command.ts';
import { giveFire } from './fires/give-fire-command.ts';
import { layFire } from './fires/lay-fire-command.ts';
import { deathAndGlory } from './glory/death-and-glory-command.ts';
import { blowHorn } from './horn/blow-horn-command.ts';
import { layLadder } from './ladders/lay-ladder-command.ts';
import { dropRam, takeRam } from './ram/take-ram-command.ts';
import { moveWithTheRearGuard } from './rear-guard/move-command.ts';
import { dropRocks, pass } from './rocks/drop-rocks-command.ts';
import { liftRocks, placeRocks } from './rocks/place-rocks-command.ts';
import { comeBack } from './sortie/come-back-command.ts';
import { sortie } from './sortie/make-sortie-command.ts';
import { FRAMES } from './frames.ts';
import type { Command } from './command.schema.ts';
import { letBe, strikeNow } from './strike/strike-command.ts';

export const COMMANDS = new CommandTable([
  setUp,
  deploy,
  announce,
  blowHorn,
  sortie,
  orcCunning,
  arrive,
  placeRocks,
  liftRocks,
  detonate,
  ram,
  batter,
  layLadder,
  takeRam,
  dropRam,
  giveFire,
  layFire,
  dropRocks,
  pass,
  move,
  moveWithTheRearGuard,
  leave,
  comeBack,
  form,
  moveFormation,
  deathAndGlory,
  fire,
  duel,
  attack,
  strikeNow,
  callOff,
  retreat,
  retreatLeader,
  retreatBefore,
  stand,
  displace,
  advance,
  hold,
  letBe,
  follow,
  join,
  stay,
  rally,
  doneIn(Object.values(FRAMES)),
]);

/** The frames in which each can be given, in the order in which they are listed. */
export const COMMAND_FRAMES = COMMANDS.specs.map(({ type, frames }) => ({ type, frames }));

/** One from outside, or a refusal that names what is wrong with it. */
export const parseCommand = (json: unknown) => COMMANDS.parse(json) as Result<Command>;
