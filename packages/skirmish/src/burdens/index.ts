import type { Chapter } from '../engine/spec.ts';

export const burdens: Chapter = { frames: [], commands: [] };
