import { describe, expect, test } from 'vitest';
import { fromHex, toHex } from './bytes.ts';
import { anchorsOf } from './chains.ts';
import { commitment, diceKey, hashChain, streamDice } from './dice.ts';
import { rulesHash, stateHash } from './hash.ts';
import { parseRaceCommand, type RaceCommand, type RaceSide, race } from './race.fixture.ts';
import { FIRST_PREV, type LogBody, type LogEntry, type Milestone, nextEntry, replay, replaying } from './record.ts';
import { submit } from './submit.ts';

const SECRET = Uint8Array.from({ length: 32 }, (_, i) => i);
const CHAINS: Readonly<Record<RaceSide, readonly Uint8Array[]>> = {
  red: hashChain(new Uint8Array(32).fill(1), 50),
  blue: hashChain(new Uint8Array(32).fill(2), 50),
};
const linkOf = (side: RaceSide, k: number): string => toHex(CHAINS[side][k] ?? new Uint8Array(0));
const other = (side: RaceSide): RaceSide => (side === 'red' ? 'blue' : 'red');

/** A whole strict race as a server writes it: opening, anchors, one command refused after its link, and the close. */
function playedRecord(): LogEntry[] {
  const log: LogEntry[] = [];
  const write = (body: LogBody): void => void log.push(nextEntry(log[log.length - 1], 1_000 + log.length, body));
  const options = { start: 0 };
  let state = race.create(options);
  write({
    kind: 'open',
    matchId: 'm-7',
    game: race.id,
    rulesVersion: race.version,
    rulesHash: toHex(rulesHash(race)),
    options,
    commitment: toHex(commitment('m-7', SECRET)),
    stateHash: stateHash(state),
  });
  for (const side of race.sides) write({ kind: 'anchor', side, anchor: linkOf(side, 0), links: 50 });
  const anchors = [fromHex(linkOf('red', 0)), fromHex(linkOf('blue', 0))] as const;
  const key = diceKey({ matchId: 'm-7', secret: SECRET, rulesHash: rulesHash(race), anchors });
  write({ kind: 'spent', index: 0, side: 'red', moverLink: linkOf('red', 1), opponentLink: linkOf('blue', 1) });
  for (let index = 1; race.outcome(state) === null; index++) {
    const side = race.deciders(state)[0] ?? 'red';
    const command: RaceCommand = [...race.legal(state, side)][1] ?? { type: 'walk' };
    const moverLink = linkOf(side, index + 1);
    const opponentLink = linkOf(other(side), index + 1);
    const by = { index, moverLink: fromHex(moverLink), opponentLink: fromHex(opponentLink) };
    const done = submit(race, state, side, command, streamDice(key, by));
    if (!done.ok) throw new Error(done.error.message);
    state = done.value.state;
    const { dice } = done.value;
    const commandId = `c-${index}`;
    write({
      kind: 'command',
      index,
      side,
      commandId,
      command,
      moverLink,
      opponentLink,
      dice,
      stateHash: stateHash(state),
    });
  }
  write({ kind: 'close', winner: race.outcome(state)?.winner ?? null, reason: 'arrived', secret: toHex(SECRET) });
  return log;
}

const RECORD = playedRecord();
const LAST = RECORD.length - 1;
const check = (entries: readonly LogEntry[], secret?: Uint8Array) => replay(race, entries, parseRaceCommand, secret);

/** The record with one body changed and everything after it chained anew, as a cheating server could write it. */
function forged(at: number, change: (body: LogBody) => LogBody, record = RECORD): LogEntry[] {
  const log: LogEntry[] = [];
  for (const { at: time, body, seq } of record) {
    log.push(nextEntry(log[log.length - 1], time, seq === at ? change(body) : body));
  }
  return log;
}

const withFields = (fields: object) => (body: LogBody) => ({ ...body, ...fields }) as LogBody;

