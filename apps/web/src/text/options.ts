/** What is agreed on before a match, where somebody looks at it. */
import { count } from './en.ts';

export const options = {
  title: 'Options of the match',
  changed: (n: number) => (n === 0 ? 'the usual ones' : count(n, 'change')),
  house: 'Where no printed sheet tells a number, this house has chosen one, the same for every match made here.',
  houseTitle: 'House values',
  houseLink: 'House values in the rules',
} as const;
