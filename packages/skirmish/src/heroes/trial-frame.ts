/** A single test of one die: swim, mount, jump, leap, climb, thrown rider; a Hero may raise it to each better result. */
import { pop, push } from '@warbeacon/kernel';
import { type Battle, type Chance, isOnTable } from '../engine/battle.ts';
import { climbTrial, jumpTrial, leapTrial } from '../crossing/trials.ts';
import type { Frame, FrameOf } from '../engine/frames.ts';
import { frame } from '../engine/spec.ts';
import { mountTrial } from '../passengers/mount-command.ts';
import { thrownTrial } from '../passengers/thrown.ts';
import { swimTrial } from '../water/swimming.ts';
import { askForMight, rollDice } from './rolls.ts';

export type Trial = FrameOf<'trial'>;

/** What one kind of trial is about. */
export interface TrialKind {
  /** Totals at which the result gets better, in order: no Might is asked for where none is in reach. */
  thresholds(b: Battle, trial: Trial): readonly number[];
  /** The frame is off the stack. `total`: the die, raised or not, with its modifier. */
  conclude(b: Battle, trial: Trial, ctx: Chance, total: number): void;
}

function kindOf(what: Trial['what']): TrialKind {
  switch (what) {
    case 'jump':
      return jumpTrial;
    case 'leap':
      return leapTrial;
    case 'climb':
      return climbTrial;
    case 'swim':
      return swimTrial;
    case 'mount':
      return mountTrial;
    case 'thrown-rider':
      return thrownTrial;
  }
}

/** Puts a trial on the stack; its die falls at once. */
export function beginTrial(
  b: Battle,
  { mod = 0, over = '', ...trial }: Pick<Trial, 'model' | 'what'> & Partial<Pick<Trial, 'mod' | 'over'>>,
): void {
  push<Frame>(b.s, { kind: 'trial', ...trial, mod, over, dice: [], step: 'roll' });
}

/** Steps: the die, then one window for each result that is better than what it shows. */
export const trialFrame = frame<'trial'>({
  kind: 'trial',
  step(b, f, ctx) {
    if (f.step === 'roll') {
      f.dice = rollDice(ctx, 1);
      f.step = '0';
      return true;
    }
    const { model, dice, mod } = f;
    const needs = kindOf(f.what)
      .thresholds(b, f)
      .map((total) => total - mod);
    const at = Number(f.step);
    const [die = 0] = dice;
    const need = needs[at];
    // Who did not reach one result is not asked for the next.
    if (need === undefined || (at > 0 && die < (needs[at - 1] ?? 0))) {
      pop(b.s);
      // Who is senseless may be in somebody's arms while he is loaded.
      if (isOnTable(b, model) || f.what === 'mount') kindOf(f.what).conclude(b, f, ctx, die + mod);
      return true;
    }
    f.step = String(at + 1);
    if (die < need) askForMight(b, { model, dice, needs: [need], mode: 'each', what: 'trial' });
    return true;
  },
});
