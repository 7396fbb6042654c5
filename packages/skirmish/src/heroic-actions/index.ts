/** [X-11 … X-16] Heroic actions, from the call to the end; and the banner that passes on. */
import type { Chapter } from '../engine/spec.ts';
import { leaveBanner, takeCommand, takeFrame } from './banner.ts';
import { callCommand, callsFrame, passCommand } from './calls.ts';
import { carryOutFrame } from './carrying-out.ts';
import { heroicDone, heroicFrame } from './heroic-frame.ts';

export const heroicActions: Chapter = {
  frames: [callsFrame, carryOutFrame, heroicFrame, takeFrame],
  commands: [callCommand, passCommand, heroicDone, takeCommand, leaveBanner],
};