describe('a record that is as it was written', () => {
  test('replays to its end, with every die thrown again', () => {
    const replayed = check(RECORD);
    if (!replayed.ok) throw new Error(replayed.error.message);
    const { state, ply, nextIndex, turns, last, chains, diceChecked } = replayed.value;
    expect(race.outcome(state)?.reason).toBe('arrived');
    expect(ply).toBe(RECORD.filter((entry) => entry.body.kind === 'command').length);
    expect(nextIndex).toBe(ply + 1);
    expect(turns.map((turn) => turn.entry)).toEqual(RECORD.filter((entry) => entry.body.kind === 'command'));
    expect(turns.flatMap((turn) => turn.events).map((event) => event.die)).toEqual(
      RECORD.flatMap((entry) => (entry.body.kind === 'command' ? entry.body.dice : [])),
    );
    expect(last).toEqual(RECORD[LAST]);
    expect(anchorsOf(race.sides, chains).map(toHex)).toEqual([linkOf('red', 0), linkOf('blue', 0)]);
    expect(diceChecked).toBe(true);
  });

  test('survives a trip through JSON text', () => {
    expect(check(JSON.parse(JSON.stringify(RECORD)) as LogEntry[])).toEqual(check(RECORD));
  });

  test('replays at every point before its end: with the secret its dice are checked, without it they are trusted', () => {
    for (let length = 1; length <= LAST; length++) {
      const part = RECORD.slice(0, length);
      const known = check(part, SECRET);
      const trusted = check(part);
      if (!known.ok || !trusted.ok) throw new Error('refused');
      expect(known.value.last).toEqual(part[length - 1]);
      expect(known.value.diceChecked).toBe(true);
      expect(trusted.value.diceChecked).toBe(false);
      expect(trusted.value.state).toEqual(known.value.state);
    }
  });

  test('the first entry continues 64 zeros, each other the hash before it', () => {
    expect(RECORD[0]?.prev).toBe(FIRST_PREV);
    for (let i = 1; i <= LAST; i++) expect(RECORD[i]?.prev).toBe(RECORD[i - 1]?.hash);
  });

  test('may begin from a position, which is then where every replay begins', () => {
    const position = { start: 7 };
    const state = race.create({ start: 7 });
    const opening = RECORD[0]?.body;
    if (opening?.kind !== 'open') throw new Error('no opening');
    const open = (fields: object) => [nextEntry(undefined, 1_000, { ...opening, ...fields })];
    const replayed = check(open({ options: {}, position, stateHash: stateHash(state) }));
    expect(replayed).toMatchObject({ ok: true, value: { state: { at: { red: 7, blue: 7 } } } });
    expect(check(open({ options: {}, position }))).toMatchObject({ ok: false, error: { seq: 0, code: 'wrong-state' } });
    expect(check(open({ position: { start: 'here' } }))).toMatchObject({
      ok: false,
      error: { seq: 0, code: 'bad-position', message: expect.stringContaining('start: A number') as string },
    });
    const { load: _, ...rules } = race;
    expect(replay(rules, open({ position }), parseRaceCommand)).toMatchObject({
      ok: false,
      error: { seq: 0, code: 'bad-position' },
    });
  });

  test('a match may end by resignation before the game does, and without its secret', () => {
    const part = RECORD.slice(0, 5);
    const resigned = [
      ...part,
      nextEntry(part[4], 9, { kind: 'close', winner: 'blue', reason: 'resigned', secret: '' }),
    ];
    const replayed = check(resigned);
    expect(replayed.ok && replayed.value.diceChecked).toBe(false);
    expect(replayed.ok && replayed.value.last).toEqual(resigned[5]);
  });
});

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** Every way to change one leaf of a JSON value a little. */
function* damaged(value: unknown): Generator {
  if (typeof value === 'string')
    yield* [`${value}0`, value.slice(1), value === '' ? 'x' : value.replace(/^./, (c) => (c === 'a' ? 'b' : 'a'))];
  else if (typeof value === 'number') yield* [value + 1, value - 1, value + 0.5, String(value)];
  else if (isList(value)) {
    yield [...value, 1];
    for (const [i, item] of value.entries()) {
      yield value.toSpliced(i, 1);
      for (const bad of damaged(item)) yield value.with(i, bad);
    }
  } else if (typeof value === 'object' && value !== null) {
    yield { ...value, more: 1 };
    for (const [key, member] of Object.entries(value)) {
      yield Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));
      for (const bad of damaged(member)) yield { ...value, [key]: bad };
    }
  }
}

