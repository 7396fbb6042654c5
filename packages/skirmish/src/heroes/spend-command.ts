/** [S-98] Might on one die of a Hero's own roll, or none. */
import { type Battle, idOf, modelOf } from '../engine/battle.ts';
import type { CommandOf } from '../engine/command-schemas.ts';
import type { Frame, FrameOf } from '../engine/frames.ts';
import { refusing } from '../engine/refusals.ts';
import { as, command } from '../engine/spec.ts';
import { closeMight } from './might-frame.ts';
import { canBeResisted } from '../magic/resisting.ts';
import { canRaise, pointsToSucceed } from './rolls.ts';
import { oddsOfSpending } from './spend-odds.ts';
import { checkDuelSpend, duelSpends, oddsOfDuelSpend, spendInDuel } from '../fights/duel-might.ts';

const no = refusing({
  'no-such-die': { code: 'no-such-die', case: 'S-97', message: 'There is no such die among those that can be raised.' },
  'no-might': { code: 'no-might', case: 'S-6', message: 'It has no such Might left: {left}.' },
  'too-high': { code: 'too-high', case: 'S-98', message: 'No die is raised above 6.' },
  'no-effect': { code: 'no-effect', case: 'S-98', message: 'Might is spent only in order to succeed: this would not.' },
});

/** What may be spent now: on which die, how many points. */
function* spends(b: Battle, window: FrameOf<'might'>): Iterable<CommandOf<'spend'>> {
  const { might } = modelOf(b, window.model);
  for (let die = 0; die < window.dice.length; die++) {
    for (let points = 1; points <= might && (window.dice[die] ?? 6) + points <= 6; points++) {
      const spend: CommandOf<'spend'> = { type: 'spend', die, points };
      if (whyNot(b, window, spend) === null) yield spend;
    }
  }
}

function whyNot(b: Battle, window: FrameOf<'might'>, { die, points }: CommandOf<'spend'>) {
  const { might } = modelOf(b, window.model);
  const shown = window.dice[die];
  if (shown === undefined || points < 1) return no('no-such-die');
  if (points > might) return no('no-might', { left: might });
  if (shown + points > 6) return no('too-high');
  const before = pointsToSucceed(window);
  const dice = window.dice.with(die, shown + points);
  const after = pointsToSucceed({ ...window, dice });
  // [S-98] All that is missing at once where one die is enough; of two that both must do, each what it lacks.
  if (before === null) return raisesCasting(b, window, shown + points) ? null : no('no-effect');
  if (window.mode === 'any') return after === null && isOfUse(b, window, die, shown + points) ? null : no('no-effect');
  if (shown + points > (window.needs[die] ?? 0)) return no('no-effect');
  const enough = after === null || after <= might - points;
  return enough && shown + points === window.needs[die] ? null : no('no-effect');
}

/** A casting roll that succeeds is raised against the Resist test to come. */
const raisesCasting = (b: Battle, window: FrameOf<'might'>, to: number): boolean =>
  window.what === 'cast' && canRaise(b, window) && to > Math.max(...window.dice);

/** [S-98] No point beyond success, but where the height of a casting roll tells. */
const isOfUse = (b: Battle, { what, needs }: FrameOf<'might'>, die: number, to: number): boolean =>
  to === needs[die] || (what === 'cast' && canBeResisted(b));

export const spendCommand = command<'spend'>({
  type: 'spend',
  frames: ['might', 'duelMight'],
  actor: null,
  legal: (b, frame: Frame) => (frame.kind === 'duelMight' ? duelSpends(b, frame) : spends(b, as('might', frame))),
  check: (b, frame, _side, spend) =>
    frame.kind === 'duelMight' ? checkDuelSpend(b, frame, spend) : whyNot(b, as('might', frame), spend),
  apply(b, frame, _side, spend, ctx) {
    if (frame.kind === 'duelMight') return spendInDuel(b, frame, spend, ctx);
    const window = as('might', frame);
    const state = modelOf(b, window.model);
    state.might -= spend.points;
    window.dice[spend.die] = (window.dice[spend.die] ?? 0) + spend.points;
    ctx.emit({
      type: 'mightSpent',
      model: idOf(b, window.model),
      points: spend.points,
      die: window.dice[spend.die] ?? 0,
      left: state.might,
    });
    if (!canRaise(b, window)) closeMight(b, window);
  },
  offer: (b, frame: Frame, _side, spend) =>
    frame.kind === 'duelMight'
      ? { odds: oddsOfDuelSpend(b, frame, spend) }
      : { odds: oddsOfSpending(b, as('might', frame), spend) },
});
