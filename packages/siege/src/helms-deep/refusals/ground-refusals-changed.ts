/** What Helm's Deep says of hexsides and grounds in place of the Standard Rules, in words and numbers of its own. */
import type { RefusalKey, RefusalTexts } from '../../engine/refusals.ts';

export const GROUND_IN_PLACE = {
  'rough-ground': { code: 'rough-ground', case: '15.61', message: 'Cavalry cannot enter rough ground.' },
  wall: { code: 'wall', case: '15.12', message: 'A whole wall or tower can be climbed by ladder only.' },
  'cavalry-wall': {
    code: 'cavalry-wall',
    case: '15.72',
    message: 'Cavalry never crosses a wall or tower hexside.',
  },
  'wall-into-zone': {
    code: 'wall-into-zone',
    case: '15.13',
    message: 'One may not drop from a wall into an enemy zone of control.',
  },
  'wall-whole-allowance': {
    code: 'wall-whole-allowance',
    case: '15.13',
    message: 'To drop from a wall takes the whole movement allowance.',
  },
  'gate-held': { code: 'gate-held', case: '15.15', message: 'The enemy controls this gate, and it is whole.' },
  collapsed: { code: 'collapsed', case: '20.35', message: 'The way has collapsed and is closed for good.' },
  'load-rough': {
    code: 'load-rough',
    case: '15.61',
    message: 'Neither the ram nor Blasting Fire is taken over rough ground.',
  },
  'load-wall': {
    code: 'load-wall',
    case: '20.68',
    message:
      'Neither the ram nor Blasting Fire crosses a wall: only gates that are breached or controlled let it pass.',
  },
  'fires-on-gear': { code: 'on-ladder', case: '20.64', message: 'Units on ladders cannot shoot.' },
  'fires-through-ground': {
    code: 'culvert-side',
    case: '18.14',
    message: 'Nobody shoots through the wall over the Culvert.',
  },
  'out-of-longer-range': {
    code: 'out-of-range',
    case: 'A7.12',
    message: 'The target is more than {range} hexes away.',
  },
  'line-blocked': {
    code: 'line-blocked',
    case: '7.13',
    message: 'No missile passes a tower, a hex behind a wall, or a mountain.',
  },
  'line-blocked-by-wall': {
    code: 'line-blocked',
    case: 'A7.13',
    message: 'No missile passes a tower, a hex behind a wall, or a mountain.',
  },
  'only-shoots': { code: 'only-shoots', case: '2.3', message: 'That unit can only shoot.' },
  'strikes-through-ground': {
    code: 'culvert-side',
    case: '18.14',
    message: 'Nobody strikes through the wall over the Culvert.',
  },
  'cavalry-strikes-wall': {
    code: 'cavalry-wall',
    case: 'A7.31',
    message: 'Cavalry cannot fight over a wall or tower.',
  },
  'wall-above': { code: 'wall-above', case: 'A7.31', message: 'Nobody strikes up at a wall without a ladder.' },
  'no-retreat-over-wall': {
    code: 'no-retreat-there',
    case: 'A7.55',
    message: 'No retreat goes over a wall or tower, or through a gate shut to the unit.',
  },
  'nothing-to-scale': {
    code: 'nothing-to-scale',
    case: '20.61',
    message: 'A ladder is laid from below against a wall, a tower or a gate.',
  },
  'scale-broken-gate': { code: 'gate-broken', case: '20.61', message: 'A broken gate is crossed without ladders.' },
  'gate-collapsed': {
    code: 'collapsed',
    case: '20.35',
    message: 'That gate has collapsed and is closed for good.',
  },
  'scale-own-gate': {
    code: 'own-gate',
    case: '20.61',
    message: 'Isengard controls that gate, and may go through it.',
  },
} as const satisfies Partial<RefusalTexts<RefusalKey>>;
