/**
 * What is listed may be done, and what may be done is listed: on each of the written sieges, and a few decisions on from
 * it. The laws try the same on whole games.
 */
import { HELMS_DEEP_SUBJECT as SUBJECT, position } from '@warbeacon/siege/testing';
import { actorLaw, legalLaw, randomFrom, walk } from '@warbeacon/testkit';
import { describe, expect, test } from 'vitest';
import { SIEGES } from '../helms-deep/laws.fixture.ts';

/** Decisions that are played on, and of how many one is tried. */
const DECISIONS = 60;
const EVERY = 12;

describe('a list of commands and the check of each agree', () => {
  test.each(Object.entries(SIEGES))('from %s', { timeout: 60_000 }, (_name, diary) => {
    const faults: string[] = [];
    const random = randomFrom(1);
    const { state: from } = position(diary);
    for (const { ply, state } of walk(SUBJECT, { seed: 1, from })) {
      if (ply > DECISIONS) break;
      if (ply % EVERY === 0) faults.push(...legalLaw(SUBJECT, state, [], random), ...actorLaw(SUBJECT, state));
    }
    expect(faults).toEqual([]);
  });
});
