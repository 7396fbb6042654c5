/** The laws of every game, on walks by chance through Gondor; `npm run walks` walks farther than `npm test` does. */
import { randomFrom, replayLaw, seeds, walk } from '@warbeacon/testkit';
import { describe, expect, test } from 'vitest';
import type { Side } from './words.ts';
import type { Command } from './command.schema.ts';
import { faultsAt, GONDOR_SUBJECT } from './laws.fixture.ts';

/** To try all laws at every step of a whole game takes minutes: they are tried at one step in so many. */
const EVERY = 23;

describe('the laws of every game', () => {
  test.each(seeds(3))('hold in a game played by chance, seed %i', { timeout: 120_000 }, (seed) => {
    const record: { side: Side; command: Command }[] = [];
    const broken: string[] = [];
    const random = randomFrom(seed);
    const going = walk(GONDOR_SUBJECT, { seed, record });
    const stale: Command[] = [];
    let step = going.next();
    for (let steps = 0; !step.done; steps++) {
      stale.push(step.value.command);
      if (steps % EVERY === 0) broken.push(...faultsAt(step.value, stale, random));
      step = going.next();
    }
    expect(broken).toEqual([]);
    expect(step.value.outcome).not.toBeNull();
    expect([...replayLaw(GONDOR_SUBJECT, seed, undefined, record, step.value)]).toEqual([]);
  });
});
