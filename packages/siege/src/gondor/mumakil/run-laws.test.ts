/** The laws of every game, on walks by chance in which mûmakil run among horse and foot, and oil is carried and poured. */
import { stateHash } from '@warbeacon/kernel';
import { actorLaw, cloneLaw, jsonLaw, legalLaw, offersLaw, randomFrom, submitLaw, walk } from '@warbeacon/testkit';
import { gondor } from '@warbeacon/siege/testing';
import { expect, test } from 'vitest';
import { makePosition } from '../../notation/make-position.ts';
import { parsePosition } from '../../notation/position.ts';
import type { Command } from '../command.schema.ts';
import { GONDOR } from '../game.ts';
import { GONDOR_SUBJECT } from '../laws.fixture.ts';

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

test.each([1, 2, 3])('hold while mûmakil run, seed %i', { timeout: 60_000 }, (seed) => {
  const random = randomFrom(seed);
  const broken: string[] = [];
  const stale: Command[] = [];
  const told = new Set<string>();
  let steps = 0;
  for (const { state, side, command, events } of walk(GONDOR_SUBJECT, {
    seed,
    from: gondor(FIELD).state,
    limit: 120,
  })) {
    stale.push(command);
    for (const { type } of events) told.add(type);
    if (steps++ % 5 > 0) continue;
    broken.push(
      ...legalLaw(GONDOR_SUBJECT, state, stale.slice(-5), random),
      ...actorLaw(GONDOR_SUBJECT, state),
      ...offersLaw(GONDOR_SUBJECT, state),
      ...jsonLaw(GONDOR_SUBJECT, state),
      ...cloneLaw(GONDOR_SUBJECT, state),
      ...submitLaw(GONDOR_SUBJECT, state, side, command),
    );
    const again = parsePosition(GONDOR, makePosition(GONDOR, state));
    if (!again.ok) broken.push(JSON.stringify(again.error));
    else if (stateHash(again.value.state) !== stateHash(state)) broken.push('a position reads back otherwise');
  }
  expect(broken).toEqual([]);
  expect(told).toContain('mumakRuns');
});
