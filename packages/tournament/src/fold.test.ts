import { describe, expect, test } from 'vitest';
import type { Act, NewPairing } from './acts.ts';
import { better, namesUpTo, Played, roundRobin, SEED, settingsOf, swiss } from './event.fixture.ts';
import { apply, begin, fold } from './fold.ts';

const pair = (id: string, a: string, b: string | null): NewPairing => ({ id, a, b, first: b === null ? [] : ['a'] });
const four = () => Played.running(settingsOf(swiss(3)), ['A', 'B', 'C', 'D']);
const propose = (...pairings: NewPairing[]): Act => ({ act: 'propose', round: 1, pairings });
const enter = (id: string, person: string | null = null, name = id): Act => ({
  act: 'enter',
  entrant: { id, person, name, rating: 1500 },
  state: 'entered',
});

describe('a log', () => {
  test('begins with the creation of an event', () => {
    expect(begin({ seq: 1, at: 0, by: 'owner', act: { act: 'announce' } })).toMatchObject({
      error: { code: 'not-created' },
    });
    expect(fold([])).toMatchObject({ ok: false, error: { code: 'not-created' } });
    const { entries } = four();
    expect(fold([...entries, ...entries.slice(0, 1)])).toMatchObject({ ok: false, error: { code: 'wrong-sequence' } });
  });

  test('is folded to the same state whenever it is folded', () => {
    const event = four().plays(['A', 'B', 'C', 'D']).paired();
    expect(fold(event.entries)).toEqual({ ok: true, value: event.state });
    expect(fold(JSON.parse(JSON.stringify(event.entries)) as typeof event.entries)).toEqual({
      ok: true,
      value: event.state,
    });
  });

  test('that does not fit names the entry', () => {
    const event = four();
    const stray = { seq: 9, at: 1, by: 'owner', act: { act: 'announce' } as const };
    expect(event.state.seq).toBe(8);
    const folded = fold([...event.entries, stray]);
    expect(folded.ok ? '' : folded.error.message).toMatch(/^Entry 9 \(announce\): /);
  });

  test('has numbers without a gap', () => {
    const { state } = four();
    expect(apply(state, { seq: 99, at: 1, by: 'owner', act: { act: 'pause' } })).toMatchObject({
      error: { code: 'wrong-sequence' },
    });
  });
});

describe('the states of an event', () => {
  test('follow each other, and none comes back', () => {
    const event = new Played(settingsOf(swiss(), { entry: { ...settingsOf(swiss()).entry, checkIn: true } }));
    expect(event.refused({ act: 'begin' })).toBe('wrong-phase');
    event.does({ act: 'announce' });
    expect(event.refused({ act: 'announce' })).toBe('wrong-phase');
    event.does({ act: 'open-entries' });
    expect(event.refused({ act: 'check-in', entrant: 'A' })).toBe('no-such-entrant');
    for (const name of ['A', 'B', 'C']) event.enters(name);
    event
      .does({ act: 'open-check-in' })
      .does({ act: 'check-in', entrant: 'A' })
      .does({ act: 'check-in', entrant: 'B' });
    expect(event.refused({ act: 'check-in', entrant: 'A' })).toBe('already-checked-in');
    event.does({ act: 'begin' });
    expect(event.state.entrants.map(({ state, seed }) => [state, seed])).toEqual([
      ['in', 1],
      ['in', 2],
      // Whoever has not checked in does not play.
      ['withdrawn', 0],
    ]);
    expect(event.refused({ act: 'begin' })).toBe('already-running');
    event.does({ act: 'finish' });
    for (const act of ['begin', 'cancel', 'announce', 'open-entries', 'finish'] as const)
      expect(event.refused({ act })).toBe('event-over');
  });

  test('an event that is cancelled or paused goes no further, but what is being played ends', () => {
    const event = four().paired().does({ act: 'pause' });
    expect(event.refused({ act: 'pause' })).toBe('paused');
    expect(event.refused({ act: 'start', pairing: 'r1p1', leg: 0, match: 'm' })).toBe('paused');
    event.results(better(['A', 'B', 'C', 'D'])).closes();
    expect(event.refused({ act: 'propose', round: 2, pairings: [] })).toBe('paused');
    event.does({ act: 'go-on' }).does({ act: 'cancel' });
    expect(event.refused(enter('Z'))).toBe('event-over');
  });

  test('two at least must be there', () => {
    expect(new Played(settingsOf(swiss())).enters('A').refused({ act: 'begin' })).toBe('too-few-entrants');
  });

  test('not more than the format is for', () => {
    const event = new Played(settingsOf(roundRobin()));
    for (const name of namesUpTo(129)) event.enters(name);
    expect(event.refused({ act: 'begin' })).toBe('too-many-entrants');
  });

  test('once it runs, its format, points and legs stand', () => {
    const event = four();
    const change = (settings: ReturnType<typeof settingsOf>): Act => ({
      act: 'change',
      title: 'Other',
      settings,
      terms: 1,
    });
    expect(event.refused(change(settingsOf(swiss(3), { legs: 2 })))).toBe('too-late-to-change');
    expect(event.refused(change(settingsOf(roundRobin())))).toBe('too-late-to-change');
    event.does(change(settingsOf(swiss(7), { tieBreaks: ['wins'] })));
    expect(event.state.settings.tieBreaks).toEqual(['wins']);
  });
});

