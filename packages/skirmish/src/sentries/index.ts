/** Chapter 9.7: Sentries and the alarm. */
import type { Chapter } from '../engine/spec.ts';
import { rollSentryCommand } from './rolling.ts';

export const sentries: Chapter = { frames: [], commands: [rollSentryCommand] };
