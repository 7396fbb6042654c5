/** What of an event a viewer may know. */
import type { Viewer } from '@warbeacon/kernel';
import type { SkirmishEvent } from '../engine/events.ts';
import type { Side } from '../engine/words.ts';

export const redact = (event: SkirmishEvent, _viewer: Viewer<Side>): SkirmishEvent | null => event;
