/** The frames of the Ford: the standard ones. */
import { frameTable } from '../engine/frame-spec.ts';
import { STANDARD_FRAMES } from '../standard/frames.ts';

export const FRAMES = frameTable(STANDARD_FRAMES);
