/** Whom models meet that move again after a Heroic Combat: new Fights, or one more enemy in a Fight that is to come. */
import type { Refusal } from '@warbeacon/kernel';
import {
  type Battle,
  byPlace,
  type Chance,
  engagedWith,
  fightOf,
  hasMark,
  idOf,
  isEngaged,
  mark,
  nameOf,
  onTable,
  sideOf,
} from '../engine/battle.ts';
import type { Frame } from '../engine/frames.ts';
import { refusing } from '../engine/refusals.ts';
import { type FightState, freshFight } from '../engine/state.ts';
import { otherSide, type Side } from '../engine/words.ts';
import { canonicalFights, type Contact } from '../geometry/pairing.ts';
import { goingOf } from '../moving/activation.ts';

const no = refusing({
  'no-star': {
    code: 'no-star',
    case: 'X-15',
    message:
      '{target} is in a Fight that {model} cannot join: one model fights against several, never several against several.',
  },
});

/** Why a model that moves again may not charge these: it would join a Fight to come, and no star would result. */
export function whyNotJoin(b: Battle, frame: Frame, model: number, charges: readonly number[]): Refusal | null {
  if (charges.length === 0 || goingOf(b, frame, model) !== 'combat') return null;
  const target = charges.find((each) => fightOf(b, each)?.resolved === false);
  if (target === undefined) return null;
  const alone = fightOf(b, target)?.[sideOf(b, target)].length === 1;
  if (alone && charges.length === 1) return null;
  return no('no-star', { model: nameOf(b, model), target: nameOf(b, target) });
}

/** Sorts the new contacts of a side: each model is in one more Fight at most. */
export function pairAnew(b: Battle, ctx: Chance, side: Side): void {
  const newcomers = onTable(b, side).filter((model) => isEngaged(b, model) && fightOf(b, model) === undefined);
  const contacts: Contact[] = [];
  const told = new Set<FightState>();
  for (const model of newcomers) {
    const joined = engagedWith(b, model)
      .map((foe) => fightOf(b, foe))
      // [S-41] Where no star would result it fights in none.
      .find((fight) => fight?.resolved === false && fight[otherSide(side)].length === 1);
    if (joined !== undefined) {
      joined[side] = [...joined[side], model].toSorted(byPlace);
      told.add(joined);
    } else contacts.push(...freeFoes(b, model).map((foe): Contact => (side === 'good' ? [model, foe] : [foe, model])));
  }
  for (const { good, evil } of canonicalFights(contacts)) {
    const fight = freshFight([...good], [...evil]);
    b.s.fights.push(fight);
    told.add(fight);
  }
  const again = newcomers.filter((model) => fightOf(b, model) !== undefined);
  for (const model of again) mark(b, model, 'fought-again');
  if (told.size === 0) return;
  const ids = (models: readonly number[]): string[] => models.map((model) => idOf(b, model));
  ctx.emit({ type: 'paired', fights: [...told].map(({ good, evil }) => ({ good: ids(good), evil: ids(evil) })) });
}

/** Enemies that it touches, and that have not fought. */
const freeFoes = (b: Battle, model: number): number[] =>
  engagedWith(b, model).filter((foe) => fightOf(b, foe) === undefined && !hasMark(b, foe, 'fought'));