describe('a changed byte is found and its place named', () => {
  test.each(RECORD.map((entry) => [entry.seq, entry.body.kind, entry] as const))(
    'in each field of entry %i (%s)',
    (seq, _kind, entry) => {
      let count = 0;
      for (const field of ['seq', 'at', 'prev', 'hash', 'body'] as const) {
        for (const bad of damaged(entry[field])) {
          const record = RECORD.with(seq, { ...entry, [field]: bad });
          const replayed = check(record);
          expect(replayed.ok ? 'accepted' : replayed.error.seq, `${field}: ${JSON.stringify(bad)}`).toBe(seq);
          count++;
        }
      }
      expect(count).toBeGreaterThan(20);
    },
  );

  test('an entry left out, doubled or exchanged with the next', () => {
    for (let i = 1; i < LAST; i++) {
      for (const record of [RECORD.toSpliced(i, 1), RECORD.toSpliced(i + 1, 0, ...RECORD.slice(i, i + 1))]) {
        const replayed = check(record);
        expect(replayed.ok ? 'accepted' : replayed.error.code).toBe('broken-chain');
      }
      const exchanged = [...RECORD.slice(0, i), ...RECORD.slice(i, i + 2).reverse(), ...RECORD.slice(i + 2)];
      expect(check(exchanged)).toMatchObject({ ok: false, error: { seq: i, code: 'broken-chain' } });
    }
  });

  test('no opening entry, or nothing at all', () => {
    expect(check(RECORD.slice(1))).toMatchObject({ ok: false, error: { seq: 0, code: 'no-opening' } });
    expect(check([])).toMatchObject({ ok: false, error: { seq: 0, code: 'no-opening' } });
  });
});

