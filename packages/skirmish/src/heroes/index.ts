/** Might, Fate and wounds: chapter 6, and one hit from the roll To Wound on. */
import type { Chapter } from '../engine/spec.ts';
import { fateCommand, fateFrame, sufferCommand } from './fate-frame.ts';
import { declineMight, mightFrame } from './might-frame.ts';
import { spendCommand } from './spend-command.ts';
import { trialFrame } from './trial-frame.ts';
import { woundFrame } from './wound-frame.ts';

export const heroes: Chapter = {
  frames: [mightFrame, woundFrame, fateFrame, trialFrame],
  commands: [spendCommand, declineMight, fateCommand, sufferCommand],
};