describe('entrants', () => {
  const open = (over = {}) =>
    new Played(settingsOf(swiss(), { entry: { ...settingsOf(swiss()).entry, ...over } })).does({ act: 'open-entries' });

  test('nobody enters twice, nor under a name that is taken', () => {
    const event = open().does(enter('e1', 'anna', 'Anna'), 'anna');
    expect(event.refused(enter('e2', 'anna', 'Anna again'), 'anna')).toBe('already-entered');
    expect(event.refused(enter('e1', 'bert', 'Bert'), 'bert')).toBe('already-entered');
    expect(event.refused(enter('e2', 'bert', 'ANNA'), 'bert')).toBe('name-taken');
  });

  test('nobody enters by themselves before entries are open, or with a rating that is not wanted', () => {
    expect(new Played(settingsOf(swiss())).refused(enter('e1', 'anna'), 'anna')).toBe('entries-closed');
    const event = open({ by: 'rating', range: { from: 1000, to: 1400 } });
    expect(event.refused(enter('e1', 'anna'), 'anna')).toBe('rating-out-of-range');
    // The organiser may let them in.
    event.does(enter('e1', 'anna'));
  });

  test('a full event takes nobody but on its waiting list, from where they are admitted', () => {
    const event = open({ limit: 2 }).enters('A').enters('B');
    expect(event.refused(enter('C'))).toBe('event-full');
    event.enters('C', null, 'waiting');
    expect(event.refused({ act: 'admit', entrant: 'C' })).toBe('event-full');
    event.does({ act: 'withdraw', entrant: 'A' }).does({ act: 'admit', entrant: 'C' });
    expect(open({ waitingList: false }).refused({ ...enter('C'), state: 'waiting' } as Act)).toBe('no-waiting-list');
  });

  test('who is late comes in until the stated round, to a round robin not at all once it is paired', () => {
    const order = ['A', 'B', 'C', 'D'];
    const event = four().plays(order).plays(order);
    event.enters('L');
    expect(event.state.entrants.at(-1)).toMatchObject({ from: 3, seed: 5, state: 'in' });
    event.plays([...order, 'L']);
    expect(event.refused(enter('M'))).toBe('entries-closed');
    expect(Played.running(settingsOf(roundRobin()), order).paired().refused(enter('L'))).toBe('entries-closed');
  });

  test('who was removed does not come back; who has withdrawn from a Swiss event may', () => {
    const event = four()
      .paired()
      .results(better(['A', 'B', 'C', 'D']))
      .closes();
    event.does({ act: 'remove', entrant: 'A' }).does({ act: 'withdraw', entrant: 'B' });
    expect(event.refused({ act: 'admit', entrant: 'A' })).toBe('was-removed');
    expect(event.refused({ act: 'withdraw', entrant: 'B' })).toBe('not-in-the-event');
    event.does({ act: 'admit', entrant: 'B' });
    expect(event.state.entrants.map(({ state }) => state)).toEqual(['removed', 'in', 'in', 'in']);
  });

  test('another person plays on in the place of one', () => {
    const event = four().plays(['A', 'B', 'C', 'D']);
    event.does({ act: 'replace', entrant: 'A', by: { person: 'zoe', name: 'Zoe', rating: null } });
    expect(event.state.entrants[0]).toMatchObject({ id: 'A', name: 'Zoe', seed: 1 });
    expect(event.refused({ act: 'replace', entrant: 'B', by: { person: 'zoe', name: 'Zoe 2', rating: null } })).toBe(
      'already-entered',
    );
  });

  test('a list of seeds names everybody once', () => {
    const event = open().enters('A').enters('B');
    expect(event.refused({ act: 'seed', order: ['A', 'A'] })).toBe('seeded-twice');
    expect(event.refused({ act: 'seed', order: ['A'] })).toBe('seed-missing');
    expect(event.refused({ act: 'seed', order: ['A', 'B', 'X'] })).toBe('not-entered');
    event
      .does({ act: 'seed', order: ['B', 'A'] })
      .does({ act: 'begin' })
      .paired();
    expect(event.refused({ act: 'seed', order: ['A', 'B'] })).toBe('already-paired');
  });

  test('nobody is fixed or forbidden with themselves, twice, or for a round that is paired', () => {
    const event = four();
    expect(event.refused({ act: 'forbid', a: 'A', b: 'A', forbidden: true })).toBe('same-entrant');
    expect(event.refused({ act: 'forbid', a: 'A', b: 'B', forbidden: false })).toBe('nothing-changes');
    event.does({ act: 'fix', round: 1, a: 'A', b: 'B', fixed: true });
    expect(event.refused({ act: 'fix', round: 1, a: 'A', b: 'C', fixed: true })).toBe('paired-twice');
    expect(event.refused({ act: 'request-bye', round: 1, entrant: 'B', wanted: true })).toBe('paired-twice');
    event.paired();
    expect(event.refused({ act: 'request-bye', round: 1, entrant: 'C', wanted: true })).toBe('already-paired');
  });
});

