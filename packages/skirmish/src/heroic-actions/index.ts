import type { Chapter } from '../engine/spec.ts';

export const heroicActions: Chapter = { frames: [], commands: [] };
