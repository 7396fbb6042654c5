/** The order of play [S-12 … S-18] and the end of a battle. */
import type { Chapter } from '../engine/spec.ts';
import { priorityFrame, rollForPriority } from './priority-frame.ts';
import { sequenceFrame } from './sequence-frame.ts';

export const battle: Chapter = { frames: [sequenceFrame, priorityFrame], commands: [rollForPriority] };