describe('a round by hand', () => {
  test.each<[string, string, Act]>([
    ['that meets a stranger', 'no-such-entrant', propose(pair('p1', 'A', 'X'), pair('p2', 'C', 'D'))],
    ['that pairs somebody twice', 'paired-twice', propose(pair('p1', 'A', 'B'), pair('p2', 'A', 'D'))],
    ['that pairs somebody with themselves', 'same-entrant', propose(pair('p1', 'A', 'A'), pair('p2', 'C', 'D'))],
    ['that has one id twice', 'pairing-twice', propose(pair('p1', 'A', 'B'), pair('p1', 'C', 'D'))],
    ['that leaves somebody out', 'left-out', propose(pair('p1', 'A', 'B'), pair('p2', 'C', null))],
    ['that has two byes', 'too-many-byes', propose(pair('p1', 'A', 'B'), pair('p2', 'C', null), pair('p3', 'D', null))],
    ['without sides', 'wrong-sides', propose({ ...pair('p1', 'A', 'B'), first: [] }, pair('p2', 'C', 'D'))],
    ['of another number', 'wrong-round', { ...propose(), round: 2 } as Act],
    ['of a bracket', 'not-in-this-format', propose({ ...pair('p1', 'A', 'B'), slot: 'w1.1' }, pair('p2', 'C', 'D'))],
  ])('%s is refused', (_, code, act) => expect(four().refused(act)).toBe(code));

  test('that meets somebody who has withdrawn is refused', () => {
    const event = four().plays(['A', 'B', 'C', 'D']).does({ act: 'withdraw', entrant: 'D' });
    const act: Act = { act: 'propose', round: 2, pairings: [pair('p1', 'A', 'D'), pair('p2', 'B', 'C')] };
    expect(event.refused(act)).toBe('withdrawn-entrant');
  });

  test('proposed, it may not be a rematch or a second bye unless that is given up; edited by hand, it may', () => {
    const event = four().plays(['A', 'B', 'C', 'D']);
    const again = [pair('p1', 'A', 'C'), pair('p2', 'B', 'D')];
    expect(event.refused({ act: 'propose', round: 2, pairings: again })).toBe('rematch');
    const legal = [pair('p1', 'A', 'B'), pair('p2', 'C', 'D')];
    event.does({ act: 'propose', round: 2, pairings: legal }).does({ act: 'edit', round: 2, pairings: again });
    event.does({ act: 'forbid', a: 'A', b: 'B', forbidden: true });
    expect(event.refused({ act: 'edit', round: 2, pairings: legal })).toBe('forbidden-pair');
  });
});

