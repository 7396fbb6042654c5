/** What of an event a viewer may know: of those who hide from him nothing. */
import type { Viewer } from '@warbeacon/kernel';
import type { SkirmishEvent } from '../engine/events.ts';
import type { Side } from '../engine/words.ts';

export const redact = (event: SkirmishEvent, viewer: Viewer<Side>): SkirmishEvent | null =>
  event.onlyFor === undefined || event.onlyFor === viewer ? event : null;
