/** [S-60, S-61, S-84] One hit: the roll To Wound, its second die, Might, and what the victim does about it. */
import { pop, push } from '@warbeacon/kernel';
import { toWound } from '../charts/to-wound.ts';
import { type Battle, type Chance, idOf, isHero, isOnTable, modelOf } from '../engine/battle.ts';
import type { FrameOf } from '../engine/frames.ts';
import { frame } from '../engine/spec.ts';
import { defenceOf } from '../fights/defence.ts';
import { takeWound } from './taking-wounds.ts';
import { askForMight, rollDice, succeeds } from './rolls.ts';

type Wound = FrameOf<'wound'>;

/** One hit on `victim`. `by`: who struck, -1 for a fall. */
export function hit(
  b: Battle,
  { victim, by, how, strength, bonus = 0 }: Pick<Wound, 'victim' | 'by' | 'how' | 'strength'> & Partial<Wound>,
): void {
  push(b.s, { kind: 'wound', victim, by, how, strength, bonus, dice: [], step: 'roll' });
}

/** What the dice must show: the bonus counts for both dice of a double roll, and no 6 is needed lower than it says. */
export function needsOf(
  b: Battle,
  { victim, strength, bonus }: Pick<Wound, 'victim' | 'strength' | 'bonus'>,
): readonly number[] | null {
  const need = toWound(strength, defenceOf(b, victim));
  return need === null ? null : need.map((each) => each - bonus);
}

export const woundFrame = frame<'wound'>({
  kind: 'wound',
  step(b, f, ctx) {
    if (!isStill(b, f)) return (pop(b.s), true);
    const needs = needsOf(b, f);
    switch (f.step) {
      case 'roll':
        if (needs === null) return end(b, f, ctx, [], false);
        f.dice = rollDice(ctx, 1);
        f.step = 'first';
        return true;
      case 'first':
        // The second die of a double roll falls once the first, raised or not, is what it must be.
        f.step = needs?.length === 2 ? 'first-raised' : 'raised';
        ask(b, f, (needs ?? []).slice(0, 1));
        return true;
      case 'first-raised':
        if ((f.dice[0] ?? 0) < (needs?.[0] ?? 7)) return end(b, f, ctx, needs ?? [], false);
        f.dice = [...f.dice, ...rollDice(ctx, 1)];
        f.step = 'raised';
        ask(b, f, needs ?? []);
        return true;
      default:
        return end(b, f, ctx, needs ?? [], succeeds({ dice: f.dice, needs: needs ?? [], mode: 'each' }));
    }
  },
});

const isStill = (b: Battle, { victim }: Wound): boolean =>
  isOnTable(b, victim) || modelOf(b, victim).gone === 'passenger';

function ask(b: Battle, f: Wound, needs: readonly number[]): void {
  // [S-97] On its own behalf: a fall is nobody's roll.
  if (f.by < 0 || !isHero(b, f.by)) return;
  askForMight(b, { model: f.by, dice: f.dice, needs, mode: 'each', what: 'wound' });
}

function end(b: Battle, f: Wound, ctx: Chance, needs: readonly number[], wounds: boolean): boolean {
  pop(b.s);
  const by = f.by < 0 ? null : idOf(b, f.by);
  ctx.emit({ type: 'wound', model: idOf(b, f.victim), by, dice: f.dice, needs: [...needs], wounds });
  if (wounds) takeWound(b, ctx, f);
  return true;
}