describe('a forged record, chained anew from the change on, is found by what it says', () => {
  const run = RECORD.findIndex((entry) => entry.body.kind === 'command' && entry.body.dice.length === 1);
  const hash = 'ab'.repeat(32);
  const secretOf = (secret: string) => forged(LAST, withFields({ secret }));

  test.each<[why: string, record: LogEntry[], seq: number, code: string]>([
    ['another game', forged(0, withFields({ game: 'chess' })), 0, 'other-game'],
    ['another version of the rules', forged(0, withFields({ rulesHash: hash })), 0, 'other-rules'],
    ['another match', forged(0, withFields({ matchId: 'm-8' })), LAST, 'wrong-secret'],
    ['another commitment', forged(0, withFields({ commitment: hash })), LAST, 'wrong-secret'],
    ['another secret', secretOf(hash), LAST, 'wrong-secret'],
    ['a secret that is none', secretOf('xyz'), LAST, 'wrong-secret'],
    ['another opening state', forged(0, withFields({ stateHash: hash })), 0, 'wrong-state'],
    ['other options', forged(0, withFields({ options: { start: 1 } })), 0, 'wrong-state'],
    ['options the game does not have', forged(0, withFields({ options: { start: 'far' } })), 0, 'bad-options'],
    [
      'a second opening',
      forged(2, () => RECORD[0]?.body ?? { kind: 'close', winner: null, reason: '', secret: '' }),
      2,
      'second-opening',
    ],
    ['an anchor of nobody', forged(1, withFields({ side: 'green' })), 1, 'unknown-side'],
    ['an anchor that is no hash', forged(1, withFields({ anchor: 'abc' })), 1, 'malformed'],
    ['another anchor', forged(1, withFields({ anchor: hash })), 3, 'wrong-link'],
    ['a command of nobody', forged(4, withFields({ side: 'green' })), 4, 'unknown-side'],
    [
      'a command of the other side',
      forged(4, withFields({ side: 'blue', moverLink: linkOf('blue', 2), opponentLink: linkOf('red', 2) })),
      4,
      'not-your-decision',
    ],
    ['a command that is none', forged(4, withFields({ command: { type: 'fly' } })), 4, 'bad-command'],
    ['an illegal command', forged(4, withFields({ command: { type: 'trip' } })), 4, 'wrong-moment'],
    ['another legal command', forged(run, withFields({ command: { type: 'walk' } })), run, 'wrong-dice'],
    ["another link of the mover's", forged(4, withFields({ moverLink: hash })), 4, 'wrong-link'],
    ["another link of the opponent's", forged(4, withFields({ opponentLink: hash })), 4, 'wrong-link'],
    ['a link that is no hash', forged(4, withFields({ moverLink: 'zz' })), 4, 'wrong-link'],
    ['a link used twice', forged(4, withFields({ moverLink: linkOf('red', 1) })), 4, 'wrong-link'],
    ['a link passed over', forged(4, withFields({ moverLink: linkOf('red', 3) })), 4, 'wrong-link'],
    ["the mover's link left out", forged(4, withFields({ moverLink: '' })), 4, 'missing-link'],
    [
      "the opponent's link left out, so that the next is none",
      forged(run, withFields({ opponentLink: '' })),
      run + 1,
      'wrong-link',
    ],
    ['an index used twice', forged(4, withFields({ index: 0 })), 4, 'spent-index'],
    ['an index passed over, to pick its dice', forged(4, withFields({ index: 2 })), 4, 'skipped-index'],
    ['a die that was not thrown', forged(run, withFields({ dice: [7] })), run, 'wrong-dice'],
    [
      'a die too many',
      forged(run, (body) => (body.kind === 'command' ? { ...body, dice: [...body.dice, 1] } : body)),
      run,
      'wrong-dice',
    ],
    ['a die too few', forged(run, withFields({ dice: [] })), run, 'wrong-dice'],
    ['another state', forged(run, withFields({ stateHash: hash })), run, 'wrong-state'],
    [
      'an early close',
      forged(4, () => ({ kind: 'close', winner: null, reason: 'adjudicated', secret: '' })),
      4,
      'early-close',
    ],
    [
      'another winner',
      forged(
        LAST,
        (body) => ({ ...body, winner: body.kind === 'close' && body.winner === 'red' ? 'blue' : 'red' }) as LogBody,
      ),
      LAST,
      'wrong-result',
    ],
    ['another reason', forged(LAST, withFields({ reason: 'resigned' })), LAST, 'wrong-result'],
  ])('%s', (_why, record, seq, code) => {
    expect(check(record)).toMatchObject({ ok: false, error: { seq, code } });
  });

  test('another face than the die showed is found, with the secret and without it', () => {
    const body = RECORD[run]?.body;
    const shown = body?.kind === 'command' ? body.dice[0] : undefined;
    for (const face of [1, 2, 3, 4, 5, 6].filter((another) => another !== shown)) {
      const record = forged(run, withFields({ dice: [face] }));
      expect(check(record)).toMatchObject({ ok: false, error: { seq: run, code: 'wrong-dice' } });
      // Taken on trust, another face leads to another position.
      expect(check(record.slice(0, run + 1))).toMatchObject({ ok: false, error: { seq: run, code: 'wrong-state' } });
    }
  });

  test('a die of no such face is no die, though it be taken on trust', () => {
    for (const dice of [[0], [7]]) {
      expect(check(forged(run, withFields({ dice })).slice(0, run + 1))).toMatchObject({
        ok: false,
        error: { code: 'wrong-dice' },
      });
    }
  });

  test('a winner of neither side, where no rule ended the game', () => {
    const part = RECORD.slice(0, 5);
    const record = [...part, nextEntry(part[4], 9, { kind: 'close', winner: 'green', reason: 'resigned', secret: '' })];
    expect(check(record)).toMatchObject({ ok: false, error: { seq: 5, code: 'wrong-result' } });
  });

  test("a server's own secret that is not the committed one", () => {
    expect(check(RECORD.slice(0, 4), new Uint8Array(32))).toMatchObject({
      ok: false,
      error: { seq: 0, code: 'wrong-secret' },
    });
  });
});

