/** The laws of every game, on walks by chance through Gondor. */
import {
  actorLaw,
  cloneLaw,
  decisionLaw,
  jsonLaw,
  legalLaw,
  offersLaw,
  randomFrom,
  replayLaw,
  shareLaw,
  submitLaw,
  walk,
} from '@warbeacon/testkit';
import { describe, expect, test } from 'vitest';
import { stateHash } from '@warbeacon/kernel';
import { makePosition } from '../notation/make-position.ts';
import { parsePosition } from '../notation/position.ts';
import type { Side } from './words.ts';
import type { Command } from './command.schema.ts';
import { GONDOR, gondorSiege } from './game.ts';
import { GONDOR_SUBJECT } from './laws.fixture.ts';

/** To try all laws at every step of a whole game takes minutes: they are tried at one step in so many. */
const EVERY = 23;

describe('the laws of every game', () => {
  test.each([1, 2, 3, 4])('hold in a game played by chance, seed %i', { timeout: 120_000 }, (seed) => {
    const record: { side: Side; command: Command }[] = [];
    const broken: string[] = [];
    const random = randomFrom(seed);
    const going = walk(GONDOR_SUBJECT, { seed, record });
    const stale: Command[] = [];
    let step = going.next();
    for (let steps = 0; !step.done; steps++) {
      const { state, side, command } = step.value;
      stale.push(command);
      if (steps % EVERY === 0) {
        broken.push(
          ...legalLaw(GONDOR_SUBJECT, state, stale.slice(-5), random),
          ...actorLaw(GONDOR_SUBJECT, state),
          ...decisionLaw(GONDOR_SUBJECT, state),
          ...offersLaw(GONDOR_SUBJECT, state),
          ...jsonLaw(GONDOR_SUBJECT, state),
          ...cloneLaw(GONDOR_SUBJECT, state),
          ...submitLaw(GONDOR_SUBJECT, state, side, command),
          ...shareLaw(GONDOR_SUBJECT, state, side, command),
        );
        const again = parsePosition(GONDOR, makePosition(GONDOR, state));
        if (!again.ok) broken.push(JSON.stringify(again.error));
        else if (stateHash(again.value.state) !== stateHash(state)) broken.push('a position reads back otherwise');
        for (const viewer of ['sauron', 'westernesse', 'spectator'] as const) {
          const read = gondorSiege.codec.view.safeParse(gondorSiege.rules.view(state, viewer));
          if (!read.success) broken.push(read.error.message);
        }
      }
      step = going.next();
    }
    expect(broken).toEqual([]);
    expect(step.value.outcome).not.toBeNull();
    expect([...replayLaw(GONDOR_SUBJECT, seed, undefined, record, step.value)]).toEqual([]);
  });
});
