/** Cases in which the Ford is its own: how long it lasts, who has won, and what digging in is worth. */
import type { Cases } from '../engine/game.ts';
import type { Hooks } from '../engine/hooks.ts';
import type { Situation } from '../engine/situation.ts';
import { LOST, placeOf, type State } from '../engine/state.ts';
import { STANDARD_CASES } from '../standard/standard-cases.ts';
import { whyCannotDigIn } from './dig-in.ts';
import { own } from './own.ts';
import { LAST_TURN, type Side } from './words.ts';

export const CASES: Cases = {
  ...STANDARD_CASES,
  lastTurn: LAST_TURN,
  // Everybody is there from the beginning.
  entryPlaces: () => [],
  // [F6] A side without units has lost.
  suddenEnd(situation) {
    if (isGone(situation, 'wardens')) return { winner: 'raiders', reason: 'nobody-left', case: 'F6' };
    return isGone(situation, 'raiders') ? { winner: 'wardens', reason: 'nobody-left', case: 'F6' } : null;
  },
  // [F6] The raiders win with a unit over the ford after the last turn.
  finalEnd: ({ game, s }) =>
    game.unitsOf.raiders.some((unit) => game.terrain.zone('east-bank').has(placeOf(s, unit)))
      ? { winner: 'raiders', reason: 'ford-crossed', case: 'F6' }
      : { winner: 'wardens', reason: 'ford-held', case: 'F6' },
  // [F5]
  armour: ({ s }, _attacker, target) =>
    own(s).dugIn.includes(target) ? [{ case: 'F5', label: 'the defender has dug in', value: 1 }] : [],
};

function isGone({ game, s }: Situation, side: Side): boolean {
  return game.unitsOf[side].every((unit) => s.units[unit]?.at === LOST);
}

/** [F5] Whoever leaves, of its own will or not, leaves its ditch. */
function comeOut(s: State, unit: number): void {
  const its = own(s);
  its.dugIn = its.dugIn.filter((other) => other !== unit);
}

export const HOOKS: Hooks = {
  unitPasses: ({ s }, unit) => comeOut(s, unit),
  unitGivesWay: ({ s }, unit) => comeOut(s, unit),
  unitAdvances: ({ s }, unit) => comeOut(s, unit),
  unitLost: ({ s }, unit) => comeOut(s, unit),
  // A phase in which nobody can move but somebody can dig in does not go by.
  hasMoreToDo: (situation, piece) => {
    const unit = situation.game.unitIndex.get(piece);
    return unit !== undefined && whyCannotDigIn(situation, unit) === null;
  },
};
