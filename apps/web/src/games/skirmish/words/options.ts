/** What the players of a match can agree on, in words. Options come as those of any game, from servers of any version. */
import type { AgreedLine, OptionField, Options } from '../../../face/title.ts';

/** By the id of the scenario, the usual one first. */
export const SCENARIO_NAMES: Readonly<Record<string, string>> = {
  'forces-clash': 'The Forces Clash',
  'the-ford': 'The Ford',
  'the-watch': 'The Watch',
};

const SCENARIOS_TOLD: Readonly<Record<string, string>> = {
  'forces-clash': 'An open field, as in the quickstart: the last to stand wins. The one to begin with.',
  'the-ford': 'Bring the chest home across the water, and keep it from them.',
  'the-watch': 'By night: creep past the sentries and free the captive, or raise the alarm.',
};

/** Forces that can stand in the place of a scenario's own, by their ids: the lobby does not load what they are made of. */
const FORCE_NAMES: Readonly<Record<string, string>> = {
  'boxed-minas-tirith': 'Minas Tirith, as boxed',
  'boxed-rohan': 'Rohan, as boxed',
  'boxed-mordor': 'Mordor, as boxed',
  'boxed-isengard': 'Isengard, as boxed',
  'even-minas-tirith': 'Minas Tirith, even',
  'even-rohan': 'Rohan, even',
  'even-mordor': 'Mordor, even',
  'even-isengard': 'Isengard, even',
};

export const optionFields: readonly OptionField[] = [
  { kind: 'choice', name: 'scenario', label: 'What is played', values: SCENARIO_NAMES, told: SCENARIOS_TOLD },
  {
    kind: 'choice',
    name: 'preset',
    label: 'How much of the rules',
    values: {
      usual: 'As is usual in what is played',
      'as-printed': 'As printed, nothing more',
      full: 'In full: heroic actions, banners, breaking',
    },
  },
];

const isRecord = (value: unknown): value is Options =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Values of the house that were replaced, and forces other than a scenario's own. */
export function agreedBeyond({ house, forces }: Options): readonly AgreedLine[] {
  return [
    ...Object.entries(isRecord(forces) ? forces : {}).map(([side, force]) => ({
      what: `Force of ${side === 'good' ? 'Good' : 'Evil'}`,
      value: typeof force === 'string' ? (FORCE_NAMES[force] ?? force) : 'built by the players',
      usual: false,
    })),
    ...Object.entries(isRecord(house) ? house : {}).map(([name, value]) => ({
      what: name.replaceAll(/([A-Z])/g, ' $1').replace(/^./, (first) => first.toUpperCase()),
      value: typeof value === 'string' ? value : JSON.stringify(value),
      usual: false,
    })),
  ];
}
