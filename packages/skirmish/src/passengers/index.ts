/** Chapter 9.6: passengers, and riders who dismount. */
import type { Chapter } from '../engine/spec.ts';
import { dismountCommand } from './dismount-command.ts';
import { mountCommand } from './mount-command.ts';

export const passengers: Chapter = { frames: [], commands: [mountCommand, dismountCommand] };
