import type { Chapter } from '../engine/spec.ts';

export const courage: Chapter = { frames: [], commands: [] };
