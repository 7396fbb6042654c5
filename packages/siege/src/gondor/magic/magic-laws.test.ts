/** The laws of every game, on walks by chance through days in which there is much to cast and the Banner flies. */
import { randomFrom, replayLaw, walk } from '@warbeacon/testkit';
import { gondor } from '@warbeacon/siege/testing';
import { expect, test } from 'vitest';
import type { State } from '../../engine/state.ts';
import type { Command } from '../command.schema.ts';
import { faultsAt, GONDOR_SUBJECT } from '../laws.fixture.ts';

const FIELD = `
  1814: spearman-1 disrupted, gandalf, imrahil
  1816: men-spearman-1 disrupted, aragorn
  1813: spearman-2
  1815: troll-1, nazgul
  2017: orc-1 disrupted, gothmog
  3010: men-cavalry-1
  grond 1815
  relief men
`;

/** Where each begins, and what must be ordered in one of its walks. */
const SIEGES = [
  {
    name: 'Gandalf and the Lord of the Nazgûl face to face',
    from: () => gondor(`gondor, turn 10, magic-first\n${FIELD}`).state,
    meets: 'cast',
  },
  {
    name: 'a Stalemate by night',
    from: () => gondor(`gondor, turn 5, magic-first\n${FIELD}`).play('gandalf casts stalemate-nazgul 3').state,
    meets: 'driveAway',
  },
  {
    name: 'the Banner on the move',
    from: () =>
      gondor(`gondor, turn 12, westernesse-movement
        1814: men-spearman-1 disrupted, aragorn
        1813: spearman-2 disrupted, gandalf, imrahil moved
        1816: spearman-1 disrupted, eomer moved
        2017: orc-1, nazgul
        relief called men
        banner aragorn since 11 magic-second`).state,
    meets: 'moveBanner',
  },
  {
    name: 'the Banner among the disrupted',
    from: () => gondor(`gondor, turn 12, rally\n${FIELD}\nbanner aragorn since 11 magic-second`).state,
    meets: 'bannerRally',
  },
  {
    name: 'spells in force',
    from: () =>
      gondor(`gondor, turn 12, magic-second\n${FIELD}
        spell fear 12 magic-first
        spell freeze-leader 12 magic-first imrahil aragorn
        spell break-darkness 11 magic-second
        successes fear 1
        successes freeze-leader 1
        successes break-darkness 1`).state,
    meets: 'cast',
  },
] as const;

/** Plies of a walk: about two turns. */
const PLIES = 60;

/** What breaks the laws on a walk, and the kinds of orders that were given. */
function walked(from: State, seed: number): { broken: string[]; kinds: Set<string> } {
  const random = randomFrom(seed);
  const record: { side: 'sauron' | 'westernesse'; command: Command }[] = [];
  const broken: string[] = [];
  const stale: Command[] = [];
  const kinds = new Set<string>();
  const going = walk(GONDOR_SUBJECT, { seed, from, limit: PLIES, record });
  let step = going.next();
  for (; !step.done; step = going.next()) {
    const { ply, state, command } = step.value;
    stale.push(command);
    kinds.add(command.type);
    const kind = state.frames.at(-1)?.kind;
    if (ply % 4 === 0 || kind === 'magic' || kind === 'stalemate') broken.push(...faultsAt(step.value, stale, random));
  }
  broken.push(...replayLaw(GONDOR_SUBJECT, seed, from, record, step.value));
  return { broken, kinds };
}

test.each(SIEGES)('[8.5] the laws hold: $name', { timeout: 60_000 }, ({ from, meets }) => {
  const kinds = new Set<string>();
  for (const seed of [1, 2, 3]) {
    const walk = walked(from(), seed);
    expect(walk.broken).toEqual([]);
    for (const kind of walk.kinds) kinds.add(kind);
  }
  expect(kinds).toContain(meets);
});
