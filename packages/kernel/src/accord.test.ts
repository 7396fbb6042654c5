/** What two players agree on: what each may say when, what becomes of it, and how a record proves it. */
import { describe, expect, test } from 'vitest';
import {
  type About,
  type Accords,
  type AccordStep,
  accordRefusal,
  accordsAtPly,
  afterAccord,
  NO_ACCORDS,
  type Proposal,
  QUIET_PLIES,
} from './accord.ts';
import { toHex } from './bytes.ts';
import { commitment, diceKey, streamDice } from './dice.ts';
import { DRAW_AGREED } from './ends.ts';
import { rulesHash, stateHash } from './hash.ts';
import { parseRaceCommand, type RaceCommand, type RaceSide, race } from './race.fixture.ts';
import { type LogBody, type LogEntry, type Milestone, nextEntry, replay, replaying } from './record.ts';
import { submit } from './submit.ts';
import { keepSteps, type Step, takeBackAgreed } from './takeback.ts';
import { verifying } from './verify.ts';

const DRAW: Proposal = { about: 'draw' };
const PAUSE: Proposal = { about: 'pause' };
const TAKEBACK: Proposal = { about: 'takeback' };
const CLOCK: Proposal = { about: 'clock', clock: { kind: 'days', bank: 5, refill: 2, cap: 7 } };
const NO_CLOCK: Proposal = { about: 'clock', clock: null };
const EVERYTHING = [DRAW, PAUSE, TAKEBACK, CLOCK, NO_CLOCK];

/** What two sides say to each other at some ply, as `replay` takes it. */
class Talk {
  accords: Accords = NO_ACCORDS;
  ply = 0;
  #next = 1;

  why(act: AccordStep['act'], side: string, what: Proposal, proposal = this.idOf(what.about)) {
    return accordRefusal(this.accords, { act, side, proposal, what }, this.ply);
  }

  /** The code of the refusal; nothing, where it was said. */
  say(act: AccordStep['act'], side: string, what: Proposal): string | undefined {
    const proposal = act === 'propose' ? this.#next++ : this.idOf(what.about);
    const refusal = this.why(act, side, what, proposal);
    if (refusal) return refusal.code;
    this.accords = afterAccord(this.accords, { act, side, proposal, what }, this.ply);
    return undefined;
  }

  idOf(about: About): number {
    return this.accords.open.find(({ what }) => what.about === about)?.id ?? 0;
  }

  goOn(plies: number): this {
    for (let i = 0; i < plies; i++) this.accords = accordsAtPly(this.accords, ++this.ply);
    return this;
  }

  get open(): readonly string[] {
    return this.accords.open.map(({ by, what }) => `${by} ${what.about}`);
  }
}

