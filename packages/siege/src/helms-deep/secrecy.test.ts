/**
 * What is a dummy is its owner's secret: over whole games, two that differ in nothing else give the others the same
 * bytes until a counter is turned up. `npm run walks` walks farther than `npm test` does.
 */
import { HELMS_DEEP_SUBJECT as SUBJECT, position } from '@warbeacon/siege/testing';
import { randomFrom, type Secret, secrecyWalkLaw, seeds, walk } from '@warbeacon/testkit';
import { describe, expect, test } from 'vitest';
import type { Command } from './command.schema.ts';
import { otherSide, type Side } from './words.ts';
import type { SiegeEvent } from '../engine/vocabulary.ts';
import { own } from './own.ts';
import { SIEGES } from './laws.fixture.ts';
import type { State } from '../engine/state.ts';

const SEEDS = seeds(3);
const TURNED_UP: ReadonlySet<SiegeEvent['type']> = new Set(['blast', 'rocksDropped', 'rocksGone', 'rocksStand']);
const KINDS = { isengard: 'blasting-fire', westernesse: 'rocks' } as const;

/** All of them at once, those still to come too: whatever was real is a dummy, and the other way round. */
const mirrored = (owner: Side): Secret<State, Command, SiegeEvent, Side> => ({
  viewers: [otherSide(owner), 'spectator'],
  change(s) {
    for (const marker of s.markers) if (marker.kind === KINDS[owner]) marker.dummy = !marker.dummy;
    const { supply } = own(s);
    const { fires } = supply;
    if (owner === 'isengard') supply.fires = { real: fires.dummy, dummy: fires.real };
  },
  twin(command) {
    const swaps = owner === 'isengard' ? command.type === 'giveFire' : command.type === 'placeRocks';
    return swaps && 'dummy' in command ? { ...command, dummy: !command.dummy } : command;
  },
  reveals: ({ type }) => TURNED_UP.has(type),
});

/** One counter, so that all the others may come out. */
const single = (owner: Side, id: string): Secret<State, Command, SiegeEvent, Side> => ({
  ...mirrored(owner),
  change(s) {
    for (const marker of s.markers) if (marker.id === id) marker.dummy = !marker.dummy;
  },
  twin: (command) => command,
  reveals: (event) =>
    TURNED_UP.has(event.type) && (('rocks' in event && event.rocks === id) || ('fire' in event && event.fire === id)),
});

function compare(secret: Secret<State, Command, SiegeEvent, Side>, seed: number, from: State | undefined) {
  const record: { side: Side; command: Command }[] = [];
  const going = walk(SUBJECT, { seed, ...(from ? { from } : {}), record, limit: 1500 });
  while (!going.next().done);
  const faults: string[] = [];
  const law = secrecyWalkLaw(SUBJECT, secret, seed, from, record);
  let step = law.next();
  for (; !step.done && faults.length < 5; step = law.next()) faults.push(step.value);
  return { faults, compared: step.done ? step.value : 0 };
}

describe('[20.31] [20.83] whether a counter is real is nobody’s business but its owner’s', () => {
  const sides = ['isengard', 'westernesse'] as const;
  const sieges = ['the wall', 'fire, ram and rocks', 'fires to be laid', 'every ability'];

  test.each(SEEDS.flatMap((seed) => sides.map((owner) => ({ seed, owner }))))(
    'from the first deployment, all counters of $owner, seed $seed',
    { timeout: 120_000 },
    ({ seed, owner }) => {
      const { faults, compared } = compare(mirrored(owner), seed, undefined);
      expect(faults).toEqual([]);
      expect(compared).toBeGreaterThan(20);
    },
  );

  test.each(SEEDS.flatMap((seed) => sieges.map((name) => ({ seed, name }))))(
    'from $name, one counter, seed $seed',
    { timeout: 120_000 },
    ({ seed, name }) => {
      const { state } = position(SIEGES[name] ?? '');
      const counters = state.markers.filter(({ kind }) => kind === 'rocks' || kind === 'blasting-fire');
      const counter = counters[randomFrom(seed)(counters.length)];
      if (!counter) throw new Error('nothing is hidden here');
      expect(compare(single(counter.side as Side, counter.id), seed, state).faults).toEqual([]);
    },
  );

  test('the law finds a view that tells', () => {
    const { state } = position(SIEGES['fire, ram and rocks'] ?? '');
    const secret = { ...single('westernesse', 'rocks-1'), viewers: ['westernesse'] as const };
    expect(compare(secret, 1, state).faults).not.toEqual([]);
  });
});
