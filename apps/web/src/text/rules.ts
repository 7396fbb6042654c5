/** What is said on the pages of the rules besides the rules themselves. */
import { count } from './en.ts';

export const rules = {
  back: 'Back to the match',
  inLog: 'Where the log of your match tells of it',
  contents: 'Contents',
  others: 'Rules of other games',
  search: 'Find in the rules',
  found: (n: number) => `${count(n, 'case')} found.`,
  nothing: 'No case has these words.',
  amended: 'as amended here',
  table: (of: string) => `Table: ${of}`,
} as const;