describe('a round', () => {
  test('is proposed, then published, then closed, and only the last one is changed', () => {
    const event = four().does(propose(pair('p1', 'A', 'B'), pair('p2', 'C', 'D')));
    expect(event.refused(propose())).toBe('round-open');
    expect(event.refused({ act: 'close-round', round: 1 })).toBe('round-not-published');
    expect(event.refused({ act: 'result', pairing: 'p1', leg: 0, match: null, result: { kind: 'void' } })).toBe(
      'round-not-published',
    );
    expect(event.refused({ act: 'withdraw', entrant: 'A' })).toBe('in-proposed-round');
    event.does({ act: 'publish', round: 1, deadline: 5 });
    expect(event.refused({ act: 'publish', round: 1, deadline: 5 })).toBe('round-published');
    expect(event.refused({ act: 'edit', round: 1, pairings: [] })).toBe('round-published');
    expect(event.refused({ act: 'deadline', round: 2, deadline: 5 })).toBe('no-such-round');
    expect(event.refused({ act: 'close-round', round: 1 })).toBe('undecided');
    expect(event.refused({ act: 'finish' })).toBe('round-open');
  });

  test('can be undone with its results, which the log keeps', () => {
    const event = four().plays(['A', 'B', 'C', 'D']);
    const before = event.entries.length;
    event.does({ act: 'undo-round', round: 1 });
    expect(event.state.rounds).toEqual([]);
    expect(event.entries.filter(({ act }) => act.act === 'result')).toHaveLength(2);
    expect(event.entries).toHaveLength(before + 1);
    expect(event.refused({ act: 'undo-round', round: 1 })).toBe('no-such-round');
    expect(event.paired().shown()).toBe('A-C B-D');
  });
});

