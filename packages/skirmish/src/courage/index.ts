/** Courage: tests of Terror, of broken forces, and the Will that helps. */
import type { Chapter } from '../engine/spec.ts';
import { breakingFrame, testNerve } from './breaking-frame.ts';
import { courageFrame, declineWill, spendWillCommand } from './courage-frame.ts';
import { testTerror } from './test-command.ts';

export const courage: Chapter = {
  frames: [courageFrame, breakingFrame],
  commands: [testTerror, testNerve, spendWillCommand, declineWill],
};
