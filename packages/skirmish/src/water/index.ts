/** Chapter 9.1: shallow and deep water. */
import type { Chapter } from '../engine/spec.ts';
import { dutiesFrame, swimCommand } from './duties.ts';

export const water: Chapter = { frames: [dutiesFrame], commands: [swimCommand] };
