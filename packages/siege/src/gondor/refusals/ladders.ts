/** [16.4] What Gondor says of ladders. */
import type { NewTexts } from '../../engine/refusals.ts';

export const OF_LADDERS = {
  'not-a-unit-to-scale': {
    code: 'not-a-unit',
    case: '16.43',
    message: '{leader} is a leader: ladders are set up by combat units.',
  },
  'ladderer-off-map': { code: 'not-on-map', case: '16.43', message: 'Who lays a ladder stands below the wall.' },
  'ladderer-disrupted': { code: 'disrupted', case: '7.57', message: 'Disrupted units lay no ladders.' },
  'ladderer-on-no-foot': {
    code: 'not-on-foot',
    case: '16.48',
    message: 'Neither cavalry nor mûmakil have any use for a ladder.',
  },
  'ladders-used-up': { code: 'no-ladders', case: '16.47', message: 'There are no more ladders.' },
  'ladder-stands': { code: 'ladder-there', case: '16.43', message: 'There is a ladder in that hex already.' },
} as const satisfies NewTexts;
