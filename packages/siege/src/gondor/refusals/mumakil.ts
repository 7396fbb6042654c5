/** [14.3] What is said of horse and mûmakil. */
import type { NewTexts } from '../../engine/refusals.ts';

export const OF_MUMAKIL = {
  'horse-near-mumak': { code: 'horse-and-mumak', case: '14.31', message: 'Horse does not come next to a mûmak.' },
  'mumak-near-horse': { code: 'horse-and-mumak', case: '14.31', message: 'A mûmak does not come next to horse.' },
  'horse-fights-mumak': {
    code: 'horse-and-mumak',
    case: '7.36',
    message: 'Horse and mûmakil fight each other only where a run has brought them together.',
  },
} as const satisfies NewTexts;
