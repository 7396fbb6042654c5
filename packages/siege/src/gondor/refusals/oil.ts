/** [16.7] What is said of cauldrons and oil. */
import type { NewTexts } from '../../engine/refusals.ts';

export const OF_OIL = {
  'not-a-unit-with-oil': {
    code: 'not-a-unit',
    case: '16.72',
    message: '{leader} is a leader: oil is for combat units.',
  },
  'not-your-oil': { code: 'not-your-oil', case: '16.73', message: 'Sauron never uses cauldrons or their oil.' },
  'no-cauldron-here': {
    code: 'no-cauldron',
    case: '16.72',
    message: 'Oil is taken in the hex of a cauldron.',
  },
  'cauldron-empty': { code: 'none-left', case: '16.72', message: 'No oil is left at this cauldron.' },
  'carries-oil': { code: 'carries-oil', case: '16.75', message: 'A unit carries one oil at a time.' },
  'carries-no-oil': { code: 'carries-no-oil', case: '16.75', message: 'That unit carries no oil.' },
  'disrupted-takes-oil': {
    code: 'disrupted',
    case: '7.57',
    message: 'Disrupted units neither take up oil nor put it down.',
  },
  'held-without-oil': {
    code: 'in-enemy-zone',
    case: '16.72',
    message: 'Oil is taken in coming or going: a unit that an enemy zone of control holds takes none.',
  },
  'no-point-for-oil': {
    code: 'too-far',
    case: '16.75',
    message: 'Oil takes one movement point off the whole move, and this unit has spent it already.',
  },
  'work-before-oil': {
    code: 'already-moved',
    case: '16.72',
    message: 'Who has pushed an engine or laid a ladder in this phase takes no oil after it.',
  },
  'oil-on-its-way': {
    code: 'already-moved',
    case: '16.75',
    message: 'Oil is put down before the unit has gone anywhere in this phase.',
  },
  'disrupted-pours': { code: 'disrupted', case: '7.57', message: 'A disrupted unit pours no oil.' },
  'dummy-oil': { code: 'dummy-oil', case: '16.71', message: 'Dummy oil deceives, and does nothing else.' },
  'no-target-for-oil': {
    code: 'no-target',
    case: '16.74',
    message: 'Oil is poured on combat units of Sauron and on siege towers.',
  },
  'not-below-oil': {
    code: 'not-below',
    case: '16.74',
    message: 'Oil is poured over a wall, tower or gate into a hex next to it and lower.',
  },
  'oil-on-crew': {
    code: 'crew-first',
    case: '16.74',
    message: 'Pour it on the unit with the siege tower: both are lost.',
  },
  'not-asked-about-oil': {
    code: 'no-such-question',
    case: '16.74',
    message: 'Only Westernesse is asked about oil.',
  },
  'unknown-kind-below': { code: 'unknown-kind', message: 'Sauron has nothing of the kind {kind}.' },
} as const satisfies NewTexts;
