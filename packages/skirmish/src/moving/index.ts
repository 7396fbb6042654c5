/** Chapter 2: moving, zones, charging, lying and standing up. */
import type { Chapter } from '../engine/spec.ts';
import { halfMoveDone, halfMoveFrame } from './half-move-frame.ts';

export const moving: Chapter = { frames: [halfMoveFrame], commands: [halfMoveDone] };
