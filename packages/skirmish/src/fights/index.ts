/** Chapter 5: Fights. */
import type { Chapter } from '../engine/spec.ts';
import { fightsFrame } from './fights-frame.ts';

export const fights: Chapter = { frames: [fightsFrame], commands: [] };
