/** What the players of a live match say to each other through its host: proposals and answers, and a claim when time is over. */
import { claimant, type ClockState, deadline, type RestAct, type RestFault, restFault } from '@warbeacon/clock';
import { areBothChained, type Proposal, type Refusal, type Result } from '@warbeacon/kernel';
import type { AccordsCell, ClockCell } from '@warbeacon/protocol';
import { serverRefusal } from '../../refusals.ts';
import type { CommandAnswer } from '../answers.ts';
import { type Carried, carryEnd, type Means, stillIn } from '../carry-out.ts';
import type { Position } from '../load-match.ts';
import { stale } from '../refusals.ts';
import { Bench } from './bench.ts';
import { carryAccord, carryClock, type Said } from './carry.ts';

const NO_CLOCK_RUNS = serverRefusal('no-clock', 'This match has no clock that runs, so no time can be over.');
const TIME_LEFT = serverRefusal(
  'time-left',
  'Your opponent\u2019s time is not over. When it is, you may claim the win, or go on waiting.',
);
const NO_REST: Readonly<Record<RestFault, Refusal>> = {
  'no-rest': serverRefusal('no-rest', 'Only in a match over weeks, while its clock runs, can one rest.'),
  'no-vacation': serverRefusal('no-vacation', 'You have no vacation left in this match.'),
  'away-already': serverRefusal('away-already', 'You are away already.'),
  'not-away': serverRefusal('not-away', 'You are not away.'),
  'quiet-too-long': serverRefusal('quiet-too-long', 'Quiet hours are half a day at most.'),
  'quiet-too-soon': serverRefusal('quiet-too-soon', 'You have set your quiet hours within the last seven days.'),
};
const NOBODY_TO_ASK = serverRefusal(
  'no-opponent',
  'There is nobody else here to agree to anything: people with a seat each do.',
);
const NO_SUCH = serverRefusal('no-proposal', 'That proposal does not stand any more.');

/** The host of the match, as far as it is needed by who speaks at its table. */
export interface Desk {
  inTurn<T>(work: () => Promise<T>): Promise<T>;
  /** Why nothing at all can be done now, or `null`. */
  unplayable(): Promise<Refusal | null>;
  position(): Position;
  means(): Means;
  /** Nobody else is there to agree to anything. */
  isAlone(): boolean;
  commit(carried: Carried): Promise<CommandAnswer>;
  refused(refusal: Refusal): CommandAnswer;
  /** Milliseconds of the time since `at` in which no server was there. */
  lostSince(at: number): Promise<number>;
}

export class Agreements {
  readonly #desk: Desk;
  /** What is decided by who does not play. */
  readonly bench: Bench;

  constructor(desk: Desk) {
    this.#desk = desk;
    this.bench = new Bench(desk);
  }

