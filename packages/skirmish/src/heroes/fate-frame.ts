/** [S-105, S-106, S-107] A point of Fate: D6, on 4+ the wound is ignored; one at a time, each die with its own Might. */
import { pop } from '@warbeacon/kernel';
import { type Battle, idOf, modelOf, sideOf } from '../engine/battle.ts';
import type { FrameOf } from '../engine/frames.ts';
import { as, command, frame } from '../engine/spec.ts';
import { askForMight, rollDice } from './rolls.ts';
import { sufferWound } from './taking-wounds.ts';

/** [S-105] */
export const SAVES_ON = 4;

const woundOf = ({ model, by, how }: FrameOf<'fate'>) => ({ victim: model, by, how });

export const fateFrame = frame<'fate'>({
  kind: 'fate',
  step(b, f, ctx) {
    if (f.step === 'ask') {
      if (modelOf(b, f.model).fate > 0) return false;
      pop(b.s);
      sufferWound(b, ctx, woundOf(f));
      return true;
    }
    if (f.step === 'rolled') {
      f.step = 'raised';
      askForMight(b, { model: f.model, dice: f.dice, needs: [SAVES_ON], mode: 'each', what: 'fate' });
      return true;
    }
    const die = f.dice[0] ?? 0;
    ctx.emit({ type: 'saved', model: idOf(b, f.model), die, saved: die >= SAVES_ON });
    if (die >= SAVES_ON) pop(b.s);
    else f.step = 'ask';
    return true;
  },
  decider: (b: Battle, { model }) => sideOf(b, model),
  asks: (b, { model }) => ({ model: idOf(b, model), points: modelOf(b, model).fate, needs: [SAVES_ON] }),
});

export const fateCommand = command<'fate'>({
  type: 'fate',
  frames: ['fate'],
  actor: null,
  legal: () => [{ type: 'fate' }],
  check: () => null,
  apply(b, f, _side, _command, ctx) {
    const fate = as('fate', f);
    modelOf(b, fate.model).fate -= 1;
    fate.dice = rollDice(ctx, 1);
    fate.step = 'rolled';
  },
  offer: () => ({
    odds: {
      roll: 'A die: 4 or more saves.',
      modifiers: [],
      outcomes: [
        { kind: 'saved', label: 'saved', chance: { n: 1, d: 2 } },
        { kind: 'wounded', label: 'wounded', chance: { n: 1, d: 2 } },
      ],
    },
  }),
});

export const sufferCommand = command<'suffer'>({
  type: 'suffer',
  frames: ['fate'],
  actor: null,
  legal: () => [{ type: 'suffer' }],
  check: () => null,
  apply(b, f, _side, _command, ctx) {
    pop(b.s);
    sufferWound(b, ctx, woundOf(as('fate', f)));
  },
});