describe.each(EVERYTHING)('who proposes %o', (what) => {
  test('waits for the answer, and nobody proposes the like meanwhile', () => {
    const talk = new Talk();
    expect(talk.say('propose', 'red', what)).toBeUndefined();
    expect(talk.accords.open).toEqual([{ id: 1, by: 'red', what, ply: 0 }]);
    expect(talk.why('propose', 'red', what)).toMatchObject({
      code: 'proposal-open',
      message: 'You have proposed that already. Wait for the answer, or withdraw it.',
    });
    expect(talk.why('propose', 'blue', what)).toMatchObject({
      code: 'proposal-open',
      message: 'Your opponent proposes the like. Answer that first.',
    });
  });

  test('may withdraw it, and neither accept nor decline it', () => {
    const talk = new Talk();
    talk.say('propose', 'red', what);
    for (const act of ['accept', 'decline'] as const) expect(talk.say(act, 'red', what)).toBe('no-proposal');
    expect(talk.why('accept', 'red', what)?.message).toContain('for your opponent to answer');
    expect(talk.say('withdraw', 'red', what)).toBeUndefined();
    expect(talk.open).toEqual([]);
    expect(talk.say('accept', 'blue', what)).toBe('no-proposal');
  });

  test('has it accepted or declined by the other side, which cannot withdraw it, and once', () => {
    for (const act of ['accept', 'decline'] as const) {
      const talk = new Talk();
      talk.say('propose', 'red', what);
      expect(talk.say('withdraw', 'blue', what)).toBe('no-proposal');
      expect(talk.why('withdraw', 'blue', what)?.message).toContain('accept or decline it');
      expect(talk.say(act, 'blue', what)).toBeUndefined();
      expect(talk.open).toEqual([]);
      for (const again of ['accept', 'decline'] as const) expect(talk.say(again, 'blue', what)).toBe('no-proposal');
    }
  });

  test('is quiet for some plies after it was declined or withdrawn, while the other side may propose it', () => {
    for (const [act, by] of [
      ['decline', 'blue'],
      ['withdraw', 'red'],
    ] as const) {
      const talk = new Talk();
      talk.say('propose', 'red', what);
      talk.say(act, by, what);
      expect(talk.why('propose', 'red', what)).toMatchObject({
        code: 'proposal-too-soon',
        message: `You have proposed that a short while ago. You can again after ${QUIET_PLIES} moves.`,
      });
      expect(talk.say('propose', 'blue', what)).toBeUndefined();
      talk.say('withdraw', 'blue', what);
      talk.goOn(QUIET_PLIES - 1);
      expect(talk.why('propose', 'red', what)?.message).toContain('after 1 moves');
      talk.goOn(1);
      expect(talk.say('propose', 'red', what)).toBeUndefined();
    }
  });

  test('proposes nothing else by it', () => {
    for (const other of EVERYTHING.filter(({ about }) => about !== what.about)) {
      const talk = new Talk();
      talk.say('propose', 'red', what);
      expect(talk.why('accept', 'blue', other, talk.idOf(what.about))).toMatchObject({
        code: 'no-proposal',
        message: 'That proposal does not stand any more.',
      });
      expect(talk.say('propose', 'blue', other)).toBeUndefined();
      expect(talk.open).toEqual([`red ${what.about}`, `blue ${other.about}`]);
    }
  });
});

describe('a pause', () => {
  const paused = () => {
    const talk = new Talk();
    talk.say('propose', 'red', PAUSE);
    talk.say('accept', 'blue', PAUSE);
    return talk;
  };

  test('begins when it is agreed on, and either side ends it', () => {
    for (const side of ['red', 'blue']) {
      const talk = paused();
      expect(talk.accords.paused).toBe(true);
      expect(talk.say('resume', side, PAUSE)).toBeUndefined();
      expect(talk.accords.paused).toBe(false);
      expect(talk.say('resume', side, PAUSE)).toBe('not-paused');
    }
  });

  test('is not proposed in a pause, ends with the next command, and leaves other proposals as they are', () => {
    const talk = paused();
    talk.goOn(0).say('propose', 'red', DRAW);
    for (const side of ['red', 'blue']) expect(talk.say('propose', side, PAUSE)).toBe('paused-already');
    talk.goOn(1);
    expect([talk.accords.paused, talk.open]).toEqual([false, ['red draw']]);
  });

  test('that was declined is none', () => {
    const talk = new Talk();
    talk.say('propose', 'red', PAUSE);
    talk.say('decline', 'blue', PAUSE);
    expect(talk.accords.paused).toBe(false);
    expect(talk.say('resume', 'blue', PAUSE)).toBe('not-paused');
  });
});

describe('a ply', () => {
  test('makes it void to take back what came before, and lets every other proposal stand', () => {
    const talk = new Talk();
    for (const what of [DRAW, PAUSE, TAKEBACK, CLOCK]) talk.say('propose', 'red', what);
    talk.goOn(1);
    expect(talk.open).toEqual(['red draw', 'red pause', 'red clock']);
    expect(talk.say('accept', 'blue', TAKEBACK)).toBe('no-proposal');
    expect(talk.say('propose', 'red', TAKEBACK)).toBeUndefined();
  });

  test('by which all is said and done leaves nothing to be kept', () => {
    const talk = new Talk();
    talk.say('propose', 'red', CLOCK);
    talk.say('accept', 'blue', CLOCK);
    expect(talk.accords).not.toBe(NO_ACCORDS);
    expect(talk.goOn(1).accords).toBe(NO_ACCORDS);
    expect(talk.goOn(1).accords).toBe(NO_ACCORDS);
  });
});