  /** Gives the match up: the other side wins. */
  async resign(side: string, ply: number): Promise<CommandAnswer> {
    return await this.#do(ply, ({ game }) => {
      const winner = game.rules.sides.find((other) => other !== side) ?? null;
      return { ok: true, value: { winner, reason: 'resignation' } };
    });
  }

  /** Wins on time, when the time of the other side is over and its own is not. */
  async claim(side: string, ply: number): Promise<CommandAnswer> {
    return await this.#do(ply, ({ at }, { table: { clock } }) => {
      if (clock === null) return { ok: false, error: NO_CLOCK_RUNS };
      if (claimant(clock, at) !== side) return { ok: false, error: TIME_LEFT };
      return { ok: true, value: { winner: side, reason: 'time' } };
    });
  }

  async propose(side: string, ply: number, what: Proposal): Promise<CommandAnswer> {
    return await this.#say(() => ({ act: 'propose', side, what }), what.about === 'takeback' ? ply : undefined);
  }

  async answer(side: string, proposal: number, yes: boolean): Promise<CommandAnswer> {
    return await this.#about(side, proposal, yes ? 'accept' : 'decline');
  }

  async withdraw(side: string, proposal: number): Promise<CommandAnswer> {
    return await this.#about(side, proposal, 'withdraw');
  }

  async resume(side: string): Promise<CommandAnswer> {
    return await this.#say(() => ({ act: 'resume', side, what: { about: 'pause' }, proposal: 0 }));
  }

  /** In a match over weeks: is away, comes back, or says when they sleep. */
  async rest(side: string, does: RestAct): Promise<CommandAnswer> {
    const desk = this.#desk;
    return await desk.inTurn(async () => {
      const refusal = await desk.unplayable();
      if (refusal) return desk.refused(refusal);
      const [means, { table }] = [desk.means(), desk.position()];
      const fault = table.clock === null ? 'no-rest' : restFault(table.clock, side, does, means.at);
      if (fault !== null) return desk.refused(NO_REST[fault]);
      return await desk.commit(carryClock(means, desk.position(), { act: 'rest', side, does }));
    });
  }

  /** To be called in turn, when the match is opened or a seat has been taken: starts the clocks, and gives lost time back. */
  async keepTime(): Promise<void> {
    if ((await this.#desk.unplayable()) !== null) return;
    const { clock, awaits } = this.#desk.position().table;
    if (awaits !== null) {
      const { dice, game } = this.#desk.means();
      // Nothing can be played before both have their part in the dice.
      if (dice.terms === 'strict' && !areBothChained(game.rules.sides, this.#desk.position().chains)) return;
      await this.#desk.commit(carryClock(this.#desk.means(), this.#desk.position(), { act: 'start', ms: 0 }));
      return;
    }
    if (clock === null || deadline(clock) === null) return;
    const lost = await this.#desk.lostSince(clock.at);
    if (lost > 0)
      await this.#desk.commit(carryClock(this.#desk.means(), this.#desk.position(), { act: 'refund', ms: lost }));
  }

  async #about(side: string, proposal: number, act: 'accept' | 'decline' | 'withdraw'): Promise<CommandAnswer> {
    return await this.#say(({ accords }) => {
      const what = accords.open.find(({ id }) => id === proposal)?.what;
      return what && { act, side, proposal, what };
    });
  }

  async #say(say: (position: Position) => Said | undefined, ply?: number): Promise<CommandAnswer> {
    const desk = this.#desk;
    return await desk.inTurn(async () => {
      const refusal = (await desk.unplayable()) ?? (desk.isAlone() ? NOBODY_TO_ASK : null);
      if (refusal) return desk.refused(refusal);
      const position = desk.position();
      if (ply !== undefined && ply !== position.ply) return desk.refused(stale(position.ply));
      const said = say(position);
      if (said === undefined) return desk.refused(NO_SUCH);
      const carried = carryAccord(desk.means(), position, said);
      return carried.ok ? await desk.commit(carried.value) : desk.refused(carried.error);
    });
  }

  async #do(
    ply: number,
    end: (means: Means, position: Position) => Result<{ readonly winner: string | null; readonly reason: string }>,
  ): Promise<CommandAnswer> {
    const desk = this.#desk;
    return await desk.inTurn(async () => {
      const refusal = await desk.unplayable();
      if (refusal) return desk.refused(refusal);
      const position = desk.position();
      if (ply !== position.ply) return desk.refused(stale(position.ply));
      const means = desk.means();
      const ended = end(means, position);
      return ended.ok ? await desk.commit(carryEnd(means, stillIn(position), ended.value)) : desk.refused(ended.error);
    });
  }
}

/** Of the clock what everybody may know; nothing in it ticks. */
export function clockCell({ table: { clock } }: Position): ClockCell {
  return clock === null ? null : told(clock);
}

function told(clock: ClockState): ClockCell {
  const { setting, left, at, running, reserve, paused, rest } = clock;
  return { setting, left, at, running: [...running], reserve, paused, rest, deadline: deadline(clock) };
}

export function accordsCell({ accords: { open, paused, held, ruling } }: Position): AccordsCell {
  return {
    open: open.map(({ id, by, what }) => ({ id, by, what })),
    paused,
    ...(held === true ? { held } : {}),
    ...(ruling === undefined ? {} : { ruling }),
  };
}
