import { describe, expect, test } from 'vitest';
import { better, namesUpTo, Played, roundRobin, settingsOf, swiss } from './event.fixture.ts';
import { settingsSchema } from './settings.ts';
import { crossTable, explain, standings } from './standings-pages.ts';

const pairOf = (a: string, b: string | null): string => (b === null || a < b ? `${a} ${b}` : `${b} ${a}`);

/** Place, who, score in points, tie-breaks. */
const table = (event: Played) =>
  standings(event.state).map(({ place, entrant, score, values }) => [place, entrant, score / 2, ...values]);

describe('Sonneborn-Berger and Buchholz', () => {
  /**
   * The example of Sensei's Library ("Sonneborn-Berger"): four players meet each other twice.
   *
   *        A     B     C     D    score  won against   Sonneborn-Berger
   *   A    -    1 0   1 1   1 0     4     B C C D      4 + 3 + 3 + 1 = 11
   *   B   0 1    -    1 0   1 1     4     A C D D      4 + 3 + 1 + 1 =  9
   *   C   0 0   0 1    -    1 1     3     B D D        4 + 1 + 1     =  6
   *   D   0 1   0 0   0 0    -      1     A            4             =  4
   *
   * Buchholz by hand, each opponent twice: A 2 (4 + 3 + 1) = 16, B 16, C 2 (4 + 4 + 1) = 18, D 2 (4 + 4 + 3) = 22.
   */
  test('are those of the published example', () => {
    const event = Played.running(settingsOf(roundRobin(2), { tieBreaks: ['sonneborn-berger', 'buchholz'] }), [
      'A',
      'B',
      'C',
      'D',
    ]);
    const won: Readonly<Record<string, string>> = {
      'A B': 'AB',
      'A C': 'AA',
      'A D': 'AD',
      'B C': 'BC',
      'B D': 'BB',
      'C D': 'CC',
    };
    for (let round = 1; round <= 6; round++) {
      event
        .paired()
        .results(({ a, b }) => won[pairOf(a, b)]?.[round > 3 ? 1 : 0] ?? null)
        .closes();
    }
    expect(table(event)).toEqual([
      [1, 'A', 4, 11, 16],
      [2, 'B', 4, 9, 16],
      [3, 'C', 3, 6, 18],
      [4, 'D', 1, 4, 22],
    ]);
  });

  /**
   * By hand: A beats D, B and C draw, E has the bye; then A draws with B, C beats E, D has the bye; then A beats C, D and E draw, B has
   * the bye. Scores: A 2½, B ½ + ½ + 1 = 2, C ½ + 1 = 1½, D 1 + ½ = 1½, E 1 + ½ = 1½.
   *
   * Buchholz, a bye counting as one's own score: A: D 1½ + B 2 + C 1½ = 5. B: C 1½ + A 2½ + own 2 = 6. C: B 2 + E 1½ + A 2½ = 6.
   * D: A 2½ + own 1½ + E 1½ = 5½. E: own 1½ + C 1½ + D 1½ = 4½.
   * Without the lowest: A 3½, B 4½, C 4½, D 4, E 3. Without the highest as well: A 1½, B 2, C 2, D 1½, E 1½.
   * Sonneborn-Berger, a bye being a draw with oneself: A: 1½ + 2/2 + 1½ = 4. B: 1½/2 + 2½/2 + 2/2 = 3. C: 2/2 + 1½ = 2½.
   * D: 1½/2 + 1½/2 = 1½. E: 1½/2 + 1½/2 = 1½.
   */
  test('count an unplayed round as a draw against a virtual opponent with one\u2019s own score', () => {
    const tieBreaks = ['buchholz', 'buchholz-cut-1', 'median-buchholz', 'sonneborn-berger'] as const;
    const event = Played.running(settingsOf(swiss(3), { tieBreaks: [...tieBreaks] }), ['A', 'B', 'C', 'D', 'E']);
    const rounds: [string, string | null, string | null][][] = [
      [
        ['A', 'D', 'A'],
        ['B', 'C', null],
        ['E', null, null],
      ],
      [
        ['A', 'B', null],
        ['C', 'E', 'C'],
        ['D', null, null],
      ],
      [
        ['A', 'C', 'A'],
        ['D', 'E', null],
        ['B', null, null],
      ],
    ];
    for (const [at, pairs] of rounds.entries()) {
      const pairings = pairs.map(([a, b], board) => ({
        id: `r${at + 1}p${board}`,
        a,
        b,
        first: b === null ? [] : ['a' as const],
      }));
      event.proposes(pairings);
      event.results(({ a }) => pairs.find(([one]) => one === a)?.[2] ?? null).closes();
    }
    expect(table(event)).toEqual([
      [1, 'A', 2.5, 5, 3.5, 1.5, 4],
      [2, 'B', 2, 6, 4.5, 2, 3],
      [3, 'C', 1.5, 6, 4.5, 2, 2.5],
      [4, 'D', 1.5, 5.5, 4, 1.5, 1.5],
      [5, 'E', 1.5, 4.5, 3, 1.5, 1.5],
    ]);
    const explained = explain(event.state, 'B');
    expect(explained?.rounds.map(({ kind, opponent, points }) => [kind, opponent, points])).toEqual([
      ['draw', 'C', 1],
      ['draw', 'A', 1],
      ['bye', null, 2],
    ]);
    expect(explained?.tieBreaks[1]?.shares.map(({ gave, cut }) => (cut ? `(${gave})` : String(gave)))).toEqual([
      '(1.5)',
      '2.5',
      '2',
    ]);
    expect(crossTable(event.state)[1]?.cells.map(({ opponent }) => opponent)).toEqual(['C', 'A']);
  });
});

