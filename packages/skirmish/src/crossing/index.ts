/** Crossing what is solid: jumping, climbing, leaping, falling [X-4 … X-7]. */
import type { Chapter } from '../engine/spec.ts';
import { climbCommand, jumpCommand, leapCommand } from './commands.ts';

export const crossing: Chapter = { frames: [], commands: [jumpCommand, climbCommand, leapCommand] };
