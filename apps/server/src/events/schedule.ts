/**
 * Does in events what is due without anybody asking for it: check-in opens, rounds are paired and published, their matches begin,
 * whoever has not come loses, deadlines are told. What is due stands in the database, and each thing that is done is an entry of the
 * event's log on condition of those before it: after a crash, and with several processes, it is done, and once.
 */
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { err, ok, type Result } from '@warbeacon/kernel';
import type { RandomBytes } from '../match/new-match.ts';
import type { NewLeg } from '../storage/events.ts';
import { type AnyAct, SCHEDULE } from './acts.ts';
import type { ComputerBoards } from './computer-boards.ts';
import { type Folded, levelOf, pairingOf, roundOf } from './folded.ts';
import { type CloseParts, closeBeside } from './close-matches.ts';
import { type DueLeg, legOf, legsToStart, matchOfLeg, type NoShow, peopleIn, personOf } from './legs.ts';
import type { DueReminder } from './due-reminders.ts';
import { type HeldLeg, nextStep, type Step } from './next-step.ts';
import { deadlineOf } from './wishes.ts';
import { serverRefusal } from '../refusals.ts';

const EVERY = 2000;
/** Events in one round, and milliseconds before one is tried again in which something has failed. */
const AT_ONCE = 100;
const AGAIN = 30_000;
/**
 * Matches that are begun together; how many times as long the server then rests, for others; and milliseconds of a rest at most.
 * Two hundred begin in a second and a half, or five on PostgreSQL, and whoever plays meanwhile hardly notices.
 */
const BEGUN_TOGETHER = 2;
const RESTS = 4;
const LONGEST_REST = 100;
/** Matches that are stopped, or let go, together. */
const HELD_TOGETHER = 10;

/** Steps after which the log may be as it was. */
const NEEDS_NO_ENTRY: ReadonlySet<Step['do']> = new Set(['look', 'remind']);

export interface ScheduleParts extends CloseParts {
  readonly boards: ComputerBoards;
  readonly random: RandomBytes;
  readonly now: () => number;
  /** Whether a match between these two may be rated. */
  readonly mayBeRated: (people: readonly string[]) => Promise<boolean>;
  /** Tells entrants that they are challenged, or that the time for their match ends. */
  readonly remind: (eventId: string, folded: Folded, reminder: DueReminder) => Promise<boolean>;
  /** Other things of events that are brought to an end now and then. */
  readonly besides: () => Promise<unknown>;
}

/** What is remembered of an event between two steps; none of it is needed. */
interface Memory {
  readonly there: Set<string>;
  readonly reminded: Set<string>;
  readonly refused: Set<Step['do']>;
  seq: number;
}

export class EventSchedule {
  readonly #parts: ScheduleParts;
  readonly #memory = new Map<string, Memory>();
  readonly #working = new Map<string, { again: boolean; work: Promise<void> }>();
  readonly #starting = new Map<string, { done: number; readonly of: number }>();
  #timer: NodeJS.Timeout | undefined;
  #round: Promise<unknown> = Promise.resolve();
  #isInRound = false;
  #stopped = true;

  constructor(parts: ScheduleParts) {
    this.#parts = parts;
    parts.events.onChanged((eventId) => this.soon(eventId));
  }

