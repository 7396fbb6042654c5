/** What Gondor says of its own ground. */
import type { NewTexts } from '../../engine/refusals.ts';

export const OF_GROUND = {
  'soft-ground-on-horse': {
    code: 'soft-ground',
    case: '4.3',
    message: 'Cavalry enters neither plowed fields nor groves.',
  },
  'soft-ground-engine': {
    code: 'soft-ground',
    case: '4.3',
    message: 'No engine is pushed into plowed fields or groves.',
  },
} as const satisfies NewTexts;
