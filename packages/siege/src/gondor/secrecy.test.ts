/**
 * Which cauldrons, and which oil, are dummies is Westernesse's secret: two games that differ in nothing else give the others
 * the same bytes until oil is poured. `WALKS=200` walks farther than `npm test` does.
 */
import { gondor } from '@warbeacon/siege/testing';
import { type Secret, secrecyWalkLaw, walk } from '@warbeacon/testkit';
import { describe, expect, test } from 'vitest';
import type { State } from '../engine/state.ts';
import type { Command } from './command.schema.ts';
import type { GondorEvent } from './events.ts';
import { GONDOR_SUBJECT as SUBJECT } from './laws.fixture.ts';
import type { Side } from './words.ts';

type Hidden = Secret<State, Command, GondorEvent, Side>;

const WALKS = Math.max(2, Math.ceil(Number(process.env['WALKS'] ?? 50) / 10));
const SEEDS = Array.from({ length: WALKS }, (_, i) => i + 1);

/** All of them at once: whatever was real is a dummy, and the other way round. */
const MIRRORED: Hidden = {
  viewers: ['sauron', 'spectator'],
  change(s) {
    for (const marker of s.markers)
      if (marker.kind === 'cauldron' || marker.kind === 'oil') marker.dummy = !marker.dummy;
  },
  twin: (command) => (command.type === 'setCauldron' ? { ...command, dummy: !command.dummy } : command),
  reveals: ({ type }) => type === 'oilPoured',
};

/** The last dummies alone, so that all other oil may be poured: by their ids. */
const single = (...ids: string[]): Hidden => ({
  ...MIRRORED,
  change(s) {
    for (const marker of s.markers) if (ids.includes(marker.id)) marker.dummy = !marker.dummy;
  },
  reveals: (event) => event.type === 'oilPoured' && ids.includes(event.oil),
});

/** Oil above the wall, cauldrons behind it, and towers coming up. */
const ABOVE_THE_WALL = `
  gondor, turn 7, sauron-movement
  1711: orc-1
  1611: orc-2, gothmog
  1712: troll-1
  1812: uruk-1
  1911: orc-3
  1912: orc-4
  2012: orc-5
  2111: orc-6
  2210: troll-2
  2013: orc-7
  1510: orc-8
  1511: orc-archer-1
  1710: spearman-1
  1910: axeman-1
  2010: spearman-2
  1811: spearman-3, imrahil
  1610: spearman-4
  2011: bowman-1
  2110: armoured-archer-1
  1903: citadel-guard-1, gandalf
  siege-tower-1 1711 ready
  siege-tower-2 2111
  ladder 1611 against 1610
  main-gate breached
  cauldron-1 1810
  cauldron-2 1910 dummy
  cauldron-3 1610
  cauldron-4 2110 dummy
  oil-1 spearman-1
  oil-2 axeman-1 dummy
  oil-3 spearman-3
  oil-4 spearman-2 dummy
`;

function compare(secret: Hidden, seed: number, from: State | undefined) {
  const record: { side: Side; command: Command }[] = [];
  const going = walk(SUBJECT, { seed, ...(from ? { from } : {}), record, limit: 1500 });
  while (!going.next().done);
  const faults: string[] = [];
  const law = secrecyWalkLaw(SUBJECT, secret, seed, from, record);
  let step = law.next();
  for (; !step.done && faults.length < 5; step = law.next()) faults.push(step.value);
  return { faults, compared: step.done ? step.value : 0 };
}

describe('[16.71] [16.74] G-148: whether oil is real is nobody’s business but its owner’s', () => {
  test.each(SEEDS)('from the first deployment, all cauldrons, seed %i', { timeout: 120_000 }, (seed) => {
    const { faults, compared } = compare(MIRRORED, seed, undefined);
    expect(faults).toEqual([]);
    expect(compared).toBeGreaterThan(20);
  });

  test.each(SEEDS.flatMap((seed) => ['cauldron-1', 'cauldron-2', 'oil-1', 'oil-4'].map((id) => ({ seed, id }))))(
    'above the wall, $id alone, seed $seed',
    { timeout: 120_000 },
    ({ seed, id }) => {
      expect(compare(single(id), seed, gondor(ABOVE_THE_WALL).state).faults).toEqual([]);
    },
  );

  test('the law finds a view that tells', () => {
    const secret = { ...single('oil-1'), viewers: ['westernesse'] as const };
    expect(compare(secret, 1, gondor(ABOVE_THE_WALL).state).faults).not.toEqual([]);
  });
});
