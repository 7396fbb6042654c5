/** Words of the cards. */
export const setupWords = {
  engines: 'Engines',
  enginesHint: 'Each must stand before you are ready. Choose one, then a lit hex.',
  cauldrons: 'Cauldrons',
  cauldronsHint: 'They stand with their lids on: only you know which are dummies. You need not set up all.',
  placeAll: 'Set up all that are left, dummies by lot',
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
