/** The commands of Gondor, in the order in which they are listed. */
import { CommandTable } from '../engine/commands.ts';
import { DEPLOYING, FIGHTING, MOVING, RALLYING } from '../standard/commands.ts';
import { doneIn } from '../standard/sequence/done-command.ts';
import { pushEngine } from './engines/push-command.ts';
import { layLadderOnTheMove } from './ladders/lay-ladder-command.ts';
import { bombard } from './catapults/bombard-command.ts';
import { shootWithCatapult } from './catapults/shoot-catapult-command.ts';
import { hurlFireball } from './fire/hurl-fireball-command.ts';
import { bannerRally } from './banner/banner-rally-command.ts';
import { moveBanner } from './banner/move-banner-command.ts';
import { pass, pourOil } from './oil/pour-oil-command.ts';
import { dropOil, takeOil } from './oil/take-oil-command.ts';
import { FRAMES } from './frames.ts';
import { swingGrond } from './grond/swing-grond-command.ts';
import { hurlHead } from './heads/hurl-head-command.ts';
import { liftCauldron, setCauldron } from './setting-up/set-cauldron-command.ts';
import { setEngine } from './setting-up/set-engine-command.ts';
import { castSpell } from './magic/cast-command.ts';
import { driveAwayThere } from './magic/drive-away-command.ts';
import { moveByMagic } from './magic/move-command.ts';

/** [16.0] Of the Siege Phase. */
const BESIEGING = [bombard, swingGrond, hurlFireball, hurlHead];

export const COMMANDS = new CommandTable([
  ...DEPLOYING,
  setEngine,
  setCauldron,
  liftCauldron,
  ...BESIEGING,
  castSpell,
  driveAwayThere,
  ...MOVING,
  pushEngine,
  layLadderOnTheMove,
  moveByMagic,
  moveBanner,
  takeOil,
  dropOil,
  pourOil,
  pass,
  ...FIGHTING,
  shootWithCatapult,
  ...RALLYING,
  bannerRally,
  doneIn(Object.values(FRAMES)),
]);
