/** [15.0] to [20.0] What is said of the hexsides and grounds that only Helm's Deep has, and of ladders against them. */
import type { NewTexts } from '../../engine/refusals.ts';

export const OF_GROUND = {
  // The walls, the Main Gate and the ramp
  'mounted-over-wall': {
    code: 'mounted-over-wall',
    case: 'A7.13',
    message: 'Mounted archers in the fortress cannot shoot over its walls.',
  },
  'wall-top': { code: 'wall-top', case: '15.72', message: 'Cavalry cannot stand on the wall.' },
  'main-gate': {
    code: 'main-gate',
    case: '15.21',
    message: 'Isengard crosses the Main Gate only once it is breached.',
  },
  'main-gate-scaled': { code: 'main-gate', case: '15.21', message: 'No ladder is laid against the Main Gate.' },
  'main-gate-shut': {
    code: 'main-gate-shut',
    case: '15.22',
    message: 'Nobody fights through the Main Gate unless it is breached.',
  },
  'ramp-side': { code: 'ramp-side', case: '15.23', message: 'The ramp is entered and left at its ends only.' },
  'ramp-side-strike': { code: 'ramp-side', case: '15.23', message: 'Nobody fights over the side of the ramp.' },

  // The Dike
  'dike-cavalry': { code: 'dike-cavalry', case: '16.12', message: 'Cavalry cannot cross the Dike.' },
  'dike-cavalry-strikes': { code: 'dike-cavalry', case: '16.12', message: 'Cavalry cannot fight across the Dike.' },

  // The Culvert
  'culvert-whole': { code: 'culvert', case: '18.11', message: 'The Culvert is closed until it is breached.' },
  'culvert-closed': {
    code: 'collapsed',
    case: '18.13',
    message: 'The Culvert has collapsed and is closed for good.',
  },
  'wall-over-breach': {
    code: 'wall-over-breach',
    case: '18.11',
    message: 'That is the top of the wall; the way through the breach is the passage below it (culvert).',
  },
  'culvert-cavalry': { code: 'culvert-cavalry', case: '18.12', message: 'Cavalry can never pass the Culvert.' },
  'ram-culvert': { code: 'ram-culvert', case: '18.12', message: 'The ram can never pass the Culvert.' },
  'strike-out-of-culvert': {
    code: 'culvert-side',
    case: '18.14',
    message: 'Out of the Culvert one strikes by its two ends only.',
  },
  'strike-into-culvert': {
    code: 'culvert-side',
    case: '18.14',
    message: 'Until it is breached the Culvert is attacked through its own hexsides only.',
  },
  'shot-into-culvert': {
    code: 'culvert-side',
    case: '18.14',
    message: 'The Culvert can be attacked through its own hexsides only.',
  },
  'shot-out-of-culvert': {
    code: 'culvert-side',
    case: '7.13',
    message: 'Out of the Culvert one shoots by its two ends only.',
  },

  // Ladders
  'disrupted-lays-ladder': { code: 'disrupted', case: '7.57', message: 'Disrupted units lay no ladders.' },
  'no-ladders': { code: 'no-ladders', case: '20.67', message: 'There are no more ladders.' },
  'ladder-there': { code: 'ladder-there', case: '20.61', message: 'A ladder stands in that hex already.' },
} as const satisfies NewTexts;
