/** [T-3, S-121 … S-129] What a power does that was cast and not resisted. */
import { push } from '@warbeacon/kernel';
import { POWERS } from '../data/index.ts';
import { type Battle, type Chance, isEngaged, isOnTable, sideOf } from '../engine/battle.ts';
import type { Frame, FrameOf } from '../engine/frames.ts';
import type { Power } from '../engine/words.ts';
import { openActivation } from '../moving/activation.ts';
import { blast } from './blast.ts';
import { beginEffect, endExhausted } from './effects.ts';

type Unleashed = Pick<FrameOf<'cast'>, 'caster' | 'power' | 'target'>;

/** [S-3] A power brings its own Strength. */
const strengthOf = (power: Power): number => POWERS.get(power)?.strength ?? 1;

export function unleash(b: Battle, ctx: Chance, { caster, power, target }: Unleashed): void {
  switch (power) {
    case 'black-dart':
      push<Frame>(b.s, { kind: 'powerHits', caster, down: [], left: [{ model: target, strength: strengthOf(power) }] });
      return;
    case 'command':
    case 'compel':
      return command(b, ctx, caster, target, power === 'command' ? 'immobilise' : 'transfix');
    case 'immobilise':
    case 'transfix':
      return beginEffect(b, ctx, target, power, caster);
    case 'sorcerous-blast':
      return blast(b, ctx, caster, target);
    case 'terrifying-aura':
      beginEffect(b, ctx, caster, power, caster);
      // The store counts, and not the point of a Staff.
      return endExhausted(b, ctx, caster);
  }
}

/** [S-122, S-123, R-31] The power that holds the target afterwards is upon it from now on: it does not hinder this move. */
function command(b: Battle, ctx: Chance, caster: number, target: number, holds: 'immobilise' | 'transfix'): void {
  beginEffect(b, ctx, target, holds, caster);
  if (!isOnTable(b, target) || isEngaged(b, target)) return;
  openActivation(b, target, { by: sideOf(b, caster), going: 'command' });
}
