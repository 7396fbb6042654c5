import { describe, expect, test } from 'vitest';
import { namesUpTo, Played, settingsOf } from './event.fixture.ts';
import type { LegResult } from './acts.ts';
import { challengeEnds, ladderHistory, mayChallenge, openChallenges, slidesAt } from './ladder.ts';
import type { Format } from './settings.ts';
import { standings } from './standings-pages.ts';

const format: Format = { kind: 'ladder', reach: 2, answerDays: 3, playDays: 7, inactiveDays: 30 };
const ladder = () => Played.running(settingsOf(format), namesUpTo(5));
const challenge = (challenger: string, challenged: string, pairing = 'c1') => ({
  act: 'challenge' as const,
  pairing,
  challenger,
  challenged,
});
const accept = { act: 'accept' as const, pairing: 'c1' };
const won = (winner: string | null): LegResult => ({ kind: 'played', winner, margin: winner === null ? 0 : 1 });
const places = (event: Played) => event.state.places.join(' ');

describe('a ladder', () => {
  test('a challenger who wins takes the place, and all from there on go down one', () => {
    const event = ladder().does(challenge('E5', 'E3')).does(accept).ends({ id: 'c1' }, won('E5'));
    expect(places(event)).toBe('E1 E2 E5 E3 E4');
    expect(standings(event.state).map(({ entrant, place }) => `${place} ${entrant}`)).toEqual([
      '1 E1',
      '2 E2',
      '3 E5',
      '4 E3',
      '5 E4',
    ]);
  });

  test('who loses or draws stays, and a ruling sends back who came up', () => {
    expect(places(ladder().does(challenge('E2', 'E1')).does(accept).ends({ id: 'c1' }, won(null)))).toBe(
      'E1 E2 E3 E4 E5',
    );
    const event = ladder().does(challenge('E2', 'E1')).does(accept).ends({ id: 'c1' }, won('E2'));
    event.does({ act: 'rule', pairing: 'c1', leg: 0, result: { kind: 'adjudicated', winner: 'E1', margin: 0 } });
    expect(places(event)).toBe('E1 E2 E3 E4 E5');
  });

  test('only who stands above and within reach is challenged, one at a time', () => {
    const event = ladder();
    expect(event.refused(challenge('E1', 'E2'))).toBe('not-above');
    expect(event.refused(challenge('E4', 'E1'))).toBe('out-of-reach');
    expect(event.refused(challenge('X', 'E1'))).toBe('no-such-entrant');
    event.does(challenge('E3', 'E2'));
    expect(event.refused(challenge('E4', 'E2', 'c2'))).toBe('already-challenged');
    expect(event.refused({ act: 'start', pairing: 'c1', leg: 0, match: 'm' })).toBe('not-accepted');
    event.does(accept);
    expect(event.refused(accept)).toBe('already-answered');
  });

  test('who declines gives up the place', () => {
    expect(places(ladder().does(challenge('E3', 'E2')).does({ act: 'decline', pairing: 'c1' }))).toBe('E1 E3 E2 E4 E5');
  });

  test('who has not played for too long slides down, who has withdrawn is off it, who is new comes last', () => {
    const event = ladder().does({ act: 'slide', entrant: 'E1' });
    expect(places(event)).toBe('E2 E1 E3 E4 E5');
    event.does({ act: 'withdraw', entrant: 'E1' }).enters('N');
    expect(places(event)).toBe('E2 E3 E4 E5 N');
    expect(event.refused(challenge('E3', 'E1'))).toBe('withdrawn-entrant');
    expect(event.refused({ act: 'close-round', round: 1 })).toBe('not-in-this-format');
    event.does({ act: 'finish' });
  });

  test('tells whom one may challenge, nearest first', () => {
    const event = ladder();
    expect(mayChallenge(event.state, 'E1')).toEqual([]);
    expect(mayChallenge(event.state, 'E4')).toEqual(['E3', 'E2']);
    event.does({ act: 'forbid', a: 'E4', b: 'E3', forbidden: true });
    expect(mayChallenge(event.state, 'E4')).toEqual(['E2']);
    event.does(challenge('E3', 'E2'));
    expect(mayChallenge(event.state, 'E4')).toEqual([]);
    expect(mayChallenge(event.state, 'E2')).toEqual([]);
    expect(mayChallenge(event.state, 'E5')).toEqual(['E4']);
    event.does({ act: 'pause' });
    expect(mayChallenge(event.state, 'E5')).toEqual([]);
    expect(mayChallenge(event.state, 'X')).toEqual([]);
  });

  const DAY = 86_400_000;
  const found = (event: Played) => openChallenges(event.state)[0] ?? event.pairings()[0];
  const ends = (event: Played) => {
    const pairing = found(event);
    return pairing && challengeEnds(event.state, pairing);
  };

  test('has days to answer, then days to play, and as many once more for a void game that is played again', () => {
    const event = ladder().does(challenge('E3', 'E2'));
    const made = found(event)?.challengedAt ?? 0;
    expect(found(event)?.stake).toBe(2);
    expect(ends(event)).toBe(made + 3 * DAY);
    event.does(accept);
    expect(ends(event)).toBe(made + 1000 + 7 * DAY);
    event.does({ act: 'start', pairing: 'c1', leg: 0, match: 'm' }).ends({ id: 'c1' }, { kind: 'void' });
    expect(openChallenges(event.state)).toEqual([]);
    event.does({ act: 'start', pairing: 'c1', leg: 0, match: 'n' });
    expect(ends(event)).toBe(made + 4000 + 7 * DAY);
  });

  test('counts the days without a match from the begin, from the entry, or from the last one; never while one plays', () => {
    const event = ladder();
    const begun = event.state.rounds[0]?.publishedAt ?? 0;
    expect(slidesAt(event.state, 'E2')).toBe(begun + 30 * DAY);
    expect(slidesAt(event.state, 'X')).toBeNull();
    event.enters('N');
    expect(slidesAt(event.state, 'N')).toBe(begun + 1000 + 30 * DAY);
    event.does(challenge('E3', 'E2'));
    expect(slidesAt(event.state, 'E2')).toBe(begun + 30 * DAY);
    event.does(accept);
    expect(slidesAt(event.state, 'E2')).toBeNull();
    event.ends({ id: 'c1' }, won('E3'));
    expect(slidesAt(event.state, 'E2')).toBe(begun + 4000 + 30 * DAY);
    const without = Played.running(settingsOf({ ...format, inactiveDays: null }), namesUpTo(3));
    expect(slidesAt(without.state, 'E1')).toBeNull();
  });

  test('has a history, latest first: how each challenge ended, and who slid from which place', () => {
    const event = ladder()
      .does(challenge('E3', 'E2'))
      .does({ act: 'decline', pairing: 'c1' }, 'E2')
      .does(challenge('E5', 'E4', 'c2'))
      .does({ act: 'decline', pairing: 'c2' }, 'schedule')
      .does({ act: 'slide', entrant: 'E1' })
      .does({ act: 'slide', entrant: 'E4' })
      .does(challenge('E1', 'E3', 'c3'));
    expect(places(event)).toBe('E3 E1 E2 E5 E4');
    const told = ladderHistory(event.state).map((move) =>
      move.kind === 'slide' ? `${move.entrant} from ${move.from}` : `${move.pairing.id} ${move.pairing.declined}`,
    );
    // Who stands last has no place to lose.
    expect(told).toEqual(['E1 from 1', 'c2 unanswered', 'c1 said']);
  });
});
