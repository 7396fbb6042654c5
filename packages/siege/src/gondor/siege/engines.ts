/** [16.1] The engines: what goes on wheels, and is pushed by whoever stands with it. */

/** [16.11] [16.12] [16.13] A cauldron is none: it stays where it was set up (16.73). */
export const ENGINE_IDS = [
  'sauron-catapult-1',
  'sauron-catapult-2',
  'sauron-catapult-3',
  'city-catapult-1',
  'city-catapult-2',
  'city-catapult-3',
  'siege-tower-1',
  'siege-tower-2',
  'siege-tower-3',
  'siege-tower-4',
  'grond',
] as const;

const ENGINE_KINDS = ['sauron-catapult', 'city-catapult', 'siege-tower', 'grond'] as const;

export const isEngine = (kind: string): boolean => ENGINE_KINDS.some((engine) => engine === kind);