const SECRET = new Uint8Array(32).fill(9);
const NO_BYTES = new Uint8Array(0);
const KEY = diceKey({ matchId: 'm', secret: SECRET, rulesHash: rulesHash(race), anchors: [NO_BYTES, NO_BYTES] });

/** A race written down as it is played, with what its players say. */
class Written {
  readonly log: LogEntry[] = [];
  state = race.create({ start: 0 });
  steps: readonly Step<typeof this.state>[] = [];
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

  play(side: RaceSide, type: RaceCommand['type']): this {
    const index = this.#index++;
    const command: RaceCommand = { type };
    const done = submit(race, this.state, side, command, streamDice(KEY, { index }));
    if (!done.ok) throw new Error(done.error.message);
    const { state, events, dice } = done.value;
    this.steps = keepSteps(race, this.steps, { side, before: this.state, after: state, events });
    this.state = state;
    const said = { commandId: `c${index}`, moverLink: '', opponentLink: '' };
    return this.write({ kind: 'command', index, side, command, dice, stateHash: stateHash(state), ...said });
  }

  say(act: AccordStep['act'], side: string, what: Proposal, proposal = this.lastProposal): this {
    return this.write({ kind: 'accord', act, side, what, proposal, stateHash: stateHash(this.state) });
  }

  propose(side: string, what: Proposal): this {
    return this.say('propose', side, what, this.log.length);
  }

  /** The other side lets `side` take its last command back. */
  letTakeBack(side: RaceSide): this {
    const other = side === 'red' ? 'blue' : 'red';
    this.propose(side, TAKEBACK);
    const proposal = this.lastProposal;
    const back = takeBackAgreed(this.steps, side);
    if (back) [this.state, this.steps] = [race.clone(back.step.before), back.left];
    return this.say('accept', other, TAKEBACK, proposal);
  }

  close(winner: RaceSide | null, reason: string): this {
    return this.write({ kind: 'close', winner, reason, secret: toHex(SECRET) });
  }

  get lastProposal(): number {
    return this.log.findLast(({ body }) => body.kind === 'accord' && body.act === 'propose')?.seq ?? -1;
  }

  get replayed() {
    return replay(race, this.log, parseRaceCommand, SECRET);
  }

  /** Where the record departs from the truth, and the code of it. */
  get fault(): readonly [seq: number, code: string] | undefined {
    const { replayed } = this;
    return replayed.ok ? undefined : [replayed.error.seq, replayed.error.code];
  }

  get last(): number {
    return this.log.length - 1;
  }
}

/** Everything that can be said, each at a moment at which it can, and a draw in the end. */
const everythingSaid = () =>
  new Written()
    .propose('red', DRAW)
    .say('decline', 'blue', DRAW)
    .play('red', 'walk')
    .propose('red', TAKEBACK)
    .say('withdraw', 'red', TAKEBACK)
    .propose('blue', PAUSE)
    .say('accept', 'red', PAUSE)
    .say('resume', 'blue', PAUSE)
    .play('blue', 'walk')
    .propose('red', CLOCK)
    .say('accept', 'blue', CLOCK)
    .letTakeBack('blue')
    .propose('red', NO_CLOCK)
    .play('blue', 'walk')
    .say('decline', 'blue', NO_CLOCK)
    .propose('blue', DRAW)
    .say('accept', 'red', DRAW)
    .close(null, DRAW_AGREED);

