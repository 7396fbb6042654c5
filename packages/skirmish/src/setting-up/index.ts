/** Setting up: who chooses a half, and where models are put before the first turn. */
import type { Chapter } from '../engine/spec.ts';
import { deployCommand, deploymentDone, deploymentFrame, setUpCommand } from './deployment.ts';
import { chooseHalf, halfFrame, rollForHalf, setUpRollFrame } from './roll.ts';

export const settingUp: Chapter = {
  frames: [setUpRollFrame, halfFrame, deploymentFrame],
  commands: [rollForHalf, chooseHalf, setUpCommand, deploymentDone, deployCommand],
};
