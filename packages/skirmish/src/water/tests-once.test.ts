/** One Swim test at the beginning of a Move phase, and what it leaves. */
import { describe, expect, test } from 'vitest';
import type { Position } from '../notation/position.schema.ts';
import { position } from '../testing/index.ts';

const TABLE: NonNullable<Position['table']> = {
  areas: [
    {
      id: 'lake',
      kind: 'water',
      depth: 'deep',
      polygon: [
        [10_000, 30_000],
        [60_000, 30_000],
        [60_000, 50_000],
        [10_000, 50_000],
      ],
    },
  ],
};

describe('Who begins the Move phase in deep water', () => {
  test('[A-7, X-13] tests before a Heroic Move, and not again when its half begins', () => {
    const p = position({
      game: 'skirmish',
      turn: 2,
      phase: 'priority',
      priority: 'good',
      options: { heroics: ['move'], uses: ['water'] },
      table: TABLE,
      models: [
        { id: 'a', profile: 'mt-captain', at: [25_400, 33_000] },
        { id: 'z', profile: 'mo-shield', at: [80_000, 80_000] },
      ],
    });
    p.rolling(6, 1).play('roll', '{"type":"call","model":"a","action":"move"}');
    p.rolling(4).play('a tests').rolling();
    p.play('a to 25400,33500', 'done');
    expect([p.asked, p.side]).toEqual(['halfMove', 'good']);
  });

  test('[A-6, A-7] who is thrown into it in the other half has tested, and does not test again', () => {
    const p = position({
      game: 'skirmish',
      turn: 2,
      phase: 'move',
      side: 'evil',
      priority: 'evil',
      options: { uses: ['water'] },
      table: TABLE,
      models: [
        { id: 'w', profile: 'is-wizard', at: [25_400, 21_400], might: 0 },
        { id: 'h', profile: 'mt-halfling', at: [25_400, 27_000], might: 0, will: 0, fate: 0 },
        { id: 'z', profile: 'mt-shield', at: [90_000, 90_000] },
      ],
    });
    // The Resist die of a Hobbit fails; thrown 2", it lies in the lake and swims.
    p.rolling(4, 3, 2, 5, 1).play('w casts sorcerous-blast at h with 1');
    expect(p.told('swam')).toMatchObject([{ model: 'h', result: 'swim' }]);
    p.rolling().play('done');
    expect([p.asked, p.side]).toEqual(['halfMove', 'good']);
  });
});

describe('[design] The odds of a way into deep water', () => {
  const SWIMMER: Position = {
    game: 'skirmish',
    turn: 2,
    phase: 'move',
    side: 'good',
    priority: 'good',
    options: { uses: ['water'] },
    table: TABLE,
    models: [
      { id: 'a', profile: 'mt-shield', at: [25_400, 27_460] },
      { id: 'z', profile: 'mo-shield', at: [25_400, 37_000] },
    ],
  };
  const chances = (order: string) =>
    position(SWIMMER)
      .offer(order)
      .odds?.outcomes.map(({ kind, chance: { n, d } }) => `${kind} ${(6 * n) / d}`);

  test('[A-16, A-18] are those of the Swim test', () => {
    expect(chances('a to 25400,35000')).toEqual(['sinks 3', 'swims 3', 'swims-strongly 0']);
    expect(chances('a to 25400,29999')).toBeUndefined();
  });

  test('[M-16] also of a charge, which ends where the water begins', () => {
    expect(chances('a charges z')).toEqual(['sinks 3', 'swims 3', 'swims-strongly 0']);
  });
});
