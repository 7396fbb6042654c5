/** What the players of a match can agree on, in words. Options come as those of any game, from servers of any version. */
import type { AgreedLine, OptionField, Options } from '../../face/title.ts';

/** What can be chosen; the numbers of the house are told in the rules and chosen nowhere. */
export const optionFields: readonly OptionField[] = [
  {
    kind: 'choice',
    name: 'demoralization',
    label: 'At which level an army loses heart',
    values: { exceeds: 'Only above it (usual)', reaches: 'As soon as it is at it' },
  },
  {
    kind: 'choice',
    name: 'fanatics',
    label: 'What fanatics do not heed',
    values: { both: 'Blows and missiles (usual)', melee: 'Blows only' },
  },
  {
    kind: 'choice',
    name: 'wallBonus',
    label: 'Whom a wall helps against missiles',
    values: { upper: 'Whoever stands on it (usual)', both: 'Whoever is shot at across it' },
  },
  {
    kind: 'choice',
    name: 'reducedSides',
    label: 'What half a loss takes from a unit',
    values: {
      'attack-and-armour': 'A letter of attack, a point of armour (usual)',
      all: 'A letter of morale as well',
    },
  },
  {
    kind: 'tick',
    name: 'cityCatapults',
    label: 'The catapults of the city hurl fire in the Siege Phase, too.',
    short: 'Fire from the city’s catapults',
    usual: true,
  },
];

export const HOUSE_NAMES: Readonly<Record<string, string>> = {
  freezeAgain: 'Totals with which a leader is frozen once more, for one point, two and three',
  gothmog: 'Rating of Gothmog',
  imrahil: 'Rating of Imrahil',
  eowyn: 'Rating of Éowyn',
  ladders: 'Ladders',
  reducedLeaders: 'Half the rating of a leader is rounded',
  wallAtTwo: 'Total with which a catapult breaks a wall two hexes away',
  tunnelArmour: 'Armour in a tunnel',
};

/** Values of the house that were replaced. */
export function houseLines({ house }: Options): readonly AgreedLine[] {
  return Object.entries(isRecord(house) ? house : {}).map(([name, value]) => ({
    what: HOUSE_NAMES[name] ?? name,
    value: inWords(value),
    usual: false,
  }));
}

const isRecord = (value: unknown): value is Options =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Totals of two dice as `4–6`. */
function inWords(value: unknown): string {
  if (!Array.isArray(value)) return typeof value === 'string' ? value : JSON.stringify(value);
  return value.every((each) => typeof each === 'number') ? value.join('–') : value.map(inWords).join(', ');
}
