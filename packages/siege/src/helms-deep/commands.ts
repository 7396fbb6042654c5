/** The commands of Helm's Deep, in the order in which they are listed. */
import type { Result } from '@warbeacon/kernel';
import { CommandTable } from '../engine/commands.ts';
import { advance, hold } from '../standard/commands/advance.ts';
import { attack } from '../standard/commands/attack.ts';
import { callOff } from '../standard/commands/call-off.ts';
import { deploy } from '../standard/commands/deploy.ts';
import { displace } from '../standard/commands/displace.ts';
import { doneIn } from '../standard/commands/done.ts';
import { duel } from '../standard/commands/duel.ts';
import { fire } from '../standard/commands/fire.ts';
import { follow, join, stay } from '../standard/commands/follow.ts';
import { form } from '../standard/commands/form.ts';
import { move } from '../standard/commands/move.ts';
import { moveFormation } from '../standard/commands/move-formation.ts';
import { rally } from '../standard/commands/rally.ts';
import { retreat } from '../standard/commands/retreat.ts';
import { retreatBefore, stand } from '../standard/commands/retreat-before.ts';
import { retreatLeader } from '../standard/commands/retreat-leader.ts';
import { setUp } from '../standard/commands/set-up.ts';
import { announce } from './abilities/announce.ts';
import { batter } from './breaches/batter.ts';
import { ram } from './breaches/ram.ts';
import { arrive } from './caves/arrive.ts';
import { leave } from './caves/leave.ts';
import { orcCunning } from './cunning/orc-cunning.ts';
import { detonate } from './fires/detonate.ts';
import { giveFire } from './fires/give-fire.ts';
import { layFire } from './fires/lay-fire.ts';
import { deathAndGlory } from './glory/death-and-glory.ts';
import { blowHorn } from './horn/blow-horn.ts';
import { layLadder } from './ladders/lay-ladder.ts';
import { dropRam, takeRam } from './loads/take-ram.ts';
import { moveWithTheRearGuard } from './rear-guard/move.ts';
import { dropRocks, pass } from './rocks/drop-rocks.ts';
import { liftRocks, placeRocks } from './rocks/place-rocks.ts';
import { comeBack } from './sortie/come-back.ts';
import { sortie } from './sortie/make-sortie.ts';
import { FRAMES } from './frames.ts';
import type { Command } from './command.schema.ts';
import { letBe, strikeNow } from './strike/strike.ts';

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