describe('the record of a match in which players agreed', () => {
  test('replays to its end, with all that was said', () => {
    const written = everythingSaid();
    const { replayed, state, log } = written;
    if (!replayed.ok) throw new Error(replayed.error.message);
    expect(replayed.value.state).toEqual(state);
    expect(replayed.value.ply).toBe(4);
    expect(replayed.value.turns.map(({ side, entry }) => `${side} ${entry.body.kind}`)).toEqual([
      'red command',
      'blue command',
      'blue accord',
      'blue command',
    ]);
    expect(log.flatMap(({ body }) => (body.kind === 'accord' ? body.act : []))).toHaveLength(15);
  });

  test('may be cut off anywhere, and replays on from there', () => {
    const { log } = everythingSaid();
    for (let at = 2; at < log.length; at++) {
      const part = replay(race, log.slice(0, at), parseRaceCommand, SECRET);
      if (!part.ok) throw new Error(part.error.message);
      const { last, ...milestone } = part.value;
      if (!('stateHash' in last.body)) continue;
      const from: Milestone<typeof milestone.state> = milestone;
      const [first] = log;
      if (!first) throw new Error('nothing was written');
      const steps = replaying(race, [first, ...log.slice(at - 1)], parseRaceCommand, {
        secret: SECRET,
        from,
      });
      let step = steps.next();
      while (step.done !== true) step = steps.next();
      expect(step.value, `from entry ${at - 1}`).toMatchObject({ ok: true, value: { ply: 4 } });
    }
  });

  test('tells what is open, what is quiet and whether it is paused', () => {
    const { replayed } = new Written()
      .propose('red', DRAW)
      .say('decline', 'blue', DRAW)
      .propose('blue', PAUSE)
      .say('accept', 'red', PAUSE)
      .propose('blue', CLOCK);
    expect(replayed).toMatchObject({
      value: {
        accords: {
          open: [{ id: 5, by: 'blue', what: CLOCK, ply: 0 }],
          quiet: [
            ['red draw', QUIET_PLIES],
            ['blue pause', 1],
          ],
          paused: true,
        },
      },
    });
  });
});

describe('a take-back by consent', () => {
  test('gives the position before one’s last command, and takes along what was commanded since', () => {
    const written = new Written().play('red', 'walk').play('blue', 'walk').letTakeBack('red');
    expect(written.state.at).toEqual({ red: 0, blue: 0 });
    expect(written.replayed).toMatchObject({ value: { ply: 3, steps: [], state: { at: { red: 0, blue: 0 } } } });
    expect(written.play('red', 'walk').replayed).toMatchObject({
      value: { ply: 4, state: { at: { red: 1, blue: 0 } } },
    });
  });

  test('gives no die back: the next throw has an index of its own', () => {
    const written = new Written().play('red', 'walk').letTakeBack('red').play('red', 'run');
    expect(written.replayed).toMatchObject({ value: { nextIndex: 2 } });
  });

  test('never goes past a die, whoever threw it', () => {
    for (const written of [new Written().play('red', 'run'), new Written().play('red', 'walk').play('blue', 'run')]) {
      written.letTakeBack('red');
      expect(written.fault).toEqual([written.last, 'no-takeback']);
    }
  });

  test('never goes past what one has done, nor past an earlier one', () => {
    const nothingDone = new Written().play('red', 'walk').letTakeBack('blue');
    expect(nothingDone.fault).toEqual([nothingDone.last, 'no-takeback']);
    const twice = new Written().play('red', 'walk').letTakeBack('red').letTakeBack('red');
    expect(twice.fault).toEqual([twice.last, 'no-takeback']);
  });

  test('that was proposed before another command is void', () => {
    const written = new Written().play('red', 'walk').propose('red', TAKEBACK).play('blue', 'walk');
    expect(written.say('accept', 'blue', TAKEBACK).fault).toEqual([4, 'no-proposal']);
  });
});

