/** Games played by chance to each end that a game can have. A seed is a game: the same commands and the same dice. */
import { HELMS_DEEP_SUBJECT as SUBJECT, position } from '@warbeacon/siege/testing';
import { replayLaw, walk } from '@warbeacon/testkit';
import { describe, expect, test } from 'vitest';
import type { Command, Side } from '../engine/vocabulary.ts';
import type { State } from '../engine/state.ts';
import { LORDS_AT_BAY, NEAR_THE_ROUT, STRONGHOLD_LOST } from './finished-games.fixture.ts';

/** Plays to the end, and once more from its record. */
function playOut(seed: number, from?: State): State {
  const record: { side: Side; command: Command }[] = [];
  const going = walk(SUBJECT, { seed, record, ...(from ? { from } : {}) });
  let step = going.next();
  while (!step.done) step = going.next();
  expect([...replayLaw(SUBJECT, seed, from, record, step.value)]).toEqual([]);
  return step.value;
}

/** The first of fifty games from here that ends so, if any does. */
function gameThatEnds(diary: string, reason: string): State | undefined {
  for (let seed = 1; seed <= 50; seed++) {
    const end = playOut(seed, position(diary).state);
    if (end.outcome?.reason === reason) return end;
  }
  return undefined;
}

describe('[23.1] A game ends', () => {
  test('[22.12, 23.12] A: with the rout of Isengard, in the midst of a turn', () => {
    const end = gameThatEnds(NEAR_THE_ROUT, 'isengard-routs');
    expect(end?.outcome).toEqual({ winner: 'westernesse', reason: 'isengard-routs', case: '23.12' });
    expect(end?.losses.isengard).toBeGreaterThanOrEqual(120);
    expect(end?.turn).toBeLessThan(20);
  });

  test('[22.2, 23.11] B: with the death of Théoden, Éomer and Erkenbrand, in the midst of a turn', () => {
    const end = gameThatEnds(LORDS_AT_BAY, 'lords-slain');
    expect(end?.outcome).toEqual({ winner: 'isengard', reason: 'lords-slain', case: '23.11' });
    expect(end).toMatchObject({ turn: 17, frames: [] });
  });

  test('[23.11, 23.2, 23.3] A: with the stronghold in the hands of Isengard after the last turn', () => {
    const end = playOut(1, position(STRONGHOLD_LOST).state);
    expect(end.outcome).toEqual({ winner: 'isengard', reason: 'stronghold-taken', case: '23.11' });
    expect(end.turn).toBe(20);
  });

  test('[23.11] H-78: A: by option after any turn', () => {
    const end = playOut(1, position(STRONGHOLD_LOST, { earlyEnd: true }).state);
    expect(end.outcome).toEqual({ winner: 'isengard', reason: 'stronghold-taken', case: '23.11' });
    expect(end.turn).toBe(19);
  });

  test('[12.0, 23.12] B: with the stronghold held through turn 20, from the first deployment on', () => {
    const end = playOut(1);
    expect(end.outcome).toEqual({ winner: 'westernesse', reason: 'stronghold-held', case: '23.12' });
    expect(end).toMatchObject({ turn: 20, frames: [] });
  });
});
