/** Chapter 4: shooting. */
import type { Chapter } from '../engine/spec.ts';
import { halfShootDone, halfShootFrame } from './half-shoot-frame.ts';

export const shooting: Chapter = { frames: [halfShootFrame], commands: [halfShootDone] };
