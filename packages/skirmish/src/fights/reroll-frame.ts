/** One of the dice of a side again, once a Fight, before Might; the second result stands. */
import { pop } from '@warbeacon/kernel';
import { type Battle, idOf, sideOf } from '../engine/battle.ts';
import type { DuelDie, Frame, FrameOf } from '../engine/frames.ts';
import { refusing } from '../engine/refusals.ts';
import { as, command, frame } from '../engine/spec.ts';
import type { FightState } from '../engine/state.ts';
import type { Side } from '../engine/words.ts';
import { tellDice } from './duel-telling.ts';
import { comesTo } from './fight-values.ts';
import { rerollOdds, standingOdds } from './standing-odds.ts';

const no = refusing({
  'no-such-die': { code: 'no-such-die', case: 'X-11', message: 'Your side has no such die.' },
});

/** The Duel below, whose dice they are. */
export function duelBelow({ s }: Battle, fight: number): FrameOf<'duel'> {
  const found = s.frames.findLast((each): each is FrameOf<'duel'> => each.kind === 'duel' && each.fight === fight);
  if (found === undefined) throw new Error('no Duel below');
  return found;
}

export function fightAt({ s }: Battle, fight: number): FightState {
  const found = s.fights[fight];
  if (found === undefined) throw new Error(`no Fight ${fight}`);
  return found;
}

/** [S-97] The dice of a side, counted from 0 in the order in which they were rolled. */
export const ownDice = (b: Battle, { fight, side }: { readonly fight: number; readonly side: string }): DuelDie[] =>
  duelBelow(b, fight).dice.filter(({ model }) => sideOf(b, model) === side);

/** Those of the side that is asked. */
export const fightersOf = (b: Battle, { fight, side }: { readonly fight: number; readonly side: Side }): string[] =>
  fightAt(b, fight)[side].map((model) => idOf(b, model));

export const rerollFrame = frame<'reroll'>({
  kind: 'reroll',
  decider: (_b, { side }) => side,
  asks: (b, f) => ({ models: fightersOf(b, f), dice: ownDice(b, f).map(comesTo) }),
});

const dieOf = (b: Battle, f: Frame, die: number): DuelDie | undefined => ownDice(b, as('reroll', f))[die];

export const rerollCommand = command<'reroll'>({
  type: 'reroll',
  frames: ['reroll'],
  actor: null,
  legal: (b, f) => ownDice(b, as('reroll', f)).map((_, die) => ({ type: 'reroll', die })),
  check: (b, f, _side, { die }) => (dieOf(b, f, die) === undefined ? no('no-such-die') : null),
  apply(b, f, _side, { die }, ctx) {
    const chosen = dieOf(b, f, die);
    if (chosen === undefined) throw new Error('no such die');
    const from = chosen.die;
    chosen.die = ctx.d6();
    ctx.emit({ type: 'rerolled', model: idOf(b, chosen.model), from, to: chosen.die });
    const { fight } = as('reroll', f);
    tellDice(b, fightAt(b, fight), duelBelow(b, fight).dice, ctx);
    pop(b.s);
  },
  offer(b, f, _side, { die }) {
    const chosen = dieOf(b, f, die);
    const { fight } = as('reroll', f);
    if (chosen === undefined) return {};
    return { odds: rerollOdds(b, fightAt(b, fight), duelBelow(b, fight).dice, chosen) };
  },
});

export const declineReroll = command<'decline'>({
  type: 'decline',
  frames: ['reroll'],
  actor: null,
  legal: () => [{ type: 'decline' }],
  check: () => null,
  apply: (b) => void pop(b.s),
  offer(b, f) {
    const { fight } = as('reroll', f);
    return { odds: standingOdds(b, fightAt(b, fight), duelBelow(b, fight).dice) };
  },
});
