/** The laws of every game, on walks by chance in which mûmakil run among horse and foot, and oil is carried and poured. */
import { randomFrom, walk } from '@warbeacon/testkit';
import { gondor } from '@warbeacon/siege/testing';
import { expect, test } from 'vitest';
import type { Command } from '../command.schema.ts';
import { faultsAt, GONDOR_SUBJECT } from '../laws.fixture.ts';

const FIELD = `
  gondor, turn 12, westernesse-combat, missile
  1814: mumak-1, king-of-harad
  1916: mumak-2
  2014: mumak-3
  1711: orc-1
  1713: orc-2
  1914: harad-axeman-1
  2112: orc-archer-1
  1812: men-spearman-1, aragorn
  1815: men-spearman-2
  2015: men-spearman-3
  1917: axeman-1
  1812: theoden
  1612: horse-archer-1
  2213: horse-archer-2
  2016: horse-archer-3
  1710: spearman-1
  1810: spearman-2
  2010: bowman-1
  1910: armoured-archer-1
  oil spearman-1
  oil armoured-archer-1 dummy
  cauldron-1 1810
  cauldron-2 2010 dummy
  relief called rohan men
`;

test.each([1, 2, 4])('hold while mûmakil run, seed %i', { timeout: 60_000 }, (seed) => {
  const random = randomFrom(seed);
  const broken: string[] = [];
  const stale: Command[] = [];
  const told = new Set<string>();
  const from = gondor(FIELD).state;
  let steps = 0;
  for (const step of walk(GONDOR_SUBJECT, { seed, from, limit: 120 })) {
    stale.push(step.command);
    for (const { type } of step.events) told.add(type);
    if (steps++ % 5 === 0) broken.push(...faultsAt(step, stale, random));
  }
  expect(broken).toEqual([]);
  expect(told).toContain('mumakRuns');
});
