/** [S-96 … S-100] Dice rolled on a model's own behalf, and the window in which a Hero raises them with Might. */
import { push } from '@warbeacon/kernel';
import { type Battle, type Chance, isHero, modelOf, sideOf } from '../engine/battle.ts';
import type { FrameOf, MightFor } from '../engine/frames.ts';
import { canBeResisted } from '../magic/resisting.ts';

export function rollDice(ctx: Chance, count: number): number[] {
  return Array.from({ length: count }, () => ctx.d6());
}

export interface Raise {
  /** The Hero whose dice they are. */
  readonly model: number;
  readonly dice: readonly number[];
  /** What each die must show; where it is enough that one does, `any`. */
  readonly needs: readonly number[];
  readonly mode: 'any' | 'each';
  readonly what: MightFor;
}

/** [S-98, R-14] Points of Might that make the roll succeed at the least; `null` where it succeeds without, or cannot. */
export function pointsToSucceed({ dice, needs, mode }: Pick<Raise, 'dice' | 'needs' | 'mode'>): number | null {
  const missing = dice.map((die, i) => Math.max(0, Math.min(needs[i] ?? 0, 7) - die));
  const reachable = needs.map((need) => need <= 6);
  if (mode === 'any') {
    const best = Math.min(...missing.filter((_, i) => reachable[i]));
    return Number.isFinite(best) && best > 0 ? best : null;
  }
  if (!reachable.every(Boolean)) return null;
  const sum = missing.reduce((a, b) => a + b, 0);
  return sum > 0 ? sum : null;
}

/** Whether points would change anything; a casting roll that can be resisted may be raised though it succeeds. */
export function canRaise(b: Battle, raise: Raise): boolean {
  const { might } = modelOf(b, raise.model);
  if (might === 0 || !isHero(b, raise.model)) return false;
  const least = pointsToSucceed(raise);
  if (least !== null) return least <= might;
  return raise.what === 'cast' && succeeds(raise) && Math.max(...raise.dice) < 6 && canBeResisted(b);
}

export const succeeds = ({ dice, needs, mode }: Pick<Raise, 'dice' | 'needs' | 'mode'>): boolean =>
  mode === 'any'
    ? dice.some((die, i) => die >= (needs[i] ?? 7))
    : dice.length > 0 && dice.every((die, i) => die >= (needs[i] ?? 7));

/**
 * Opens the window on top of the frame whose `dice` these are, where its owner could change something. When it closes the dice
 * stand in that frame as they then count.
 */
export function askForMight(b: Battle, raise: Raise): boolean {
  if (!canRaise(b, raise)) return false;
  const { model, dice, needs, mode, what } = raise;
  const frame: FrameOf<'might'> = {
    kind: 'might',
    side: sideOf(b, model),
    model,
    dice: [...dice],
    needs: [...needs],
    mode,
    what,
  };
  push(b.s, frame);
  return true;
}
