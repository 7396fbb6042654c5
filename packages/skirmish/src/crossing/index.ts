import type { Chapter } from '../engine/spec.ts';

export const crossing: Chapter = { frames: [], commands: [] };