describe('results', () => {
  const result = (pairing: string, over: Partial<Extract<Act, { act: 'result' }>> = {}): Act => ({
    act: 'result',
    pairing,
    leg: 0,
    match: null,
    result: { kind: 'played', winner: 'A', margin: 1 },
    ...over,
  });

  test('are of a leg of the event that has none, of its match and its entrants', () => {
    const event = four().paired().does({ act: 'start', pairing: 'r1p1', leg: 0, match: 'm1' });
    expect(event.refused({ act: 'start', pairing: 'r1p1', leg: 0, match: 'm2' })).toBe('already-started');
    expect(event.refused({ act: 'start', pairing: 'r1p2', leg: 0, match: 'm1' })).toBe('match-taken');
    expect(event.refused(result('nowhere'))).toBe('not-of-the-event');
    expect(event.refused(result('r1p1', { leg: 1 }))).toBe('not-of-the-event');
    expect(event.refused(result('r1p1', { match: 'm9' }))).toBe('not-of-the-event');
    expect(event.refused(result('r1p2'))).toBe('not-in-pairing');
    event.does(result('r1p1', { match: 'm1' }));
    expect(event.refused(result('r1p1', { match: 'm1' }))).toBe('has-result');
    event.does({ act: 'rule', pairing: 'r1p1', leg: 0, result: { kind: 'adjudicated', winner: 'C', margin: 0 } });
  });

  test('that are void are played again, or left out, and then nobody has met', () => {
    const event = four()
      .paired()
      .does(result('r1p1', { result: { kind: 'void' } }));
    event
      .does({ act: 'start', pairing: 'r1p1', leg: 0, match: 'm1' })
      .does(result('r1p1', { match: 'm1', result: { kind: 'void' } }));
    event
      .does(result('r1p2', { result: { kind: 'double-loss' } }))
      .closes()
      .paired();
    expect(event.shown()).not.toContain('B-D');
  });

  test('a dispute is settled before the round is closed', () => {
    const event = four()
      .paired()
      .results(better(['A', 'B', 'C', 'D']));
    expect(event.refused({ act: 'dispute', pairing: 'r1p1', leg: 0, entrant: 'B' })).toBe('not-in-pairing');
    event.does({ act: 'dispute', pairing: 'r1p1', leg: 0, entrant: 'C' });
    expect(event.refused({ act: 'dispute', pairing: 'r1p1', leg: 0, entrant: 'A' })).toBe('already-disputed');
    expect(event.refused({ act: 'close-round', round: 1 })).toBe('open-dispute');
    event.does({ act: 'settle', pairing: 'r1p1', leg: 0 }).closes();
    expect(event.refused({ act: 'settle', pairing: 'r1p1', leg: 0 })).toBe('round-closed');
  });

  test('of a bracket are not ruled on once the next round stands on them', () => {
    const names = namesUpTo(4);
    const event = Played.running(settingsOf({ kind: 'elimination', thirdPlace: false }), names)
      .plays(names)
      .paired();
    const ruling: Act = {
      act: 'rule',
      pairing: 'r1p1',
      leg: 0,
      result: { kind: 'adjudicated', winner: 'E4', margin: 1 },
    };
    expect(event.refused(ruling)).toBe('later-round-stands');
    event.does({ act: 'undo-round', round: 2 }).does(ruling).paired();
    expect(event.shown()).toBe('E2-E4');
  });
});

describe('people', () => {
  test('arbiters are appointed and dismissed on the record, and that one has looked stands there, too', () => {
    const event = four().does({ act: 'appoint', person: 'judge', arbiter: true });
    expect(event.refused({ act: 'appoint', person: 'judge', arbiter: true })).toBe('nothing-changes');
    expect(event.refused({ act: 'appoint', person: 'owner', arbiter: true })).toBe('is-owner');
    expect(event.state.arbiters).toEqual(['judge']);
    expect(event.refused({ act: 'look', pairing: 'r1p1', leg: 0 }, 'judge')).toBe('not-of-the-event');
    event.paired().does({ act: 'look', pairing: 'r1p1', leg: 0 }, 'judge');
    event.does({ act: 'appoint', person: 'judge', arbiter: false });
    expect(event.state.arbiters).toEqual([]);
  });

  test('the match that is shown first is one of the event, and none once its round is undone', () => {
    const event = four().paired().does({ act: 'feature', pairing: 'r1p2' });
    expect(event.refused({ act: 'feature', pairing: 'r9p9' })).toBe('not-of-the-event');
    event.does({ act: 'undo-round', round: 1 });
    expect(event.state.featured).toBeNull();
  });
});

test('an event keeps the seed of its log', () => expect(four().state.seed).toBe(SEED));
