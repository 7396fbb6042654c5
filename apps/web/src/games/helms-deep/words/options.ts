/** What the players of a match can agree on, in words. */
import type { Options } from '@warbeacon/siege';

export const optionWords = {
  demoralization: 'At which level an army loses heart',
  demoralizationIs: {
    house: 'Defender above it, attacker at it (usual)',
    exceeds: 'Both only above it',
    reaches: 'Both as soon as they are at it',
  } satisfies Record<Options['demoralization'], string>,
  wallBonus: 'Whom a wall helps against missiles',
  wallBonusIs: {
    upper: 'Whoever stands on it (usual)',
    both: 'Whoever is shot at across it',
  } satisfies Record<Options['wallBonus'], string>,
  reducedSides: 'What half a loss takes from a unit',
  reducedSidesIs: {
    'attack-and-armour': 'A letter of attack, a point of armour (usual)',
    all: 'A letter of morale as well',
  } satisfies Record<Options['reducedSides'], string>,
  earlyEnd: 'The attacker wins at the end of any turn, not only of the last, once the whole fortress is taken.',
  early: 'Victory before the last turn',
  houseValues: {
    ladders: 'Ladders',
    noRamBreach: 'Totals that break a gate without the ram, by attack',
    ramBreach: 'Totals with which the ram breaks the Main Gate',
    blastingFire: 'Blasting Fire, by its die',
    armour0: 'Totals that hit armour 0, by attack',
    nightLeaders: 'Better by night',
    reducedLeaders: 'Half the rating of a leader is rounded',
  } satisfies Record<keyof Options['house'], string>,
} as const;
