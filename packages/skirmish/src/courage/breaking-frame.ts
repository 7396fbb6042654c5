/** At the end of a Move half, those of a broken force who were not activated test, in the order that their owner likes. */
import { pop } from '@warbeacon/kernel';
import { idOf } from '../engine/battle.ts';
import { refusing } from '../engine/refusals.ts';
import { as, command, frame } from '../engine/spec.ts';
import { stillToTest } from './breaking.ts';
import { oddsOfTest } from './odds.ts';
import { beginTest } from './tests-first.ts';

const no = refusing({
  'no-test': { code: 'no-test', case: 'X-17', message: '{model} does not test: it has held, or is Engaged.' },
});

export const breakingFrame = frame<'breaking'>({
  kind: 'breaking',
  step(b, { side }) {
    if (stillToTest(b, side).length > 0) return false;
    pop(b.s);
    return true;
  },
  decider: (_b, { side }) => side,
  asks: (b, { side }) => ({ models: stillToTest(b, side).map((model) => idOf(b, model)) }),
});

export const testNerve = command<'test'>({
  type: 'test',
  frames: ['breaking'],
  actor: ({ model }) => model,
  *legal(b, f, _side, models) {
    const left = stillToTest(b, as('breaking', f).side);
    for (const model of models) if (left.includes(model)) yield { type: 'test', model: idOf(b, model) };
  },
  check(b, f, _side, { model }) {
    const left = stillToTest(b, as('breaking', f).side);
    return left.includes(b.field.indexOf(model)) ? null : no('no-test', { model });
  },
  apply: (b, _f, _side, { model }) => void beginTest(b, b.field.indexOf(model), 'broken'),
  offer: (b, _f, _side, { model }) => ({ odds: oddsOfTest(b, b.field.indexOf(model)) }),
});
