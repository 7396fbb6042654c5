import type { Chapter } from '../engine/spec.ts';

export const passengers: Chapter = { frames: [], commands: [] };
