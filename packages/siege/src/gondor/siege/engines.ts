/** [16.1] The engines: what goes on wheels, and is pushed by whoever stands with it. */

/** [16.11] [16.12] [16.13] A cauldron is none: it stays where it was set up (16.73). */
const ENGINE_KINDS = ['sauron-catapult', 'city-catapult', 'siege-tower', 'grond'] as const;

export const isEngine = (kind: string): boolean => ENGINE_KINDS.some((engine) => engine === kind);
