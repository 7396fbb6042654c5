/** [S-114] The target's owner answers: so much Will for a Resist test, or none. */
import type { Refusal } from '@warbeacon/kernel';
import { type Battle, idOf, modelOf, nameOf } from '../engine/battle.ts';
import type { CommandOf } from '../engine/command-schemas.ts';
import type { FrameOf } from '../engine/frames.ts';
import { as, command } from '../engine/spec.ts';
import { castingRoll } from './cast-frame.ts';
import { oddsOfResisting } from './odds.ts';
import { whyNoWill } from './powers.ts';
import { no } from './refusals.ts';
import { freeDice } from './resisting.ts';
import { spendWill, waysToSpend } from './will.ts';

function whyNot(b: Battle, { target }: FrameOf<'cast'>, resist: CommandOf<'resist'>): Refusal | null {
  if (b.field.indexOf(resist.model) !== target) return no('not-the-target', { target: nameOf(b, target) });
  return whyNoWill(b, target, resist, modelOf(b, target).will);
}

export const resistCommand = command<'resist'>({
  type: 'resist',
  frames: ['cast'],
  actor: ({ model }) => model,
  *legal(b, f, _side, models) {
    const { target } = as('cast', f);
    if (!models.includes(target)) return;
    for (const points of waysToSpend(b, target, modelOf(b, target).will))
      yield { type: 'resist', model: idOf(b, target), ...points };
  },
  check: (b, f, _side, resist) => whyNot(b, as('cast', f), resist),
  apply(b, f, _side, resist, ctx) {
    const cast = as('cast', f);
    cast.answerWill = resist.will;
    cast.answerFree = resist.free === true;
    cast.step = 'answer';
    spendWill(b, ctx, cast.target, resist);
  },
  offer(b, f, _side, { will }) {
    const cast = as('cast', f);
    return { odds: oddsOfResisting(castingRoll(cast), will + freeDice(b, cast.target)) };
  },
});

/** [S-117, R-88] No Will; a die that costs nothing is rolled all the same. */
export const declineToResist = command<'decline'>({
  type: 'decline',
  frames: ['cast'],
  actor: null,
  legal: () => [{ type: 'decline' }],
  check: () => null,
  apply: (b, f) => {
    const cast = as('cast', f);
    cast.step = freeDice(b, cast.target) > 0 ? 'answer' : 'answered';
  },
});
