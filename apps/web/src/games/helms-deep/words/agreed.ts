/** What the players of a match have agreed on, in words. Options come as those of any game, from servers of any version. */
import { text } from '../../../text/en.ts';
import { nightLeaderName } from '../names.ts';
import { optionWords } from './options.ts';

export interface AgreedLine {
  readonly what: string;
  readonly value: string;
  /** As every match has it where nobody wishes otherwise. */
  readonly usual: boolean;
}

const words = text.options;

export function agreedLines(options: Readonly<Record<string, unknown>>): readonly AgreedLine[] {
  const choice = (name: 'demoralization' | 'wallBonus' | 'reducedSides'): AgreedLine => {
    const values: Readonly<Record<string, string>> = optionWords[`${name}Is`];
    const [usual = ''] = Object.keys(values);
    const option = options[name];
    const chosen = typeof option === 'string' ? option : usual;
    return { what: optionWords[name], value: values[chosen] ?? chosen, usual: chosen === usual };
  };
  const early = options['earlyEnd'] === true;
  return [
    choice('demoralization'),
    choice('wallBonus'),
    choice('reducedSides'),
    { what: optionWords.early, value: early ? words.yes : words.no, usual: !early },
    ...Object.entries(isRecord(options['house']) ? options['house'] : {}).map(([name, value]) => ({
      what: HOUSE[name] ?? name,
      value: name === 'nightLeaders' && Array.isArray(value) ? leaders(value) : valueInWords(value),
      usual: false,
    })),
  ];
}

const HOUSE: Readonly<Record<string, string>> = optionWords.houseValues;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const leaders = (ids: readonly unknown[]): string =>
  ids.map((id) => nightLeaderName(String(id))).join(', ') || words.none;

/** Totals of two dice as `4–6`, rows of a table each with its letter, results of one die in their order. */
function valueInWords(value: unknown): string {
  if (value === null) return words.never;
  if (isRecord(value)) {
    return Object.entries(value)
      .map(([row, totals]) => `${row} ${valueInWords(totals)}`)
      .join(', ');
  }
  if (!Array.isArray(value)) return typeof value === 'string' ? value : JSON.stringify(value);
  return value.every((each) => typeof each === 'number') ? value.join('–') : value.join(', ');
}
