/** [S-108, S-111, S-116] To cast a power: once in a Move phase, before, during or at the end of one's own move. */
import { push, type Refusal } from '@warbeacon/kernel';
import { type Battle, idOf, mark } from '../engine/battle.ts';
import type { CommandOf } from '../engine/command-schemas.ts';
import type { Frame } from '../engine/frames.ts';
import { command } from '../engine/spec.ts';
import { otherSide, type Side } from '../engine/words.ts';
import { act } from '../moving/activation.ts';
import { baseUnder } from '../passengers/riding.ts';
import { endExhausted } from './effects.ts';
import { oddsOfCast } from './odds.ts';
import { type Spell, spellOf, spellsOf, whyNoCasting, whyNotUpon, whyNoWill, willToCast } from './powers.ts';
import { no } from './refusals.ts';
import { spendWill, waysToSpend } from './will.ts';

type CastCommand = CommandOf<'cast'>;

function whyNot(b: Battle, frame: Frame, side: Side, { model: id, power, target, ...points }: CastCommand) {
  const [model, upon] = [b.field.indexOf(id), b.field.indexOf(target)];
  const barred: Refusal | null = whyNoCasting(b, frame, side, model);
  if (barred !== null) return barred;
  const spell = spellOf(b, model, power);
  if (spell === undefined) return no('no-power', { model: id });
  if (upon < 0) return no('no-target', { target });
  return whyNotUpon(b, model, spell, upon) ?? whyNoWill(b, model, points, willToCast(b, model));
}

/** Whom the power can be cast at. */
function targetsOf(b: Battle, side: Side, model: number, spell: Spell): number[] {
  const all =
    spell.power === 'terrifying-aura'
      ? [model]
      : b.field.models
          .filter(({ index, side: its }) => its === otherSide(side) && baseUnder(b, index) >= 0)
          .map(({ index }) => index);
  return all.filter((target) => whyNotUpon(b, model, spell, target) === null);
}

export const castCommand = command<'cast'>({
  type: 'cast',
  frames: ['halfMove', 'heroic', 'activation'],
  actor: ({ model }) => model,
  *legal(b, frame, side, models) {
    for (const model of models) {
      if (spellsOf(b, model).length === 0 || whyNoCasting(b, frame, side, model) !== null) continue;
      const points = [...waysToSpend(b, model, willToCast(b, model))];
      if (points.length === 0) continue;
      for (const spell of spellsOf(b, model)) {
        for (const target of targetsOf(b, side, model, spell)) {
          for (const each of points)
            yield { type: 'cast', model: idOf(b, model), power: spell.power, target: idOf(b, target), ...each };
        }
      }
    }
  },
  check: whyNot,
  apply(b, frame, _side, cast, ctx) {
    const [caster, target] = [b.field.indexOf(cast.model), b.field.indexOf(cast.target)];
    act(b, frame, { model: caster, command: cast }, () => {
      const { power, will, free = false } = cast;
      mark(b, caster, 'cast');
      spendWill(b, ctx, caster, cast);
      endExhausted(b, ctx, caster);
      push<Frame>(b.s, {
        kind: 'cast',
        caster,
        power,
        target,
        will,
        free,
        dice: [],
        answer: [],
        answerWill: 0,
        answerFree: false,
        back: 0,
        step: 'roll',
      });
    });
  },
  offer: (b, _frame, _side, { model, power, target, will }) => ({
    odds: oddsOfCast(b, { caster: b.field.indexOf(model), power, target: b.field.indexOf(target), dice: will }),
  }),
});
