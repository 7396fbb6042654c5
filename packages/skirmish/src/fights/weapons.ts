/** [S-130 … S-132, S-148, R-116] The weapon that a model fights with, and with how many hands. */
import { type Battle, figureOf, fightOf } from '../engine/battle.ts';
import type { GearId, Wargear } from '../data/schemas.ts';
import type { FightState } from '../engine/state.ts';

const WEAPONS: readonly GearId[] = [
  'sword',
  'hand-weapon',
  'dagger',
  'spear',
  'pike',
  'two-handed-weapon',
  'staff-of-power',
  'elven-made-sword-of-might',
  'lance',
];

/** What a model can fight with, in the order of its gear. */
export const weaponsOf = (b: Battle, model: number): readonly Wargear[] =>
  figureOf(b, model).wargear.filter(({ id }) => WEAPONS.includes(id));

/** The Fight whose declarations count: its own, or one that is only thought of. */
type Declared = Pick<FightState, 'weapons' | 'twoHanded'> | undefined;

/** The one it has named for its Fight; else its Elven-made one, else the first of its gear. Nothing: bare hands. */
export function weaponOf(b: Battle, model: number, fight: Declared = fightOf(b, model)): Wargear | undefined {
  const weapons = weaponsOf(b, model);
  const named = fight?.weapons.find((each) => each.model === model)?.weapon;
  return weapons.find(({ id }) => id === named) ?? weapons.find(({ elven }) => elven === true) ?? weapons[0];
}

/** [S-132, R-105] Fights with two hands: by choice, or because its weapon cannot be used otherwise. */
export function usesTwoHands(b: Battle, model: number, fight: Declared = fightOf(b, model)): boolean {
  const hands = weaponOf(b, model, fight)?.hands;
  if (hands === 'two') return true;
  return hands === 'hand-and-a-half' && fight?.twoHanded.includes(model) === true;
}

/** [S-131] May choose between one hand and two. */
export const mayChooseHands = (b: Battle, model: number): boolean => weaponOf(b, model)?.hands === 'hand-and-a-half';

/** [S-148, R-27] */
export const isElven = (b: Battle, model: number, fight: Declared = fightOf(b, model)): boolean =>
  weaponOf(b, model, fight)?.elven === true;

/** [S-3, S-84] The Strength of its Strikes. */
export const strikeStrength = (b: Battle, model: number, fight: Declared = fightOf(b, model)): number =>
  figureOf(b, model).strength + (weaponOf(b, model, fight)?.strikeStrength ?? 0);

/** What a weapon does in a Fight of its bearer's own; spear and pike do there what a sword does. */
const effectOf = ({ hands, elven, strikeStrength: added, lance }: Wargear): string =>
  JSON.stringify([hands ?? 'one', elven ?? false, added ?? 0, lance ?? 0]);

/** The weapons that it may name in place of the one that it would use, and that make a difference. */
export function otherWeapons(b: Battle, model: number): readonly Wargear[] {
  const [mine, ...rest] = [weaponOf(b, model), ...weaponsOf(b, model)].filter((each) => each !== undefined);
  if (mine === undefined) return [];
  const known = new Set([effectOf(mine)]);
  return rest.filter((each) => !known.has(effectOf(each)) && known.add(effectOf(each)));
}
