/** Words of the cards. */
import { count } from '../../text/en.ts';

export const setupWords = {
  engines: 'Engines',
  enginesHint: 'Each must stand before you are ready. Choose one, then a lit hex.',
  cauldrons: 'Cauldrons',
  cauldronsHint: 'They stand with their lids on: only you know which are dummies. You need not set up all.',
  placeAll: 'Set up all that are left, dummies by lot',
  forfeits: (real: number, dummies: number) => [
    ...(real > 0 ? [`${count(real, 'cauldron')} not set up`] : []),
    ...(dummies > 0 ? [`${count(dummies, 'dummy cauldron')} not set up`] : []),
  ],
  cauldron: 'Cauldron',
  dummy: 'Dummy',
  notYet: 'not yet set up',
  tapHex: 'Now choose a lit hex.',
  lift: (hex: string) => `Take the cauldron on ${hex} back`,
} as const;

export const stateWords = {
  magic: 'Magic',
  points: (n: number) => `${n} left`,
  inForce: 'In force',
  frozen: (who: string) => `on ${who}`,
  gear: 'Siege gear',
  ladders: 'Ladders left',
  heads: 'Heads left to hurl',
  grond: 'Grond',
  grondAwake: 'roused',
  grondAsleep: 'not yet roused',
  banner: 'The Banner of the King',
  road: 'The road to the east',
  nobody: 'nobody yet',
  rohan: 'Beyond the northern edge',
} as const;

export const engineWords = {
  title: 'Your engines',
  heads: (n: number) => `Choose an engine, then what lights up: a wall, or a hex to throw at. ${n} heads left to hurl.`,
  fireOnly: 'Choose an engine, then a hex to hurl fire at.',
  workIt: 'Work it',
  inHand: 'Chosen: now what lights up',
  nobody: 'Nobody stands with it: whoever is in its hex works it.',
  towerNotReady: 'Not to be climbed yet: it must stand here as a Siege Phase begins.',
} as const;

/** What an engine has done this turn. */
export const engineStates = {
  ready: 'ready to be climbed',
  fired: 'has been used this turn',
  moved: 'has been pushed this turn',
  new: 'laid this turn',
} as const;

/** Steps that may be put off. */
export const askingWords = { magic: 'Magic', siege: 'Engines' } as const;

export const oilWords = {
  goesByItself:
    'The answer goes by itself in a few seconds, not always as many, so that nobody can tell it from real oil.',
  standing: 'When oil could be poured',
  choices: { ask: 'ask me', never: 'never pour any', any: 'on whoever is below', kinds: 'on some kinds only' },
  choicesAre: {
    ask: 'each time',
    never: 'the enemy is not kept waiting',
    any: 'a siege tower first, then what is worth most',
    kinds: 'the others pass unharmed',
  },
} as const;
