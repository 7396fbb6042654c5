/** What Helm's Deep says in place of the Standard Rules, in words and numbers of its own. */
import type { RefusalKey, RefusalTexts } from '../../engine/refusals.ts';

export const IN_PLACE = {
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
  'defender-used': { code: 'blew-the-horn', case: '21.51', message: 'Who blew the horn this turn may not move in it.' },
  'enemy-leader': {
    code: 'enemy-leader',
    case: 'A4.27',
    message: 'Only combat units may enter the hex of an enemy leader.',
  },
  'not-an-entry': { code: 'not-an-entry', case: '14.0', message: 'Reinforcements cannot enter there.' },
  'arrives-later': { code: 'arrives-later', case: '14.0', message: 'That piece arrives later in the game.' },
  'no-hex-to-deploy': { code: 'unknown-hex', case: '13.0', message: 'The map has no hex {id} that can be entered.' },
  'leader-there': { code: 'already-there', case: '13.0', message: 'The leader is already there.' },
  'no-displacement-there': {
    code: 'no-displacement-there',
    case: 'A7.64',
    message: 'A displaced unit goes to the nearest hex a retreat could take it to.',
  },
  'other-leader-asked': { code: 'other-leader', case: 'A8.24', message: 'The question is about {leader}.' },
  'must-leave-ruin': { code: 'must-fly', case: '18.13', message: 'Nobody stays where the Culvert has come down.' },
  'must-fly': { code: 'must-fly', case: 'A8.1', message: 'A lone leader flies when an enemy comes.' },
  'not-nearest': { code: 'not-nearest', case: 'A8.1', message: 'A leader joins the nearest unit it can lead.' },
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
  'unit-waits': {
    code: 'in-the-caves',
    case: '14.22',
    message: 'That unit waits in the caves until the horn is blown.',
  },
  'leader-waits': {
    code: 'in-the-caves',
    case: '14.22',
    message: 'That leader waits in the caves until the horn is blown.',
  },
  'unit-off-map': { code: 'not-on-map', case: '14.0', message: 'That unit is not on the map.' },
  'leader-off-map': { code: 'not-on-map', case: '14.0', message: 'That leader is not on the map.' },
  'too-far-with-load': {
    code: 'too-far',
    case: '20.21',
    message: 'That way costs more than the {points} movement points there are with the ram.',
  },
  'attacker-outside-area': {
    code: 'outside-area',
    case: '13.1',
    message: 'That hex is not in the area this piece deploys in.',
  },
  'defender-outside-area': {
    code: 'outside-area',
    case: '13.2',
    message: 'That hex is not in the area this piece deploys in.',
  },
  'one-to-deploy': { code: 'not-all-deployed', case: '13.0', message: '1 piece is still to be placed.' },
  'some-to-deploy': { code: 'not-all-deployed', case: '13.0', message: '{count} pieces are still to be placed.' },
} as const satisfies Partial<RefusalTexts<RefusalKey>>;
