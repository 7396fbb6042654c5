/** The laws of every game, on walks by chance through sieges in which every engine is served. */
import { randomFrom, walk } from '@warbeacon/testkit';
import { gondor } from '@warbeacon/siege/testing';
import { expect, test } from 'vitest';
import type { Command } from '../command.schema.ts';
import { faultsAt, GONDOR_SUBJECT } from '../laws.fixture.ts';

/** Around the Main Gate and within, with heads, fires, breaches and ladders. */
const BEFORE_THE_GATE = `
  gondor, turn 3, siege
  1911: troll-1, nazgul
  1912: orc-1
  1812: orc-2, gothmog
  1509: uruk-1
  1510: orc-archer-1
  1410: cataphract-1
  1610: orc-3
  1820: mumak-1
  due: troll-2
  1810: armoured-archer-1, imrahil
  1508: spearman-1
  1709: spearman-2
  2010: bowman-1
  1903: citadel-guard-1, gandalf
  grond 1911
  awake
  sauron-catapult-1 1912
  sauron-catapult-2 1509
  sauron-catapult-3 1410
  siege-tower-1 1610
  siege-tower-2 1812
  city-catapult-1 1810
  city-catapult-2 2010
  city-catapult-3 1709
  cauldron-1 1910
  cauldron-2 1710 dummy
  head 1508
  fire 1609
  fire 1913
  1609-1608 breached
  heads 5
`;

/** Plies of a walk: two or three turns. */
const PLIES = 160;

test.each([1, 2, 3, 4, 5, 6])('[16.0] sieges played by chance keep the laws, seed %i', { timeout: 60_000 }, (seed) => {
  const from = gondor(BEFORE_THE_GATE).state;
  const random = randomFrom(seed);
  const broken: string[] = [];
  const stale: Command[] = [];
  const kinds = new Set<string>();
  for (const step of walk(GONDOR_SUBJECT, { seed, from, limit: PLIES })) {
    stale.push(step.command);
    kinds.add(step.command.type);
    if (step.ply % 4 === 0 || step.state.phase === 'siege') broken.push(...faultsAt(step, stale, random));
  }
  expect(broken).toEqual([]);
  expect([...kinds]).toContain('hurlFireball');
});
