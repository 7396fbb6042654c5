/** What the players of a match can agree on, in words. Options come as those of any game, from servers of any version. */
import type { Options } from '@warbeacon/siege';
import type { AgreedLine, OptionField, Options as AnyOptions } from '../../../face/title.ts';
import { text } from '../../../text/en.ts';
import { nightLeaderName } from '../names.ts';

/** What can be chosen; the numbers of the house are told in the rules and chosen nowhere. */
export const optionFields: readonly (OptionField & { readonly name: keyof Options })[] = [
  {
    kind: 'choice',
    name: 'demoralization',
    label: 'At which level an army loses heart',
    values: {
      house: 'Defender above it, attacker at it (usual)',
      exceeds: 'Both only above it',
      reaches: 'Both as soon as they are at it',
    } satisfies Record<Options['demoralization'], string>,
  },
  {
    kind: 'choice',
    name: 'wallBonus',
    label: 'Whom a wall helps against missiles',
    values: {
      upper: 'Whoever stands on it (usual)',
      both: 'Whoever is shot at across it',
    } satisfies Record<Options['wallBonus'], string>,
  },
  {
    kind: 'choice',
    name: 'reducedSides',
    label: 'What half a loss takes from a unit',
    values: {
      'attack-and-armour': 'A letter of attack, a point of armour (usual)',
      all: 'A letter of morale as well',
    } satisfies Record<Options['reducedSides'], string>,
  },
  {
    kind: 'tick',
    name: 'earlyEnd',
    label: 'The attacker wins at the end of any turn, not only of the last, once the whole fortress is taken.',
    short: 'Victory before the last turn',
  },
];

const HOUSE_VALUES = {
  ladders: 'Ladders',
  noRamBreach: 'Totals that break a gate without the ram, by attack',
  ramBreach: 'Totals with which the ram breaks the Main Gate',
  blastingFire: 'Blasting Fire, by its die',
  armour0: 'Totals that hit armour 0, by attack',
  nightLeaders: 'Better by night',
  reducedLeaders: 'Half the rating of a leader is rounded',
} satisfies Record<keyof Options['house'], string>;
const HOUSE: Readonly<Record<string, string>> = HOUSE_VALUES;

/** Values of the house that were replaced. */
export function houseLines({ house }: AnyOptions): readonly AgreedLine[] {
  return Object.entries(isRecord(house) ? house : {}).map(([name, value]) => ({
    what: HOUSE[name] ?? name,
    value: name === 'nightLeaders' && Array.isArray(value) ? leaders(value) : valueInWords(value),
    usual: false,
  }));
}

const isRecord = (value: unknown): value is AnyOptions =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const leaders = (ids: readonly unknown[]): string =>
  ids.map((id) => nightLeaderName(String(id))).join(', ') || text.options.none;

/** Totals of two dice as `4–6`, rows of a table each with its letter, results of one die in their order. */
function valueInWords(value: unknown): string {
  if (value === null) return text.options.never;
  if (isRecord(value)) {
    return Object.entries(value)
      .map(([row, totals]) => `${row} ${valueInWords(totals)}`)
      .join(', ');
  }
  if (!Array.isArray(value)) return typeof value === 'string' ? value : JSON.stringify(value);
  return value.every((each) => typeof each === 'number') ? value.join('–') : value.join(', ');
}
