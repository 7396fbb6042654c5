/**
 * What is a dummy is its owner's secret: over games by chance, two that differ in nothing else give the others the same
 * bytes until oil is poured. `npm run walks` walks farther than `npm test` does.
 */
import { gondor } from '@warbeacon/siege/testing';
import { randomFrom, type Secret, secrecyWalkLaw, seeds, walk } from '@warbeacon/testkit';
import { describe, expect, test } from 'vitest';
import type { State } from '../engine/state.ts';
import type { Command } from './command.schema.ts';
import type { GondorEvent } from './events.ts';
import { GONDOR_SUBJECT as SUBJECT } from './laws.fixture.ts';
import type { Side } from './words.ts';

const SEEDS = seeds(2);
type GondorSecret = Secret<State, Command, GondorEvent, Side>;

/** All of them at once, those still to come too: whatever was real is a dummy, and the other way round. */
const MIRRORED: GondorSecret = {
  viewers: ['sauron', 'spectator'],
  change(s) {
    for (const marker of s.markers)
      if (marker.kind === 'cauldron' || marker.kind === 'oil') marker.dummy = !marker.dummy;
  },
  twin: (command) => (command.type === 'setCauldron' ? { ...command, dummy: !command.dummy } : command),
  reveals: ({ type }) => type === 'oilPoured',
};

/** One cauldron or one oil, so that what comes of all the others may come out. */
const single = (id: string): GondorSecret => ({
  viewers: MIRRORED.viewers,
  change(s) {
    for (const marker of s.markers) if (marker.id === id) marker.dummy = !marker.dummy;
  },
  twin: (command) => command,
  // What was taken from a cauldron that differs, differs too.
  reveals: (event) =>
    event.type === 'oilPoured' && (event.oil === id || (id.startsWith('cauldron') && !BEFORE.has(event.oil))),
});
/** Oil that has been taken before a walk begins. */
const BEFORE: ReadonlySet<string> = new Set(['oil-1', 'oil-2', 'oil-3']);

/** Oil over the foot of the wall, real and not, cauldrons beside it, and Sauron about to come or there already. */
const WALLS = `
  1509: spearman-1
  1709: axeman-1
  1811: bowman-1
  1910: spearman-2
  2409: spearman-3
  oil spearman-1
  oil axeman-1 dummy
  oil bowman-1 dummy
  cauldron-1 1910
  cauldron-2 1709 dummy
  cauldron-3 2409
  cauldron-4 1610 dummy
  1510: orc-1
  1812: orc-2
  1913: troll-1
  1914: orc-3
  2410: uruk-1
  1915: light-orc-1, nazgul
  siege-tower-1 1812
  grond 1913
  ladder 1510 against 1509
`;
const SIEGES: Readonly<Record<string, string>> = {
  'the march of Sauron': `gondor, turn 4, sauron-movement\n${WALLS}`,
  'the march of Westernesse': `gondor, turn 8, westernesse-movement\n${WALLS}`,
  'a broken gate': `gondor, turn 9, sauron-movement\n${WALLS}\nmain-gate breached`,
};

function compare(secret: GondorSecret, seed: number, from: State | undefined, limit: number) {
  const record: { side: Side; command: Command }[] = [];
  const going = walk(SUBJECT, { seed, ...(from ? { from } : {}), record, limit });
  while (!going.next().done);
  const faults: string[] = [];
  const law = secrecyWalkLaw(SUBJECT, secret, seed, from, record);
  let step = law.next();
  for (; !step.done && faults.length < 5; step = law.next()) faults.push(step.value);
  return { faults, compared: step.done ? step.value : 0 };
}

describe('whether a cauldron or its oil is real is nobody’s business but its owner’s', () => {
  test.each(SEEDS)('from the first deployment, all of them, seed %i', { timeout: 60_000 }, (seed) => {
    const { faults, compared } = compare(MIRRORED, seed, undefined, 400);
    expect(faults).toEqual([]);
    expect(compared).toBeGreaterThan(40);
  });

  test.each(SEEDS.flatMap((seed) => Object.keys(SIEGES).map((name) => ({ seed, name }))))(
    'from $name, one counter and all, seed $seed',
    { timeout: 60_000 },
    ({ seed, name }) => {
      const { state } = gondor(SIEGES[name] ?? '');
      const counters = state.markers.filter(({ kind }) => kind === 'cauldron' || kind === 'oil');
      const counter = counters[randomFrom(seed)(counters.length)];
      if (!counter) throw new Error('nothing is hidden here');
      expect(compare(single(counter.id), seed, state, 150).faults).toEqual([]);
      expect(compare(MIRRORED, seed, state, 150).faults).toEqual([]);
    },
  );

  test('the law finds a view that tells', () => {
    const { state } = gondor(SIEGES['a broken gate'] ?? '');
    const secret = { ...single('cauldron-1'), viewers: ['westernesse'] as const };
    expect(compare(secret, 1, state, 20).faults).not.toEqual([]);
  });
});

describe('a question about oil', () => {
  const asked = (dummy: string) =>
    gondor(`
      gondor, turn 4, sauron-movement
      1509: spearman-1
      1510: orc-1
      1512: orc-2
      oil spearman-1 ${dummy}
    `);

  test('[16.74] G-145: Westernesse is asked about dummies as about real oil, and Sauron sees no more', () => {
    const [real, dummy] = [asked(''), asked('dummy')];
    expect(real.side).toBe('westernesse');
    expect(dummy.side).toBe('westernesse');
    expect(real.orders()).toEqual(['spearman-1 pours on orc-1', 'pass']);
    expect(dummy.orders()).toEqual(['pass']);
    for (const viewer of ['sauron', 'spectator'] as const)
      expect(JSON.stringify(dummy.view(viewer))).toBe(JSON.stringify(real.view(viewer)));
    real.play('pass');
    dummy.play('pass');
    expect(dummy.orders()).toEqual(real.orders());
  });
});
