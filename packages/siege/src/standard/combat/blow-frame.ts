import type { SiegeEvent } from '../../engine/vocabulary.ts';
import { type Ctx, pop, push } from '@warbeacon/kernel';
import type { FrameSpec } from '../../engine/frame-spec.ts';
import { unitSpec } from '../../engine/game.ts';
import type { Situation } from '../../engine/situation.ts';
import { hitRangeOf } from './armour.ts';
import { blowStrengths, moraleAgainst } from './blows.ts';
import { suffer } from '../losses/losses.ts';
import { mayAdvance } from '../advance/advance.ts';
import { casualtyResult, makeCasualty } from '../tables/casualty-results.ts';

/** One unit's shot or blow at another. */
export interface BlowFrame {
  kind: 'blow';
  unit: number;
  target: number;
  missile: boolean;
  step: 'roll' | 'after';
  /** Where the target stood. */
  at: number;
  /** By how much the game's own dice have lowered the target's morale. */
  cowed: number;
}

declare module '../../engine/vocabulary.ts' {
  interface Frames {
    blow: BlowFrame;
  }
}

export const blow: FrameSpec<BlowFrame> = {
  kind: 'blow',
  fields: { unit: 'unit', target: 'unit', missile: 'flag', step: ['roll', 'after'], at: 'where', cowed: 'count' },
  step: stepBlow,
};

/** [7.33] [7.17] Two dice for a casualty, one for what it is; then the victor may advance. */
function stepBlow(situation: Situation, frame: BlowFrame, ctx: Ctx<SiegeEvent>): boolean {
  const { game, s } = situation;
  if (frame.step === 'after') {
    pop(s);
    const gone = s.units[frame.target]?.at !== frame.at;
    if (!frame.missile && gone && mayAdvance(situation, frame.unit, frame.at)) {
      push(s, { kind: 'advance', side: unitSpec(game, frame.unit).side, units: [frame.unit], at: frame.at });
    }
    return true;
  }
  frame.step = 'after';
  const unit = unitSpec(game, frame.unit);
  const target = unitSpec(game, frame.target);
  const { strength, armour } = blowStrengths(situation, frame.unit, frame.target, frame.missile);
  const [low, high] = hitRangeOf(situation, strength, armour);
  const dice: [number, number] = [ctx.d6(), ctx.d6()];
  const sum = dice[0] + dice[1];
  const hit = sum >= low && sum <= high;
  const told = { unit: unit.id, target: target.id, strength: frame.missile ? 'e' : strength, armour, dice, hit };
  ctx.emit(frame.missile ? { type: 'shot', ...told } : { type: 'struck', ...told });
  if (!hit) return true;
  const morale = moraleAgainst(situation, frame.unit, frame.target, frame.missile, frame.cowed);
  const die = ctx.d6();
  const result = casualtyResult(morale, die);
  ctx.emit({ type: 'casualty', unit: target.id, morale, die, result: makeCasualty(result) });
  if (!frame.missile) game.hooks.meleeHit?.(situation, frame.at, ctx);
  suffer(situation, frame.target, result, ctx);
  return true;
}
