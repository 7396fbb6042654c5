/** What Gondor says in place of the Standard Rules, in words and numbers of its own. */
import type { RefusalKey, RefusalTexts } from '../../engine/refusals.ts';

export const IN_PLACE = {
  wall: { code: 'wall', case: '15.12', message: 'A whole wall or tower is climbed by ladder or siege tower only.' },
  'cavalry-wall': {
    code: 'cavalry-wall',
    case: '15.22',
    message: 'Neither cavalry nor mûmakil ever cross a wall or tower.',
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
  cliff: { code: 'cliff', case: '15.24', message: 'Solid rock: the way leads through the tunnel, by its mouths.' },
  'load-wall': {
    code: 'load-wall',
    case: '16.48',
    message: 'Engines pass a wall only where it is breached, and a gate only where it is breached or controlled.',
  },
  'cavalry-strikes-wall': {
    code: 'cavalry-wall',
    case: '15.22',
    message: 'Neither cavalry nor mûmakil fight over a wall or tower.',
  },
  'wall-above': {
    code: 'wall-above',
    case: '7.35',
    message: 'Nobody strikes up at a wall without a ladder or a siege tower.',
  },
  'strike-cliff': { code: 'cliff', case: '15.24', message: 'Nobody fights through solid rock.' },
  'no-retreat-over-wall': {
    code: 'no-retreat-there',
    case: '7.55',
    message: 'No retreat goes over a wall or tower, or through a gate shut to the unit.',
  },
  'nothing-to-scale': {
    code: 'nothing-to-scale',
    case: '16.43',
    message: 'A ladder is set up from below, against a wall, a tower or a gate.',
  },
  'scale-broken-gate': {
    code: 'gate-broken',
    case: '16.27',
    message: 'That gate is breached: one goes through it without a ladder.',
  },
  'too-far-to-rally': {
    code: 'not-adjacent',
    case: '8.31',
    message:
      'A leader rallies units with it or next to it, and nobody across a whole wall, rock, or a gate that the enemy holds.',
  },
  'forms-off-map': {
    code: 'forms-on-map',
    case: '14.2',
    message: 'Only Westernesse forms before it comes onto the map.',
  },
  'not-together': {
    code: 'not-together',
    case: '14.2',
    message: 'Who is still to come forms with who is still to come.',
  },
  'attacker-used': { code: 'used-in-siege', case: '3.0', message: 'That unit was used in the Siege Phase.' },
  'defender-used': { code: 'used-in-siege', case: '3.0', message: 'That unit served a catapult in the Siege Phase.' },
  'not-an-entry': { code: 'not-an-entry', case: '14.0', message: 'Reinforcements cannot enter there.' },
  'arrives-later': { code: 'arrives-later', case: '14.0', message: 'That piece arrives later in the game.' },
  'no-hex-to-deploy': { code: 'unknown-hex', case: '13.0', message: 'The map has no hex {id} that can be entered.' },
  'leader-there': { code: 'already-there', case: '13.0', message: 'The leader is already there.' },
  'unit-not-due': {
    code: 'not-due',
    case: '14.0',
    message: 'That unit is a reinforcement of turn {turn}, and not yet due.',
  },
  'leader-not-due': {
    code: 'not-due',
    case: '14.0',
    message: 'That leader is a reinforcement of turn {turn}, and not yet due.',
  },
  'unit-waits': { code: 'not-yet', case: '14.2', message: 'Rohan rides in once the die has brought it.' },
  'leader-waits': {
    code: 'not-yet',
    case: '14.2',
    message: 'Leaders of Rohan ride in with it, once the die has brought it.',
  },
  'unit-off-map': { code: 'not-on-map', case: '14.0', message: 'That unit is not on the map.' },
  'leader-off-map': { code: 'not-on-map', case: '14.0', message: 'That leader is not on the map.' },
  'attacker-outside-area': {
    code: 'outside-area',
    case: '13.1',
    message: 'Sauron sets up within four hexes of the eastern edge.',
  },
  'defender-outside-area': {
    code: 'outside-area',
    case: '13.2',
    message: 'The garrison sets up in Minas Tirith or within two hexes of its walls, and the Citadel Guard in 1903.',
  },
  'one-to-deploy': { code: 'not-all-deployed', case: '13.0', message: '1 piece is still to be placed.' },
  'some-to-deploy': { code: 'not-all-deployed', case: '13.0', message: '{count} pieces are still to be placed.' },
} as const satisfies Partial<RefusalTexts<RefusalKey>>;