describe('an agreement that was tampered with', () => {
  test('is found in any byte of it where the chain was left as it was', () => {
    const { log } = everythingSaid();
    const changes: readonly ((body: LogBody) => object)[] = [
      () => ({ side: 'nobody' }),
      (body) => ('act' in body && body.act === 'accept' ? { act: 'decline' } : { act: 'accept' }),
      () => ({ proposal: 77 }),
      () => ({ what: { about: 'clock', clock: { kind: 'days', bank: 9, refill: 2, cap: 9 } } }),
      () => ({ stateHash: '0'.repeat(64) }),
    ];
    const accords = log.filter(({ body }) => body.kind === 'accord');
    for (const { seq } of accords)
      for (const change of changes) {
        const forged = log.map((entry) =>
          entry.seq === seq ? { ...entry, body: { ...entry.body, ...change(entry.body) } } : entry,
        );
        expect(findings(forged)).toMatchObject({ ok: false, fault: { seq, code: 'broken-chain' } });
      }
  });

  test('is missed where it was left out', () => {
    const { log } = everythingSaid();
    const said = log.filter(({ body }) => body.kind === 'accord');
    const found = said.map(({ seq }) => findings(log.filter((entry) => entry.seq !== seq)));
    expect(found.map((each) => (each.ok ? 'sound' : [each.fault.seq, each.fault.code]))).toEqual(
      said.map(({ seq }) => [seq, 'broken-chain']),
    );
  });

  test.each<[string, Written, string]>([
    ['says somebody who does not play', new Written().propose('green', DRAW), 'unknown-side'],
    ['has the number of another entry', new Written().say('propose', 'red', DRAW, 7), 'malformed'],
    ['is made twice', new Written().propose('red', DRAW).propose('blue', DRAW), 'proposal-open'],
    ['accepts what one has proposed', new Written().propose('red', DRAW).say('accept', 'red', DRAW), 'no-proposal'],
    ['declines what one has proposed', new Written().propose('red', DRAW).say('decline', 'red', DRAW), 'no-proposal'],
    [
      'withdraws what the other proposed',
      new Written().propose('red', DRAW).say('withdraw', 'blue', DRAW),
      'no-proposal',
    ],
    ['accepts what nobody has proposed', new Written().say('accept', 'blue', DRAW, 0), 'no-proposal'],
    ['accepts something else', new Written().propose('red', PAUSE).say('accept', 'blue', DRAW), 'no-proposal'],
    [
      'proposes again too soon',
      new Written().propose('red', DRAW).say('decline', 'blue', DRAW).propose('red', DRAW),
      'proposal-too-soon',
    ],
    ['ends no pause', new Written().say('resume', 'red', PAUSE, 0), 'not-paused'],
    [
      'pauses in a pause',
      new Written().propose('red', PAUSE).say('accept', 'blue', PAUSE).propose('blue', PAUSE),
      'paused-already',
    ],
    [
      'agrees on a draw that nobody accepted',
      new Written().propose('red', DRAW).close(null, DRAW_AGREED),
      'wrong-result',
    ],
    [
      'agrees on a draw that was declined',
      new Written().propose('red', DRAW).say('decline', 'blue', DRAW).close(null, DRAW_AGREED),
      'wrong-result',
    ],
    [
      'gives a draw to one of the two',
      new Written().propose('red', DRAW).say('accept', 'blue', DRAW).close('red', DRAW_AGREED),
      'wrong-result',
    ],
    [
      'ends a match otherwise that was drawn',
      new Written().propose('red', DRAW).say('accept', 'blue', DRAW).close('red', 'resignation'),
      'wrong-result',
    ],
    [
      'plays on after a draw',
      new Written().propose('red', DRAW).say('accept', 'blue', DRAW).play('red', 'walk'),
      'wrong-result',
    ],
    [
      'takes back another state',
      new Written().play('red', 'walk').propose('red', TAKEBACK).say('accept', 'blue', TAKEBACK),
      'wrong-state',
    ],
  ])('is found where it %s, though the chain was made anew', (_what, written, code) => {
    expect(written.fault).toEqual([written.last, code]);
  });

  test('is none where nothing was tampered with', () => {
    expect(findings(everythingSaid().log)).toMatchObject({
      ok: true,
      commands: 3,
      closed: true,
      diceChecked: true,
      outcome: null,
    });
  });
});

function findings(log: readonly LogEntry[]) {
  const steps = verifying(race, log, parseRaceCommand, () => 'run');
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}
