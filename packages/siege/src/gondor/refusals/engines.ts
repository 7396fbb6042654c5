/** [16.1] What Gondor says of engines that are pushed. */
import type { NewTexts } from '../../engine/refusals.ts';

export const OF_ENGINES = {
  'not-a-unit-to-push': {
    code: 'not-a-unit',
    case: '16.11',
    message: '{leader} is a leader: engines are pushed by combat units.',
  },
  'not-a-unit-to-serve': {
    code: 'not-a-unit',
    case: '16.12',
    message: '{leader} is a leader: engines are served by combat units.',
  },
  'no-such-engine': { code: 'unknown-engine', case: '16.11', message: 'There is no such engine.' },
  'enemy-engine': { code: 'enemy-engine', case: '16.12', message: 'That engine is the enemy’s.' },
  'engine-elsewhere': {
    code: 'engine-elsewhere',
    case: '16.11',
    message: 'Who pushes an engine stands with it as the phase begins.',
  },
  'too-weak-for-grond': {
    code: 'cannot-carry',
    case: '16.13',
    message: 'Only Trolls and Uruk-hai carry Grond.',
  },
  'pusher-has-moved': {
    code: 'already-moved',
    case: '16.11',
    message: 'Who pushes an engine has stood with it since the phase began, and done nothing else.',
  },
  'disrupted-pusher': { code: 'disrupted', case: '7.57', message: 'Disrupted units push no engine.' },
  'pusher-held': {
    code: 'in-enemy-zone',
    case: '6.11',
    message: 'Nobody pushes an engine out of an enemy zone of control.',
  },
  'engine-has-moved': { code: 'already-moved', case: '16.11', message: 'That engine has been pushed in this turn.' },
  'engine-was-used': {
    code: 'used-in-siege',
    case: '3.0',
    message: 'An engine that was used in the Siege Phase is not pushed in the same turn.',
  },
  'engine-too-far': {
    code: 'too-far',
    case: '16.11',
    message: 'An engine goes two movement points, and so does who pushes it.',
  },
  'push-ends-on-unit': {
    code: 'occupied',
    case: '5.0',
    message: 'An engine is pushed to a hex without another combat unit.',
  },
  'push-ends-on-engine': { code: 'engine-there', case: '5.0', message: 'There is an engine in that hex already.' },
} as const satisfies NewTexts;
