/** [S-32, S-66] What Fight a charge would lead to, and who would win it: for previews and for computer players. */
import type { Odds } from '@warbeacon/kernel';
import { type Battle, battleOf, byPlace, idOf, isBound, isOnTable, modelOf, sideOf } from '../engine/battle.ts';
import { freshFight, type State } from '../engine/state.ts';
import { canonicalFights } from '../geometry/pairing.ts';
import { fightOdds } from './fight-odds.ts';
import { contactsOf } from './sorting.ts';

export interface FightAhead {
  readonly good: readonly string[];
  readonly evil: readonly string[];
  /** Nothing declared, no Might spent. */
  readonly odds: Odds;
}

/**
 * The Fight that there would be with these contacts more, sorted as where nobody chooses [M-18]; the charge counts for who charges on
 * horseback. Nothing of the state is changed. `null`: no such charge is possible, whatever the way.
 */
export function fightAt(state: State, charger: string, targets: readonly string[]): FightAhead | null {
  const b = battleOf(state);
  const model = b.field.indexOf(charger);
  const foes = targets.map((target) => b.field.indexOf(target));
  const met = [model, ...foes];
  if (foes.length === 0 || met.some((each) => each < 0 || !isOnTable(b, each) || isBound(b, each))) return null;
  if (foes.some((foe) => sideOf(b, foe) === sideOf(b, model))) return null;
  const ahead = withCharge(b, model, foes);
  const found = canonicalFights(contactsOf(ahead)).find(
    ({ good, evil }) => good.includes(model) || evil.includes(model),
  );
  if (found === undefined) return null;
  const fight = freshFight([...found.good], [...found.evil]);
  const ids = (models: readonly number[]): string[] => models.map((each) => idOf(b, each));
  return { good: ids(fight.good), evil: ids(fight.evil), odds: fightOdds(ahead, fight) };
}

function withCharge({ s, field }: Battle, model: number, foes: readonly number[]): Battle {
  const state = modelOf({ s, field }, model);
  const charged = [...new Set([...state.charged, ...foes])].toSorted(byPlace);
  const added = foes.map((foe): [number, number] => [Math.min(model, foe), Math.max(model, foe)]);
  return {
    field,
    s: { ...s, fights: [], contacts: [...s.contacts, ...added], models: s.models.with(model, { ...state, charged }) },
  };
}