  start(every = EVERY): void {
    this.#stopped = false;
    const go = () => {
      if (this.#isInRound || this.#stopped) return;
      this.#isInRound = true;
      this.#round = this.round()
        .catch((error: unknown) => this.#parts.logger.warn({ err: error }, 'events could not be looked after'))
        .finally(() => (this.#isInRound = false));
    };
    this.#timer = setInterval(go, every);
    this.#timer.unref();
    go();
  }

  /** Returns when what was begun is done. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#timer);
    await this.#round;
    await Promise.all([...this.#working.values()].map(async ({ work }) => await work));
    await this.#parts.boards.stop();
  }

  /** What the schedules of all processes look after. */
  async round(): Promise<void> {
    const { events, now, boards, besides } = this.#parts;
    await events.takeResults();
    for (const eventId of await events.store.due(now(), AT_ONCE)) {
      if (this.#stopped) return;
      await this.#workOn(eventId);
    }
    await closeBeside(this.#parts);
    await boards.fill();
    await besides();
  }

  /** Something has happened in the event: what follows is done at once. */
  soon(eventId: string): void {
    if (!this.#stopped) void this.#workOn(eventId);
  }

  /** How many matches of those that are begun together have been. */
  starting(eventId: string): { readonly done: number; readonly of: number } | undefined {
    return this.#starting.get(eventId);
  }

  async #workOn(eventId: string): Promise<void> {
    const working = this.#working.get(eventId);
    if (working !== undefined) {
      working.again = true;
      return await working.work;
    }
    const mine = { again: false, work: Promise.resolve() };
    this.#working.set(eventId, mine);
    mine.work = (async () => {
      // What has happened has still to be told to whoever waits for it.
      await setImmediate();
      do {
        mine.again = false;
        await this.#steps(eventId);
      } while (mine.again && !this.#stopped);
    })()
      .catch(async (error: unknown) => {
        const { logger, events, now } = this.#parts;
        logger.warn({ err: error, eventId }, 'what is due in an event could not be done; it is tried again');
        const seq = await events.store.seqOf(eventId).catch(() => undefined);
        if (seq !== undefined) await events.store.setDue(eventId, seq, now() + AGAIN).catch(() => {});
      })
      .finally(() => this.#working.delete(eventId));
    await mine.work;
  }

  async #steps(eventId: string): Promise<void> {
    const { events, now, boards } = this.#parts;
    this.#memory.get(eventId)?.refused.delete('remind');
    while (!this.#stopped) {
      const folded = await events.read(eventId);
      if (folded === undefined) return;
      const memory = this.#memoryOf(eventId, folded.seq);
      const { step, at } = nextStep(folded, { now: now(), ...memory });
      if (step === undefined) {
        if (at === null) this.#memory.delete(eventId);
        await events.store.setDue(eventId, folded.seq, at);
        return;
      }
      const done = await this.#do(eventId, folded, step, memory);
      if (!done.ok) {
        const { code } = done.error;
        this.#parts.logger.info({ eventId, step: step.do, code }, 'what is due in an event waits for somebody');
        memory.refused.add(step.do);
      } else if (!NEEDS_NO_ENTRY.has(step.do) && (await events.store.seqOf(eventId)) === folded.seq) {
        // Nothing has come of it, and would not the next time.
        memory.refused.add(step.do);
      }
      if (step.do === 'start') void boards.fill();
    }
  }

  /** What was refused may be otherwise after something has happened. */
  #memoryOf(eventId: string, seq: number): Memory {
    let memory = this.#memory.get(eventId);
    if (memory === undefined) {
      memory = { there: new Set(), reminded: new Set(), refused: new Set(), seq };
      this.#memory.set(eventId, memory);
    }
    if (memory.seq !== seq) {
      memory.seq = seq;
      memory.refused.clear();
    }
    return memory;
  }

  async #do(eventId: string, folded: Folded, step: Step, memory: Memory): Promise<Result<unknown>> {
    const { events, now } = this.#parts;
    switch (step.do) {
      case 'open-check-in':
      case 'begin': {
        const act: AnyAct = { act: step.do };
        return await events.add(eventId, SCHEDULE, ({ state }) =>
          state.phase === folded.state.phase ? ok({ acts: [act] }) : ok({ acts: [] }),
        );
      }
      case 'pair':
        return await this.#pair(eventId, folded);
      case 'publish':
        return await events.add(eventId, SCHEDULE, (then) =>
          roundOf(then, step.round)?.state === 'proposed'
            ? ok({ acts: [{ act: 'publish', round: step.round, deadline: deadlineOf(then, now()) }] })
            : ok({ acts: [] }),
        );
      case 'close':
        return await events.add(eventId, SCHEDULE, (then) =>
          roundOf(then, step.round)?.state === 'published'
            ? ok({ acts: [{ act: 'close-round', round: step.round }] })
            : ok({ acts: [] }),
        );
      case 'start':
        return await this.#start(eventId, step.legs);
      case 'look':
        return await this.#lookFor(eventId, folded, step.legs, memory);
      case 'forfeit': {
        const { pairing, leg, match, result } = step;
        const reason = 'Left the event.';
        return await events.add(eventId, SCHEDULE, ({ seq }) =>
          seq === folded.seq
            ? ok({
                acts: [{ act: 'result', pairing, leg, result, match }],
                reason,
                ...(match === null ? {} : { tells: match }),
              })
            : ok({ acts: [] }),
        );
      }
      case 'hold':
        return await this.#hold(eventId, folded, step.legs);
      case 'act':
        return await events.add(eventId, SCHEDULE, ({ seq }) => ok({ acts: seq === folded.seq ? [step.act] : [] }));
      case 'remind':
        if (await this.#parts.remind(eventId, folded, step)) memory.reminded.add(step.key);
        else return err(serverRefusal('not-told', 'Nobody can be told just now.'));
        return ok(undefined);
    }
  }

  async #pair(eventId: string, folded: Folded): Promise<Result<unknown>> {
    const { events } = this.#parts;
    const proposed = await events.propose(eventId, folded);
    if (!proposed.ok) {
      // No round is left to be played.
      if (proposed.error.code !== 'no-more-rounds') return proposed;
      return await events.add(eventId, SCHEDULE, ({ state }) =>
        state.phase === 'running' ? ok({ acts: [{ act: 'finish' }] }) : ok({ acts: [] }),
      );
    }
    const act = proposed.value;
    // Where something has happened meanwhile it is paired anew.
    return await events.add(eventId, SCHEDULE, ({ seq }) => ok({ acts: seq === folded.seq ? [act] : [] }));
  }

  /** A few at a time, and as long again for everybody else. */
  async #start(eventId: string, all: readonly DueLeg[]): Promise<Result<unknown>> {
    let refusal: Result<unknown> = ok(undefined);
    const progress = { done: 0, of: all.length };
    this.#starting.set(eventId, progress);
    for (let from = 0; from < all.length && !this.#stopped; from += BEGUN_TOGETHER) {
      const began = performance.now();
      const some = all.slice(from, from + BEGUN_TOGETHER);
      const done = await this.#startSome(eventId, some);
      if (!done.ok) refusal = done;
      progress.done += some.length;
      await sleep(Math.min(RESTS * (performance.now() - began), LONGEST_REST));
    }
    this.#starting.delete(eventId);
    return refusal;
  }

  async #startSome(eventId: string, legs: readonly DueLeg[]): Promise<Result<unknown>> {
    const { events, games, random, now, mayBeRated } = this.#parts;
    const folded = await events.read(eventId);
    if (folded === undefined) return ok(undefined);
    const rated = new Set<string>();
    for (const { pairing } of legs) {
      if (folded.terms.rated && (await mayBeRated(peopleIn(folded, pairing)))) rated.add(pairing.id);
    }
    const ids = new Set(legs.map(({ pairing, leg }) => `${pairing.id}/${leg}`));
    let refusal: Result<never> | undefined;
    const done = await events.add(eventId, SCHEDULE, (then) => {
      const game = games.get(then.terms.game);
      if (game === undefined)
        return err(serverRefusal('unknown-game', 'The game of this event is not played here any more.'));
      const made: NewLeg[] = [];
      for (const due of legsToStart(then)) {
        if (!ids.has(`${due.pairing.id}/${due.leg}`)) continue;
        const rows = matchOfLeg(then, due, { game, random, now: now(), mayBeRated: rated.has(due.pairing.id) });
        if (rows.ok) made.push({ pairing: due.pairing.id, leg: due.leg, match: rows.value });
        else refusal = rows;
      }
      return ok({
        acts: made.map(({ pairing, leg, match }) => ({ act: 'start', pairing, leg, match: match[0].id })),
        legs: made,
      });
    });
    return refusal ?? done;
  }

  /** Whoever has not come to their board loses; where neither has, both do. */
  async #lookFor(eventId: string, folded: Folded, legs: readonly NoShow[], memory: Memory): Promise<Result<unknown>> {
    const { events } = this.#parts;
    let refusal: Result<unknown> = ok(undefined);
    for (const { pairing, leg, match } of legs) {
      // One that is over and not told yet has been played.
      if (await events.store.isOver(match)) {
        memory.there.add(match);
        continue;
      }
      const visitors = await events.store.visitors(match);
      const sides = legOf(pairing, leg)?.sides ?? [];
      const here = sides.filter((id) => {
        const person = personOf(folded.state, id);
        return person !== null && (levelOf(person) !== null || visitors.has(person));
      });
      const [winner] = here;
      if (here.length === sides.length) {
        memory.there.add(match);
        continue;
      }
      const result =
        winner === undefined ? ({ kind: 'double-loss' } as const) : ({ kind: 'walkover', winner } as const);
      const done = await events.add(eventId, SCHEDULE, (then) => {
        const now = legOf(pairingOf(then, pairing.id)?.pairing, leg);
        if (now?.match !== match || now.result !== null) return ok({ acts: [] });
        return ok({
          acts: [{ act: 'result', pairing: pairing.id, leg, result, match }],
          reason: 'Not at the board in time.',
          tells: match,
        });
      });
      // It is decided, or nothing comes of looking again.
      memory.there.add(match);
      if (!done.ok) refusal = done;
    }
    return refusal;
  }

  /** A few at a time: each is written down once its host has done it. */
  async #hold(eventId: string, folded: Folded, all: readonly HeldLeg[]): Promise<Result<unknown>> {
    const { events } = this.#parts;
    const legs = all.slice(0, HELD_TOGETHER);
    await Promise.all(
      legs.map(async ({ pairing, leg, match, held }) => {
        const call = `event-${eventId.slice(0, 8)}-${pairing}-${leg}`;
        await events.hold(match, call, held, whyHeld(folded, held));
      }),
    );
    return await events.add(eventId, SCHEDULE, () =>
      ok({ acts: legs.map(({ pairing, leg, held }) => ({ act: 'hold', pairing, leg, held })) }),
    );
  }
}

/** As both players read it at the board. */
function whyHeld({ state, pauses }: Folded, held: boolean): string {
  if (!held) return 'The match goes on.';
  return state.boardsStand
    ? `The event is paused: ${pauses.at(-1)?.reason ?? ''}`
    : 'An arbiter of the event was called.';
}
