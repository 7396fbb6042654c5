/** Chapter 3: magic. */
import type { Chapter } from '../engine/spec.ts';
import { castCommand } from './cast-command.ts';
import { castFrame } from './cast-frame.ts';
import { powerHitsFrame } from './power-hits-frame.ts';
import { declineToResist, resistCommand } from './resist-command.ts';

export const magic: Chapter = {
  frames: [castFrame, powerHitsFrame],
  commands: [castCommand, resistCommand, declineToResist],
};
