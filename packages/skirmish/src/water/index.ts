import type { Chapter } from '../engine/spec.ts';

export const water: Chapter = { frames: [], commands: [] };
