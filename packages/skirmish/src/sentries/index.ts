import type { Chapter } from '../engine/spec.ts';

export const sentries: Chapter = { frames: [], commands: [] };
