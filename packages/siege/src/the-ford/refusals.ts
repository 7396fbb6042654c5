/** What the Ford answers to what cannot be done: the standard answers, and its own. */
import { type NewTexts, refusing } from '../engine/refusals.ts';
import { STANDARD_REFUSALS } from '../standard/refusals.ts';

const OWN = {
  'ford-on-horse': { code: 'ford-on-horse', case: 'F4', message: 'The ford is too deep for horses.' },
  'only-wardens-dig': { code: 'only-wardens-dig', case: 'F5', message: 'Only the wardens dig in.' },
  'dug-in-already': { code: 'dug-in-already', case: 'F5', message: 'That unit has dug in already.' },
  'no-bank': { code: 'no-bank', case: 'F5', message: 'One digs in on the eastern bank.' },
} as const satisfies NewTexts;

export const REFUSALS = { ...STANDARD_REFUSALS, ...OWN };

export const no = refusing(REFUSALS);

type Own = typeof OWN;

declare module '../engine/refusals.ts' {
  interface OwnRefusals extends Own {}
}
