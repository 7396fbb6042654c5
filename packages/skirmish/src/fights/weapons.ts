/** [S-130 … S-132, S-148, R-116] The weapon that a model fights with, and with how many hands. */
import { type Battle, figureOf, fightOf } from '../engine/battle.ts';
import type { GearId, Wargear } from '../data/schemas.ts';

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

/** The one it has named for its Fight; else its Elven-made one, else the first of its gear. Nothing: bare hands. */
export function weaponOf(b: Battle, model: number): Wargear | undefined {
  const weapons = weaponsOf(b, model);
  const named = fightOf(b, model)?.weapons.find((each) => each.model === model)?.weapon;
  return weapons.find(({ id }) => id === named) ?? weapons.find(({ elven }) => elven === true) ?? weapons[0];
}

/** [S-132, R-105] Fights with two hands: by choice, or because its weapon cannot be used otherwise. */
export function usesTwoHands(b: Battle, model: number): boolean {
  const hands = weaponOf(b, model)?.hands;
  if (hands === 'two') return true;
  return hands === 'hand-and-a-half' && fightOf(b, model)?.twoHanded.includes(model) === true;
}

/** [S-131] May choose between one hand and two. */
export const mayChooseHands = (b: Battle, model: number): boolean => weaponOf(b, model)?.hands === 'hand-and-a-half';

/** [S-148, R-27] */
export const isElven = (b: Battle, model: number): boolean => weaponOf(b, model)?.elven === true;

/** [S-3, S-84] The Strength of its Strikes. */
export const strikeStrength = (b: Battle, model: number): number =>
  figureOf(b, model).strength + (weaponOf(b, model)?.strikeStrength ?? 0);
