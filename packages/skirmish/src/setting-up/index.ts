import type { Chapter } from '../engine/spec.ts';

export const settingUp: Chapter = { frames: [], commands: [] };
