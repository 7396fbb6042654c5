/** What Gondor says of engines and cauldrons before the first turn. */
import type { NewTexts } from '../../engine/refusals.ts';

export const OF_SETTING_UP = {
  'unknown-engine': { code: 'unknown-engine', case: '13.0', message: 'There is no engine {id}.' },
  'engine-there': { code: 'engine-there', case: '5.0', message: 'Another engine stands in that hex.' },
  'engines-to-set-up': {
    code: 'not-all-deployed',
    case: '13.0',
    message: 'Engines still to be set up: {count}.',
  },
  'not-your-cauldron': { code: 'not-yours', case: '13.2', message: 'Cauldrons are of Westernesse.' },
  'cauldron-outside': { code: 'outside-area', case: '16.71', message: 'Cauldrons stand in Minas Tirith.' },
  'cauldron-there': { code: 'cauldron-there', case: '16.71', message: 'A cauldron stands in that hex.' },
  'no-cauldron-there': { code: 'no-cauldron-there', case: '16.71', message: 'No cauldron stands in that hex.' },
  'no-cauldron-left': { code: 'no-cauldron-left', case: '16.71', message: 'All real cauldrons are set up.' },
  'no-dummy-cauldron-left': { code: 'no-cauldron-left', case: '16.71', message: 'All dummy cauldrons are set up.' },
} as const satisfies NewTexts;