describe('anchoring anew', () => {
  test('a new anchor begins a new chain, and the dice come from the new key', () => {
    const fresh = hashChain(new Uint8Array(32).fill(9), 5);
    const part = RECORD.slice(0, 4);
    const anchored = [
      ...part,
      nextEntry(part[3], 9, { kind: 'anchor', side: 'red', anchor: toHex(fresh[0] ?? SECRET), links: 5 }),
    ];
    const before = check(anchored, SECRET);
    if (!before.ok) throw new Error(before.error.message);
    const anchors = anchorsOf(race.sides, before.value.chains);
    const key = diceKey({ matchId: 'm-7', secret: SECRET, rulesHash: rulesHash(race), anchors });
    const moverLink = fresh[1] ?? SECRET;
    const done = submit(race, before.value.state, 'red', { type: 'run' }, streamDice(key, { index: 1, moverLink }));
    if (!done.ok) throw new Error(done.error.message);
    const body = (link: string): LogBody => ({
      kind: 'command',
      index: 1,
      side: 'red',
      commandId: 'c-1',
      command: { type: 'run' },
      moverLink: link,
      opponentLink: '',
      dice: done.value.dice,
      stateHash: stateHash(done.value.state),
    });
    expect(check([...anchored, nextEntry(anchored[4], 10, body(toHex(moverLink)))], SECRET).ok).toBe(true);
    expect(check([...anchored, nextEntry(anchored[4], 10, body(linkOf('red', 2)))], SECRET)).toMatchObject({
      ok: false,
      error: { seq: 5, code: 'wrong-link' },
    });
  });
});

describe('a milestone', () => {
  const goOn = (entries: readonly LogEntry[], from: Milestone<Parameters<typeof race.clone>[0]>) => {
    const steps = replaying(race, entries, parseRaceCommand, { secret: SECRET, from });
    for (;;) {
      const step = steps.next();
      if (step.done === true) return step.value;
    }
  };
  /** Every entry that leaves a state, with the milestone there. */
  const milestones = RECORD.flatMap((entry, at) => {
    const part = check(RECORD.slice(0, at + 1), SECRET);
    return entry.body.kind === 'command' && part.ok ? [{ at, from: part.value }] : [];
  });

  test('leads on to the same end as the whole record, from each place there is', () => {
    const whole = check(RECORD, SECRET);
    if (!whole.ok) throw new Error(whole.error.message);
    expect(milestones.length).toBeGreaterThan(3);
    for (const { at, from } of milestones) {
      const rest = goOn([...RECORD.slice(0, 1), ...RECORD.slice(at)], from);
      if (!rest.ok) throw new Error(rest.error.message);
      expect({ ...rest.value, turns: 0 }).toEqual({ ...whole.value, turns: 0 });
      expect([...from.turns, ...rest.value.turns]).toEqual(whole.value.turns);
    }
  });

  test('is refused when its state is not the one that was recorded, or the log does not go on from there', () => {
    const [one, two] = milestones;
    if (one === undefined || two === undefined) throw new Error('the race is too short');
    const opening = RECORD.slice(0, 1);
    expect(goOn([...opening, ...RECORD.slice(one.at)], two.from)).toMatchObject({
      ok: false,
      error: { seq: one.at, code: 'wrong-state' },
    });
    const gap = [...RECORD.slice(one.at, one.at + 1), ...RECORD.slice(one.at + 2)];
    expect(goOn([...opening, ...gap], one.from)).toMatchObject({ ok: false, error: { code: 'broken-chain' } });
    expect(goOn([...opening, ...RECORD.slice(1)], one.from)).toMatchObject({
      ok: false,
      error: { code: 'wrong-state' },
    });
  });

  test('is reached entry by entry', () => {
    const steps = replaying(race, RECORD, parseRaceCommand, { secret: SECRET });
    let rests = 0;
    while (steps.next().done !== true) rests++;
    expect(rests).toBeGreaterThanOrEqual(RECORD.length);
  });
});

describe('hashes', () => {
  test('the same position has the same hash whatever the order of its members; another position has another', () => {
    expect(stateHash({ a: 1, b: [2] })).toBe(stateHash({ b: [2], a: 1 }));
    expect(stateHash({ a: 1 })).not.toBe(stateHash({ a: 2 }));
    // SHA-256 of the two bytes "{}".
    expect(stateHash({})).toBe('44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a');
  });

  test('rules of another name or version have another hash', () => {
    const hashes = [race, { id: 'race', version: '1.0.1' }, { id: 'race1', version: '.0.0' }].map((rules) =>
      toHex(rulesHash(rules)),
    );
    expect(new Set(hashes).size).toBe(3);
  });
});
