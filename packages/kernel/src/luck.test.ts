import { describe, expect, test } from 'vitest';
import { seedKey, streamDice } from './dice.ts';
import { luckOf, pipChances } from './luck.ts';
import { type LogEntry, nextEntry } from './record.ts';

function logOf(throws: readonly (readonly [side: string, kind: string, dice: readonly number[]])[]): LogEntry[] {
  const log: LogEntry[] = [];
  for (const [index, [side, kind, dice]] of throws.entries()) {
    const links = { moverLink: '', opponentLink: '' };
    const body = { kind: 'command', index, side, commandId: `c-${index}`, command: kind, ...links } as const;
    log.push(nextEntry(log.at(-1), 1000, { ...body, dice, stateHash: '0'.repeat(64) }));
  }
  return log;
}
const luck = (...throws: Parameters<typeof logOf>[0]) => luckOf(['red', 'blue'], logOf(throws), String);

describe('the chances of sums', () => {
  test('of two dice are the 36 that everybody knows', () => {
    const in36 = pipChances(2).map((chance) => Math.round(chance * 36 * 1e9) / 1e9);
    expect(in36).toEqual([1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]);
  });

  test('of four dice are those that counting all 1,296 throws gives', () => {
    const counted = Array.from({ length: 21 }, () => 0);
    for (let n = 0; n < 6 ** 4; n++) {
      const pips = [0, 1, 2, 3].reduce((sum, place) => sum + (Math.floor(n / 6 ** place) % 6), 0);
      counted[pips] = (counted[pips] ?? 0) + 1;
    }
    for (const [at, chance] of pipChances(4).entries()) expect(chance * 6 ** 4).toBeCloseTo(counted[at] ?? 0, 9);
  });

  test('add up to one, even of a thousand dice', () => {
    expect(pipChances(1000).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
  });
});

describe('luck', () => {
  test('is told by side and kind, and passes over commands without dice', () => {
    const found = luck(['blue', 'melee', [1]], ['red', 'shoot', [6, 2]], ['red', 'move', []], ['red', 'shoot', [6]]);
    expect(found.map(({ side, kind, commands, dice, pips }) => [side, kind, commands, dice, pips])).toEqual([
      ['red', 'shoot', 2, 3, 14],
      ['blue', 'melee', 1, 1, 1],
    ]);
    expect(found[0]?.faces).toEqual([0, 1, 0, 0, 0, 2]);
    expect(found[0]?.expected).toBe(10.5);
  });

  test('counts fewer pips, and half of just as many', () => {
    const [one] = luck(['red', 'a', [1]]);
    const [six] = luck(['red', 'a', [6]]);
    const [seven] = luck(['red', 'a', [3, 4]]);
    expect(one?.percentile).toBeCloseTo(1 / 12, 12);
    expect(six?.percentile).toBeCloseTo(11 / 12, 12);
    expect(seven?.percentile).toBeCloseTo(0.5, 12);
  });

  test('is rare where no more than one throw in twenty is so low or so high', () => {
    // One pip short of everything on two dice is 3 in 36; everything is 1 in 36, and more than a fortieth.
    expect(luck(['red', 'a', [6, 6]])[0]?.rare).toBe(false);
    expect(luck(['red', 'a', [6, 6, 6]])[0]?.rare).toBe(true);
    expect(luck(['red', 'a', [1, 1, 1]])[0]?.rare).toBe(true);
    expect(luck(['red', 'a', [1, 6, 3]])[0]?.rare).toBe(false);
  });

  test('says between which pips it is usual: just those that are not rare', () => {
    for (const dice of [1, 2, 3, 4, 7]) {
      const [low = 0, high = 0] = luck(['red', 'a', Array.from({ length: dice }, () => 1)])[0]?.usual ?? [];
      for (let pips = dice; pips <= 6 * dice; pips++) {
        // So many pips as sixes, one die between, and ones.
        const faces = Array.from({ length: dice }, (_, i) => 1 + Math.min(5, Math.max(0, pips - dice - 5 * i)));
        expect(luck(['red', 'a', faces])[0]).toMatchObject({ pips, rare: pips < low || pips > high });
      }
    }
  });

  test('of the real stream is rare about once in twenty', () => {
    let rare = 0;
    for (let index = 0; index < 1000; index++) {
      const dice = streamDice(seedKey('luck'), { index });
      for (let i = 0; i < 12; i++) dice.d6();
      if (luck(['red', 'a', dice.drawn])[0]?.rare === true) rare++;
    }
    // No more than 50 are expected, since sums are whole; a standard deviation is about 6.5.
    expect(rare).toBeGreaterThan(20);
    expect(rare).toBeLessThan(76);
  });

  test('sees dice that always fall high', () => {
    expect(luck(['red', 'a', Array.from({ length: 20 }, () => 5)])[0]).toMatchObject({
      pips: 100,
      expected: 70,
      rare: true,
    });
  });
});
