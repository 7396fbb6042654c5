/** What a scenario adds to a battle: exits, reserves and secret tasks. */
import type { Chapter } from '../engine/spec.ts';
import { arriveCommand } from './arriving.ts';
import { leaveCommand } from './leaving.ts';
import { drawingFrame, drawTask } from './tasks.ts';

export const scenario: Chapter = { frames: [drawingFrame], commands: [leaveCommand, arriveCommand, drawTask] };
