/** What the Standard Rules answer about hexsides and grounds, and in missile combat and melee, by their own numbers. */
import type { RefusalTexts } from '../engine/refusals.ts';

export const GROUND_REFUSALS = {
  // [4.2] [4.3] Ways
  'rough-ground': { code: 'rough-ground', message: 'Cavalry cannot enter rough ground.' },
  wall: { code: 'wall', message: 'A whole wall or tower can be climbed with gear only.' },
  'cavalry-wall': { code: 'cavalry-wall', message: 'Cavalry never crosses a wall or tower hexside.' },
  'wall-into-zone': {
    code: 'wall-into-zone',
    message: 'One may not drop from a wall into an enemy zone of control.',
  },
  'wall-whole-allowance': {
    code: 'wall-whole-allowance',
    message: 'To drop from a wall takes the whole movement allowance.',
  },
  'gate-held': { code: 'gate-held', message: 'The enemy controls this gate, and it is whole.' },
  collapsed: { code: 'collapsed', message: 'The way has collapsed and is closed for good.' },
  cliff: { code: 'cliff', message: 'Nobody crosses a cliff.' },
  'load-rough': { code: 'load-rough', message: 'No load is taken over rough ground.' },
  'load-wall': { code: 'load-wall', message: 'No load crosses a wall, or a gate that is shut to its carrier.' },
  'bowmen-shun-zones': {
    code: 'bowmen-shun-zones',
    case: '7.15',
    message: 'Units that can only shoot may not enter an enemy zone of control.',
  },
  'demoralized-shun-zones': {
    code: 'demoralized-shun-zones',
    case: '9.32',
    message: 'Demoralized units of morale Z may not enter an enemy zone of control.',
  },

  // [7.1] Missiles
  'no-missiles': { code: 'no-missiles', case: '7.11', message: 'That unit has no missiles.' },
  'already-fired': { code: 'already-fired', case: '7.14', message: 'A unit fires once in a turn.' },
  'fires-in-formation': { code: 'in-formation', case: '8.44', message: 'Nobody shoots out of a formation.' },
  'fires-on-gear': { code: 'on-gear', message: 'Units on gear cannot shoot.' },
  'no-target': { code: 'no-target', case: '7.11', message: 'There is no such enemy on the map.' },
  'fires-through-ground': { code: 'through-ground', message: 'Nobody shoots between a passage and what is above it.' },
  'out-of-range': { code: 'out-of-range', case: '7.12', message: 'The target is more than {range} hexes away.' },
  'out-of-longer-range': { code: 'out-of-range', message: 'The target is more than {range} hexes away.' },
  'line-blocked': { code: 'line-blocked', case: '7.13', message: 'No missile passes a tower, a grove or a mountain.' },
  'line-off-tunnel': {
    code: 'line-blocked',
    case: '7.13',
    message: 'Into a tunnel, out of it and through it missiles follow its path alone.',
  },
  'line-over-engine': { code: 'line-blocked', case: '7.13', message: 'No missile flies over a siege tower.' },
  'line-blocked-by-wall': { code: 'line-blocked', message: 'No missile passes a hex behind a wall.' },

  // [7.3] Melee
  'only-shoots': { code: 'only-shoots', message: 'That unit can only shoot.' },
  'second-in-formation': {
    code: 'in-formation',
    case: '8.44',
    message: 'That unit stands in a {formation}; {unit} speaks for both.',
  },
  'already-attacked': { code: 'already-attacked', case: '7.34', message: 'A unit attacks once in a Combat Phase.' },
  'demoralized-attack': {
    code: 'demoralized',
    case: '9.32',
    message: 'Demoralized units of morale Z never attack in melee.',
  },
  'formation-strikes-off-ground': {
    code: 'formation-ground',
    case: '7.36',
    message: 'A formation strikes only where it may go: on clear ground, over open sides.',
  },
  'strikes-through-ground': {
    code: 'through-ground',
    message: 'Nobody strikes between a passage and what is above it.',
  },
  'no-enemy-next': { code: 'not-adjacent', case: '7.31', message: 'There is no such enemy next to that unit.' },
  'must-attack-zone': {
    code: 'must-attack-zone',
    case: '7.31',
    message: 'A unit in enemy zones of control must attack one of the units that exert them.',
  },
  'cavalry-strikes-wall': { code: 'cavalry-wall', message: 'Cavalry cannot fight over a wall or tower.' },
  'wall-above': { code: 'wall-above', message: 'Nobody strikes up at a wall without gear.' },
  'strike-cliff': { code: 'cliff', message: 'Nobody fights over a cliff.' },

  // [7.5] Retreat
  'no-retreat-over-wall': {
    code: 'no-retreat-there',
    message: 'No retreat goes over a wall or tower, or through a gate shut to the unit.',
  },
  'no-retreat-there': {
    code: 'no-retreat-there',
    case: '7.55',
    message: 'A retreat goes {hexes} hexes away, clear of enemies and their zones.',
  },

  // Gear
  'nothing-to-scale': {
    code: 'nothing-to-scale',
    message: 'Gear is set from below against a wall, a tower or a gate.',
  },
  'scale-broken-gate': { code: 'gate-broken', message: 'A broken gate is crossed without gear.' },
  'scale-own-gate': { code: 'own-gate', message: 'That gate is controlled already, and stands open.' },
  'gate-collapsed': { code: 'collapsed', message: 'That gate has collapsed and is closed for good.' },
} as const satisfies RefusalTexts;
