/** The frames of Helm's Deep. */
import { frameTable } from '../engine/frame-spec.ts';
import { STANDARD_FRAMES } from '../standard/frames.ts';
import { abilities } from './abilities/abilities-frame.ts';
import { arrive } from './abilities/arrive-frame.ts';
import { arrivals } from './caves/arrivals-frame.ts';
import { rearGuard } from './rear-guard/rear-guard-frame.ts';
import { rocks } from './rocks/rocks-frame.ts';
import { siege } from './siege/siege-frame.ts';
import { strike } from './strike/strike-frame.ts';

export const FRAMES = frameTable([...STANDARD_FRAMES, abilities, arrive, arrivals, rearGuard, rocks, siege, strike]);
