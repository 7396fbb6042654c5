/** Chapter 2: moving, zones, charging, lying and standing up. */
import type { Chapter } from '../engine/spec.ts';
import { activationDone, activationFrame, haltCommand } from './activation-frame.ts';
import { crawlCommand } from './crawl-command.ts';
import { halfMoveDone, halfMoveFrame } from './half-move-frame.ts';
import { moveCommand } from './move-command.ts';
import { standCommand } from './stand-command.ts';

export const moving: Chapter = {
  frames: [halfMoveFrame, activationFrame],
  commands: [standCommand, moveCommand, crawlCommand, haltCommand, halfMoveDone, activationDone],
};
