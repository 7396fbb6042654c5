import type { Chapter } from '../engine/spec.ts';

export const magic: Chapter = { frames: [], commands: [] };