describe('tie-breaks', () => {
  test('head to head counts only if all who are level have met', () => {
    const names = namesUpTo(4);
    const settings = settingsOf(roundRobin(), { tieBreaks: ['head-to-head'] });
    const event = Played.running(settings, names);
    // E1 beats E2, E2 beats E3, E3 beats E1, and all beat E4: head to head they are level, too.
    const beats: Readonly<Record<string, string>> = { 'E1 E2': 'E1', 'E2 E3': 'E2', 'E1 E3': 'E3' };
    for (let round = 0; round < 3; round++)
      event
        .paired()
        .results(({ a, b }) => beats[pairOf(a, b)] ?? better(names)({ a, b }))
        .closes();
    expect(table(event)).toEqual([
      [1, 'E1', 2, 1],
      [1, 'E2', 2, 1],
      [1, 'E3', 2, 1],
      [4, 'E4', 0, null],
    ]);
    const early = Played.running(settings, names).plays(names);
    expect(table(early).map(([place, , , value]) => [place, value])).toEqual([
      [1, null],
      [1, null],
      [3, null],
      [3, null],
    ]);
  });

  test('margins are capped, wins as the weaker side and legs on the harder one are counted by legs', () => {
    const settings = settingsOf(swiss(1), {
      tieBreaks: ['margin', 'wins-as-weaker', 'harder-sides'],
      weakerSide: 1,
      marginCap: 5,
    });
    const event = Played.running(settings, ['A', 'B', 'C', 'D']).paired();
    // A has the first side, B the second.
    expect(event.pairings().map(({ legs }) => legs[0]?.sides.join('-'))).toEqual(['A-C', 'D-B']);
    event.ends({ id: 'r1p1' }, { kind: 'played', winner: 'A', margin: 9 });
    event.ends({ id: 'r1p2' }, { kind: 'played', winner: 'B', margin: 4 });
    expect(table(event)).toEqual([
      [1, 'A', 1, 5, 0, 0],
      [2, 'B', 1, 4, 1, 1],
      [3, 'D', 0, -4, 0, 0],
      [4, 'C', 0, -5, 0, 1],
    ]);
  });

  test('the lot parts all, and falls the same way whenever it is drawn', () => {
    const event = Played.running(settingsOf(swiss(2), { tieBreaks: ['lot'] }), namesUpTo(6));
    event
      .paired()
      .results(() => null)
      .closes();
    expect(table(event).map(([place]) => place)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(table(event)).toEqual(table(event));
  });

  test('are each named once', () => {
    expect(settingsSchema.safeParse({ ...settingsOf(swiss()), tieBreaks: ['wins', 'wins'] }).success).toBe(false);
  });
});

test('late entry gives the stated score, a walkover what the settings say, a double loss nothing', () => {
  const event = Played.running(settingsOf(swiss(3)), ['A', 'B', 'C', 'D']).paired();
  event.ends({ id: 'r1p1' }, { kind: 'walkover', winner: 'A' }).ends({ id: 'r1p2' }, { kind: 'double-loss' }).closes();
  expect(standings(event.state).map(({ entrant, score }) => [entrant, score])).toEqual(
    expect.arrayContaining([
      ['A', 2],
      ['B', 0],
      ['C', 0],
      ['D', 0],
    ]),
  );
  event.enters('L').paired();
  expect(explain(event.state, 'L')?.rounds[0]).toMatchObject({ kind: 'late', points: 1 });
});
