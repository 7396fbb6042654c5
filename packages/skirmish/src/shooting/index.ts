/** Chapter 4: shooting, and throwing spears on the charge. */
import type { Chapter } from '../engine/spec.ts';
import { halfShootDone, halfShootFrame } from './half-shoot-frame.ts';
import { shootCommand } from './shoot-command.ts';
import { shotFrame } from './shot-frame.ts';
import { throwCommand } from './throw-command.ts';

export const shooting: Chapter = {
  frames: [halfShootFrame, shotFrame],
  commands: [shootCommand, throwCommand, halfShootDone],
};
