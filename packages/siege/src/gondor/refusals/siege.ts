/** [16.0] What Gondor says of engines, breaches, fire and heads. */
import type { NewTexts } from '../../engine/refusals.ts';

export const OF_SIEGE = {
  // [16.1] Who serves an engine
  'unit-off-map-to-serve': { code: 'not-on-map', case: '16.12', message: 'That unit is not on the map.' },
  'stands-with-no-catapult': {
    code: 'no-catapult',
    case: '16.12',
    message: 'A catapult is fired by a unit of its own side in its hex.',
  },
  'disrupted-crew': { code: 'disrupted', case: '7.57', message: 'Disrupted units serve no engine.' },
  'crew-in-formation': { code: 'in-formation', case: '8.44', message: 'Units in formation serve no engine.' },
  'catapult-has-fired': { code: 'already-fired', case: '16.12', message: 'A catapult is fired once in a turn.' },
  'catapult-in-tunnel': {
    code: 'in-tunnel',
    case: '15.24',
    message: 'Nothing is thrown from within a tunnel: the rock is in the way.',
  },
  'crew-is-used': { code: 'already-used', case: '3.0', message: 'A unit serves one engine in a Siege Phase.' },
  'city-catapults-idle': {
    code: 'city-catapults',
    case: '3.0',
    message: 'In this match the catapults of the city do nothing in the Siege Phase.',
  },

  // [16.2] Breaches
  'city-breaks-nothing': {
    code: 'city-catapults',
    case: '3.0',
    message: 'The catapults of the city throw fireballs in the Siege Phase, and nothing else.',
  },
  'nothing-to-break': {
    code: 'nothing-to-break',
    case: '16.21',
    message: 'No wall, tower or gate rises from {below} to {above}.',
  },
  'outer-wall-stands': {
    code: 'outer-wall',
    case: '15.23',
    message: 'Nothing ever breaks the Outer Wall; only its Main Gate falls, and that to Grond.',
  },
  'main-gate-withstands': { code: 'main-gate', case: '15.23', message: 'Nothing but Grond breaks the Main Gate.' },
  'side-is-broken': { code: 'broken', case: '16.27', message: 'That side is breached already.' },
  'side-too-far': {
    code: 'out-of-range',
    case: '16.21',
    message: 'A catapult reaches walls four hexes away; that one is {range} away.',
  },
  'mountain-in-the-way': { code: 'line-blocked', case: '16.24', message: 'No catapult throws over a mountain.' },
  'side-withstands': {
    code: 'never-breaks',
    case: '16.3',
    message: 'No catapult breaks a tower from {range} hexes away.',
  },
  'scale-broken-wall': {
    code: 'broken',
    case: '16.27',
    message: 'That side is breached: one goes through it without a ladder.',
  },

  // [16.25] At units
  'shot-too-far': {
    code: 'out-of-range',
    case: '16.25',
    message: 'A catapult shoots at units two hexes away; that one is {range} away.',
  },
  'target-in-tunnel': {
    code: 'in-tunnel',
    case: '15.24',
    message: 'The rock is between a catapult and who stands in a tunnel.',
  },

  // [16.28] Grond
  'unit-off-map-to-swing': { code: 'not-on-map', case: '16.28', message: 'That unit is not on the map.' },
  'stands-without-grond': { code: 'no-grond', case: '16.28', message: 'Grond is not in the hex of that unit.' },
  'cannot-bear-grond': { code: 'cannot-bear', case: '16.13', message: 'Only Trolls and Uruk-hai wield Grond.' },
  'grond-sleeps': {
    code: 'grond-sleeps',
    case: '17.13',
    message: 'Grond strikes once the Lord of the Nazgûl has woken it.',
  },
  'grond-has-struck': { code: 'already-fired', case: '16.28', message: 'Grond strikes once in a Siege Phase.' },
  'not-beside-grond': {
    code: 'not-adjacent',
    case: '16.28',
    message: 'Grond strikes at the sides of its own hex.',
  },

  // [16.6] [16.8] Fireballs and heads
  'no-hex-to-throw-at': {
    code: 'unknown-hex',
    case: '16.61',
    message: 'The map has no hex {id} at which anything is thrown.',
  },
  'throws-at-itself': { code: 'out-of-range', case: '16.61', message: 'A catapult throws at least one hex.' },
  'throw-too-far': {
    code: 'out-of-range',
    case: '16.61',
    message: 'A catapult throws four hexes; that one is {range} away.',
  },
  'heads-are-sauron-s': { code: 'not-your-heads', case: '16.81', message: 'Only Sauron throws heads.' },
  'no-heads-left': { code: 'none-left', case: '16.81', message: 'There are no more heads.' },
} as const satisfies NewTexts;
