import { setImmediate, setTimeout } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { Turns } from './turns.ts';

describe('turns', () => {
  test('of addresses follow each other, however much one of them asks', async () => {
    const turns = new Turns();
    const had: string[] = [];
    const ask = (address: string) =>
      turns.take(address, (over) => {
        had.push(address);
        over();
      });
    for (let i = 0; i < 500; i++) ask('greedy');
    for (const address of ['ann', 'bob', 'ann']) ask(address);
    while (had.length < 503) await setImmediate();
    expect(had.indexOf('ann')).toBeLessThan(10);
    expect(had.indexOf('bob')).toBeLessThan(10);
    expect(had.lastIndexOf('ann')).toBeLessThan(15);
  });

  test('leave room for everything else between them', async () => {
    const turns = new Turns();
    let had = 0;
    for (let i = 0; i < 100; i++)
      turns.take('greedy', (over) => {
        had++;
        over();
      });
    for (let rounds = 1; had < 100; rounds++) {
      const before = had;
      await setImmediate();
      expect(had - before).toBeLessThanOrEqual(4);
    }
  });

  test('that do not end keep nobody waiting for long, and end but once', async () => {
    const turns = new Turns();
    const ends: (() => void)[] = [];
    for (let i = 0; i < 4; i++) turns.take('stuck', (over) => void ends.push(over));
    let had = 0;
    for (let i = 0; i < 20; i++) turns.take('ann', () => had++);
    await setTimeout(100);
    expect(had).toBe(0);
    await setTimeout(250);
    expect(had).toBe(4);
    for (const end of ends) end();
    await setTimeout(50);
    expect(had).toBe(4);
  });
});
