/** [S-17, S-65, R-106] The Priority player picks which Fight is resolved next. */
import { push } from '@warbeacon/kernel';
import { type Battle, findModel, idOf } from '../engine/battle.ts';
import type { CommandOf } from '../engine/command-schemas.ts';
import type { Frame } from '../engine/frames.ts';
import { refusing } from '../engine/refusals.ts';
import { as, command } from '../engine/spec.ts';
import { isInPool } from './fights-frame.ts';
import { fightOdds } from './fight-odds.ts';

const no = refusing({
  'no-fight': { code: 'no-such-fight', case: 'S-17', message: 'These two are in no Fight with each other.' },
  'fought-already': { code: 'fought-already', case: 'S-65', message: 'That Fight has been fought.' },
  'not-now': { code: 'not-now', case: 'X-15', message: 'The Fights of Heroic Combats are fought first.' },
});

/** Its place among the Fights; -1 for none. */
function fightNamed(b: Battle, { fight: [one = '', other = ''] }: CommandOf<'fight'>): number {
  const models = [findModel(b, one), findModel(b, other)];
  return b.s.fights.findIndex(
    ({ good, evil }) => models.some((model) => good.includes(model)) && models.some((model) => evil.includes(model)),
  );
}

function whyNot(b: Battle, f: Frame, order: CommandOf<'fight'>) {
  const at = fightNamed(b, order);
  const fight = b.s.fights[at];
  if (fight === undefined) return no('no-fight');
  if (fight.resolved) return no('fought-already');
  return isInPool(b, as('fights', f), at) ? null : no('not-now');
}

export const fightCommand = command<'fight'>({
  type: 'fight',
  frames: ['fights'],
  actor: null,
  *legal(b, f) {
    for (const [at, { good, evil, resolved }] of b.s.fights.entries()) {
      const [one, other] = [good[0], evil[0]];
      if (resolved || one === undefined || other === undefined || !isInPool(b, as('fights', f), at)) continue;
      yield { type: 'fight', fight: [idOf(b, one), idOf(b, other)] };
    }
  },
  check: (b, f, _side, order) => whyNot(b, f, order),
  apply(b, _frame, _side, order, ctx) {
    const at = fightNamed(b, order);
    const fight = b.s.fights[at];
    if (fight === undefined) throw new Error('no such fight');
    const ids = (models: readonly number[]): string[] => models.map((model) => idOf(b, model));
    ctx.emit({ type: 'fightBegins', good: ids(fight.good), evil: ids(fight.evil) });
    push<Frame>(b.s, { kind: 'duel', fight: at, dice: [], step: 'declare-1' });
  },
  offer(b, _frame, _side, order) {
    const fight = b.s.fights[fightNamed(b, order)];
    return fight === undefined ? {} : { odds: fightOdds(b, fight) };
  },
});
