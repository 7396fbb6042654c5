/** What an arbiter decides in a match of others, as a record has it and a replay checks it. */
import { describe, expect, test } from 'vitest';
import { NO_ACCORDS } from './accord.ts';
import { toHex } from './bytes.ts';
import { commitment, seedKey, streamDice } from './dice.ts';
import { ABANDONED, isVoid, RULED, VOIDED } from './ends.ts';
import { rulesHash, stateHash } from './hash.ts';
import { parseRaceCommand, race, type RaceSide } from './race.fixture.ts';
import { type LogBody, type LogEntry, nextEntry, replay } from './record.ts';
import { afterRuling, type Ruling, rulingRefusal } from './ruling.ts';
import { submit } from './submit.ts';

const SECRET = new Uint8Array(32).fill(9);
const SAID = { call: 'c', words: 'Both waited for the other.' };
type Act = Ruling extends infer R ? (R extends Ruling ? Omit<R, 'call' | 'words'> : never) : never;

/** A race in which nobody throws a die. */
class Written {
  readonly log: LogEntry[] = [];
  state = race.create({ start: 0 });
  #index = 0;

  constructor() {
    this.write({
      kind: 'open',
      matchId: 'm',
      game: race.id,
      rulesVersion: race.version,
      rulesHash: toHex(rulesHash(race)),
      options: { start: 0 },
      commitment: toHex(commitment('m', SECRET)),
      stateHash: stateHash(this.state),
    });
  }

  write(body: LogBody): this {
    this.log.push(nextEntry(this.log.at(-1), 1000 + this.log.length, body));
    return this;
  }

  walk(side: RaceSide): this {
    const index = this.#index++;
    const done = submit(race, this.state, side, { type: 'walk' }, streamDice(seedKey('m'), { index }));
    if (!done.ok) throw new Error(done.error.message);
    this.state = done.value.state;
    const said = { commandId: `c${index}`, moverLink: '', opponentLink: '', dice: [] };
    const command = { type: 'walk' };
    return this.write({ kind: 'command', index, side, command, stateHash: stateHash(this.state), ...said });
  }

  rule(act: Act): this {
    return this.write({ kind: 'arbiter', ...SAID, ...act, stateHash: stateHash(this.state) });
  }

  propose(): this {
    const said = { act: 'propose', side: 'red', what: { about: 'draw' }, proposal: this.log.length } as const;
    return this.write({ kind: 'accord', ...said, stateHash: stateHash(this.state) });
  }

  close(winner: RaceSide | null, reason: string): this {
    return this.write({ kind: 'close', winner, reason, secret: toHex(SECRET) });
  }

  get replayed() {
    return replay(race, this.log, parseRaceCommand, SECRET);
  }

  get fault(): string | undefined {
    const { replayed } = this;
    return replayed.ok ? undefined : replayed.error.code;
  }
}

const written = () => new Written().walk('red');
const TIME: Act = { act: 'time', gives: { red: 60_000 } };
const PAUSE: Act = { act: 'pause' };
const RESUME: Act = { act: 'resume' };
const DISMISS: Act = { act: 'dismiss' };
const win = (winner: RaceSide | null, counts = true): Act => ({ act: 'end', winner, counts });

describe('a record in which an arbiter has decided', () => {
  test.each<[string, (log: Written) => Written]>([
    ['gives time', (log) => log.rule(TIME).walk('blue')],
    ['dismisses', (log) => log.rule(DISMISS).walk('blue')],
    ['pauses and goes on', (log) => log.rule(PAUSE).rule(RESUME).walk('blue')],
    ['pauses and ends', (log) => log.rule(PAUSE).rule(win('blue')).close('blue', RULED)],
    ['ends it for a side', (log) => log.rule(win('red')).close('red', RULED)],
    ['ends it as a draw', (log) => log.rule(win(null)).close(null, RULED)],
    ['has it count as not played', (log) => log.rule(win(null, false)).close(null, VOIDED)],
    ['is left alone by everybody', (log) => log.rule(PAUSE).close(null, ABANDONED)],
  ])('holds when one %s', (_, play) => {
    expect(play(written()).fault).toBeUndefined();
  });

  test.each<[string, string, (log: Written) => Written]>([
    ['a match goes on in spite of a pause', 'held-by-arbiter', (log) => log.rule(PAUSE).walk('blue')],
    ['somebody proposes in a pause', 'held-by-arbiter', (log) => log.rule(PAUSE).propose()],
    ['it is paused twice', 'paused-already', (log) => log.rule(PAUSE).rule(PAUSE)],
    ['what is not paused goes on', 'not-paused', (log) => log.rule(RESUME)],
    ['time is given to nobody', 'unknown-side', (log) => log.rule({ act: 'time', gives: { green: 1 } })],
    ['nobody that is there wins', 'unknown-side', (log) => log.rule({ act: 'end', winner: 'green', counts: true })],
    ['one wins what does not count', 'malformed', (log) => log.rule(win('red', false))],
    ['a match goes on after its end', 'wrong-result', (log) => log.rule(win('red')).walk('blue')],
    ['another one wins', 'wrong-result', (log) => log.rule(win('red')).close('blue', RULED)],
    ['a win is made a draw', 'wrong-result', (log) => log.rule(win('red')).close(null, RULED)],
    ['a draw is made void', 'wrong-result', (log) => log.rule(win(null)).close(null, VOIDED)],
    ['no arbiter has decided', 'wrong-result', (log) => log.close('red', RULED)],
    ['no arbiter has made it void', 'wrong-result', (log) => log.close(null, VOIDED)],
    ['what is left alone has a winner', 'wrong-result', (log) => log.close('red', ABANDONED)],
  ])('does not when %s', (_, code, play) => {
    expect(play(written()).fault).toBe(code);
  });

  test('does not when the decision is changed', () => {
    const log = written().rule(win('red')).close('red', RULED);
    const [entry] = log.log.splice(2, 1);
    if (entry?.body.kind !== 'arbiter') throw new Error('no decision there');
    log.log.splice(2, 0, { ...entry, body: { ...entry.body, words: 'Something else.' } });
    expect(log.fault).toBe('broken-chain');
  });

  test('tells what was decided last, past moves and the end', () => {
    const log = written().rule(TIME).walk('blue').walk('red');
    const { replayed } = log;
    expect(replayed.ok && replayed.value.accords).toEqual({
      ...NO_ACCORDS,
      ruling: { seq: 2, ...SAID, act: 'time', gives: { red: 60_000 } },
    });
  });
});

test('a pause of the players’ own stands when a call is dismissed', () => {
  const paused = { ...NO_ACCORDS, paused: true };
  expect(rulingRefusal(race.sides, paused, { ...SAID, act: 'dismiss' })).toBeNull();
  expect(afterRuling(paused, { ...SAID, act: 'dismiss' }, 7).paused).toBe(true);
});

test('what nobody has moved in and what an arbiter has made void count as not played, and nothing else', () => {
  expect([VOIDED, ABANDONED, RULED, 'draw-agreed', 'time'].filter(isVoid)).toEqual([VOIDED, ABANDONED]);
});
