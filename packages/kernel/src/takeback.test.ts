import { describe, expect, test } from 'vitest';
import { toHex } from './bytes.ts';
import { commitment, diceKey, streamDice } from './dice.ts';
import { rulesHash, stateHash } from './hash.ts';
import { type LogBody, type LogEntry, nextEntry, replay } from './record.ts';
import { err, ok, refuse } from './result.ts';
import type { Rules } from './rules.ts';
import { submit } from './submit.ts';
import { keepSteps, type Step, STEPS_KEPT, takeBack } from './takeback.ts';

type Side = 'red' | 'blue';
type Command = 'count' | 'roll' | 'pass';
interface Tally {
  side: Side;
  count: number;
}

/** Count as often as you like, roll to add a die, pass to end at ninety or let the other side go on. */
const tally: Rules<Tally, Command, { readonly rolled: number } | { readonly counted: number }, Tally, Side> = {
  id: 'tally',
  version: '1',
  title: 'Tally',
  sides: ['red', 'blue'],
  create: () => ({ side: 'red', count: 0 }),
  deciders: (s) => (s.count >= 90 ? [] : [s.side]),
  actors: () => [],
  legal: () => ['count', 'roll', 'pass'],
  check: () => null,
  apply(s, _side, command, ctx) {
    if (command === 'pass') s.side = s.side === 'red' ? 'blue' : 'red';
    else if (command === 'count') ctx.emit({ counted: ++s.count });
    else {
      const die = ctx.d6();
      s.count += die;
      ctx.emit({ rolled: die });
    }
  },
  step: () => false,
  clone: (s) => ({ ...s }),
  outcome: (s) => (s.count >= 90 ? { winner: s.side, reason: 'ninety', case: '1.1' } : null),
  view: (s) => s,
  redact: (event) => event,
  reveals: (event) => 'rolled' in event,
  offer: (_s, _side, command) => ({ command }),
};

const parse = (json: unknown) =>
  json === 'count' || json === 'roll' || json === 'pass' ? ok<Command>(json) : err(refuse('bad-command', 'No.'));

/** A match written down as it is played, with take-backs. */
class Match {
  readonly secret = new Uint8Array(32).fill(7);
  readonly key = diceKey({
    matchId: 'm',
    secret: this.secret,
    rulesHash: rulesHash(tally),
    anchors: [new Uint8Array(0), new Uint8Array(0)],
  });
  readonly log: LogEntry[] = [];
  state = tally.create({});
  steps: readonly Step<Tally>[] = [];
  index = 0;

  constructor() {
    this.write({
      kind: 'open',
      matchId: 'm',
      game: 'tally',
      rulesVersion: '1',
      rulesHash: toHex(rulesHash(tally)),
      options: {},
      commitment: toHex(commitment('m', this.secret)),
      stateHash: stateHash(this.state),
    });
  }

  write(body: LogBody): void {
    this.log.push(nextEntry(this.log[this.log.length - 1], 0, body));
  }

  play(side: Side, ...commands: Command[]): this {
    for (const command of commands) {
      const index = this.index++;
      const done = submit(tally, this.state, side, command, streamDice(this.key, { index }));
      if (!done.ok) throw new Error(done.error.message);
      const { state: after, events, dice } = done.value;
      this.steps = keepSteps(tally, this.steps, { side, before: this.state, after, events });
      this.state = after;
      const links = { moverLink: '', opponentLink: '' };
      this.write({
        kind: 'command',
        index,
        side,
        commandId: `c${index}`,
        command,
        ...links,
        dice,
        stateHash: stateHash(after),
      });
    }
    return this;
  }

  takeBack(side: Side): boolean {
    const step = takeBack(this.steps, side);
    if (!step) return false;
    this.state = step.before;
    this.steps = this.steps.slice(0, -1);
    this.write({ kind: 'takeback', side, commandId: 'back', stateHash: stateHash(this.state) });
    return true;
  }
}

describe('taking back', () => {
  test('gives the previous state, step by step', () => {
    const match = new Match().play('red', 'count', 'count');
    expect(match.takeBack('red')).toBe(true);
    expect(match.state).toEqual({ side: 'red', count: 1 });
    expect(match.takeBack('red')).toBe(true);
    expect(match.takeBack('red')).toBe(false);
    expect(match.state).toEqual({ side: 'red', count: 0 });
  });

  test('stops at a die', () => {
    const match = new Match().play('red', 'count', 'roll');
    expect(match.takeBack('red')).toBe(false);
    expect(match.play('red', 'count').takeBack('red')).toBe(true);
    expect(match.takeBack('red')).toBe(false);
  });

  test("stops at another side's decision, and is the mover's alone", () => {
    const match = new Match().play('red', 'count', 'pass');
    expect(match.takeBack('red')).toBe(false);
    match.play('blue', 'count');
    expect(match.takeBack('red')).toBe(false);
    expect(match.takeBack('blue')).toBe(true);
  });

  test('stops at the end of the game', () => {
    const match = new Match().play('red', ...Array.from({ length: 90 }, () => 'count' as const));
    expect(tally.outcome(match.state)).not.toBeNull();
    expect(match.takeBack('red')).toBe(false);
  });

  test('reaches a march of fifty back, and no further than is kept', () => {
    const match = new Match().play('red', ...Array.from({ length: 80 }, () => 'count' as const));
    let back = 0;
    while (match.takeBack('red')) back++;
    expect([back, match.state.count]).toEqual([STEPS_KEPT, 80 - STEPS_KEPT]);
    expect(STEPS_KEPT).toBeGreaterThan(50);
  });

  test('is part of the record: a replay takes it back too, and the dice after it are those of their own index', () => {
    const match = new Match().play('red', 'count', 'count');
    match.takeBack('red');
    match.play('red', 'roll', 'count', 'pass');
    const replayed = replay(tally, match.log, parse, match.secret);
    expect(replayed).toMatchObject({
      ok: true,
      value: { state: match.state, ply: 6, nextIndex: 5, diceChecked: true },
    });
  });

  test('a record that takes back what was revealed is found out', () => {
    const match = new Match().play('red', 'count', 'roll');
    match.write({ kind: 'takeback', side: 'red', commandId: 'back', stateHash: stateHash({ side: 'red', count: 1 }) });
    expect(replay(tally, match.log, parse)).toMatchObject({ ok: false, error: { seq: 3, code: 'no-takeback' } });
  });

  test('a take-back that claims another position is found out', () => {
    const match = new Match().play('red', 'count');
    match.write({ kind: 'takeback', side: 'red', commandId: 'back', stateHash: stateHash({ side: 'red', count: 9 }) });
    expect(replay(tally, match.log, parse)).toMatchObject({ ok: false, error: { seq: 2, code: 'wrong-state' } });
  });
});
