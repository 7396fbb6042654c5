import { describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { ComputerMatches } from './computer-matches.ts';
import { ComputerQueue } from './computer-queue.ts';

/** Keeps the thread busy, as a choice does. */
function think(milliseconds: number): void {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
}

describe('computer players', () => {
  test('think one at a time, in the order in which they asked, and the server goes on between two of them', async () => {
    const queue = new ComputerQueue();
    const thought: number[] = [];
    let looks = 0;
    let longest = 0;
    let last = performance.now();
    const server = setInterval(() => {
      looks++;
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
    }, 1);
    const began = performance.now();
    await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        await queue.turn();
        think(10);
        thought.push(index);
      }),
    );
    clearInterval(server);
    expect(thought).toEqual([...thought.keys()]);
    // Twenty choices at once would be one block of two hundred milliseconds, and no look at all.
    expect(looks).toBeGreaterThanOrEqual(19);
    expect(longest).toBeLessThan(150);
    // Half of the time is everybody else's.
    expect(performance.now() - began).toBeGreaterThan(380);
  });

  test('that do not think do not hold up the others', async () => {
    const queue = new ComputerQueue();
    const began = performance.now();
    for (let i = 0; i < 50; i++) await queue.turn();
    expect(performance.now() - began).toBeLessThan(500);
  });
});

describe('matches against the computer', () => {
  const read = readConfig({ LIMIT_COMPUTER_MATCHES: '2', LIMIT_COMPUTER_MATCHES_PER_ADDRESS: '3' });
  if (!read.ok) throw new Error(read.error.join());
  const config = read.value;
  const ann = { session: 'ann', address: '203.0.113.7' };

  test('are few at once for a session, and any device may look at those', () => {
    const matches = new ComputerMatches(config);
    for (const [seat, matchId] of [
      ['a', '1'],
      ['b', '2'],
      ['c', '2'],
    ] as const) {
      expect(matches.refusal({ ...ann, matchId })).toBeUndefined();
      matches.enter(seat, { ...ann, matchId });
    }
    expect(matches.refusal({ ...ann, matchId: '3' })).toMatchObject({ code: 'too-many-computer-matches' });
    expect(matches.refusal({ ...ann, matchId: '1' })).toBeUndefined();
    matches.leave('b');
    expect(matches.refusal({ ...ann, matchId: '3' })).toMatchObject({ code: 'too-many-computer-matches' });
    matches.leave('c');
    expect(matches.refusal({ ...ann, matchId: '3' })).toBeUndefined();
  });

  test('are some for an address, whatever the sessions', () => {
    const matches = new ComputerMatches(config);
    for (const id of ['1', '2', '3'])
      matches.enter(id, { session: `session ${id}`, address: ann.address, matchId: id });
    expect(matches.refusal({ ...ann, matchId: '4' })).toMatchObject({ code: 'too-many-computer-matches' });
    expect(matches.refusal({ ...ann, address: '203.0.113.8', matchId: '4' })).toBeUndefined();
  });
});
