/**
 * Calls for an arbiter. What one decides goes into the log of the match, is durable there, and then into the audit: a call whose
 * arbiter, or whose process, was gone between the two is looked after by the next round.
 */
import { type Ruling, toHex } from '@warbeacon/kernel';
import { type Call, rulingWishSchema, type RulingWish } from '@warbeacon/protocol';
import type { z } from 'zod';
import type { CommandAnswer } from '../match/answers.ts';
import type { RandomBytes } from '../match/new-match.ts';
import { RoomRefused } from '../rooms/room-refused.ts';
import type { BenchQuestion } from '../rooms/bench-question.ts';
import type { AccountStore, StoredAccount } from '../storage/accounts.ts';
import type { AnsweringRow, CallStore } from '../storage/calls.ts';
import type { StoredMatch } from '../storage/stored-match.ts';
import type { AuditTable } from '../storage/tables-order.ts';

/** Milliseconds after which an answer that has not come to an end is looked into; longer than one may take. */
const STUCK_AFTER = 60_000;
/** Of those, in one round. */
const AT_ONCE = 50;
/** Milliseconds for which an arbiter may still look at a match after a call in it was settled. */
const LOOKS_ON = 3_600_000;

export type CallRefusal =
  | 'not-seated'
  | 'no-opponent'
  | 'not-started'
  | 'game-over'
  | 'time-left'
  | 'called-already'
  | 'unknown-call'
  | 'own-case'
  | 'settled-already';

export interface CallsParts {
  readonly store: CallStore;
  readonly accounts: Pick<AccountStore, 'byPerson'>;
  readonly random: RandomBytes;
  readonly now: () => number;
  /** Asks the host of the match, wherever it is. */
  readonly askBench: (matchId: string, question: BenchQuestion) => Promise<CommandAnswer>;
}

type Wish = z.output<typeof rulingWishSchema>;

export class Calls {
  readonly #parts: CallsParts;
  readonly store: CallStore;

  constructor(parts: CallsParts) {
    this.#parts = parts;
    this.store = parts.store;
  }

  /** Of a player, in a match that is being played against somebody. */
  async call(
    personId: string,
    match: StoredMatch,
    { reason, words }: { readonly reason: Call['reason']; readonly words: string },
  ): Promise<CallRefusal | undefined> {
    const { now, random } = this.#parts;
    const own = match.seats.find(({ sessionId }) => sessionId === personId);
    if (own === undefined) return 'not-seated';
    if (match.seats.some(({ computer }) => computer)) return 'no-opponent';
    if (match.status !== 'live') return match.status === 'open' ? 'not-started' : 'game-over';
    if (reason === 'time' && (match.deadline === null || match.deadline > now())) return 'time-left';
    const call = { id: toHex(random(16)), at: now(), matchId: match.id, by: personId, side: own.side, reason, words };
    return (await this.store.add(call)) ? undefined : 'called-already';
  }

  /** Whether somebody with a role may look at a match that others may not see: somebody has called, and it is not their own case. */
  async mayLook(personId: string, matchId: string): Promise<boolean> {
    // The arbiters of an event need not be called to its matches.
    if (await this.store.isOrganiser(personId, matchId)) return !(await this.store.hasStake(personId, matchId));
    const role = (await this.#parts.accounts.byPerson(personId))?.role ?? 'player';
    if (role === 'player') return false;
    const isCalled = await this.store.isAnyIn(matchId, this.#parts.now() - LOOKS_ON);
    return isCalled && !(await this.store.hasStake(personId, matchId));
  }

  /** By an arbiter who has nothing to do with the match; what its host refuses is left for another answer. */
  async answer(
    { personId }: StoredAccount,
    id: string,
    wish: Wish,
  ): Promise<CallRefusal | CommandAnswer['refusal'] | undefined> {
    const { askBench, now } = this.#parts;
    const call = await this.store.callOf(id);
    if (call === undefined) return 'unknown-call';
    if (await this.store.hasStake(personId, call.match_id)) return 'own-case';
    const answer = JSON.stringify(wish);
    const nth = await this.store.begin(id, personId, now(), answer);
    if (nth === undefined) return 'settled-already';
    const begun = { ...call, answers: nth, answered_by: personId, answer };
    try {
      const given = await askBench(call.match_id, { do: 'rule', ruling: rulingOf(begun) });
      // Of a match that has ended meanwhile there is nothing left to decide.
      if (given.ok || (wish.act === 'dismiss' && given.refusal?.code === 'game-over')) return await this.#finish(begun);
      // Whether it was saved nobody knows yet: the next round finds out.
      if (given.refusal?.code !== 'save-unknown') await this.store.reopen(id);
      return given.refusal;
    } catch (error) {
      if (error instanceof RoomRefused) await this.store.reopen(id);
      throw error;
    }
  }

  /** Brings to an end what was begun and left; returns how many there were. */
  async lookAfterStuck(): Promise<number> {
    const stuck = await this.store.stuck(this.#parts.now() - STUCK_AFTER, AT_ONCE);
    for (const call of stuck) {
      if (await this.store.isInLog(call.match_id, rulingOf(call).call)) await this.#finish(call);
      else await this.store.reopen(call.id);
    }
    return stuck.length;
  }

  async #finish(call: AnsweringRow): Promise<undefined> {
    const wish = rulingWishSchema.parse(JSON.parse(call.answer));
    const entry: AuditTable = {
      id: toHex(this.#parts.random(16)),
      at: this.#parts.now(),
      by_id: call.answered_by,
      act: 'ruled',
      about_id: call.by_id,
      details: `${inWords(wish)}, match ${call.match_id}: ${wish.words}`,
    };
    await this.store.finish(call.id, wish.act === 'pause' ? 'open' : 'settled', entry);
  }
}

/** As it goes into the log: each answer to a call has a name of its own, so that none is carried out twice. */
function rulingOf({ id, answers, answer }: AnsweringRow): Ruling {
  return { ...rulingWishSchema.parse(JSON.parse(answer)), call: `${id}-${answers}` };
}

function inWords(wish: RulingWish): string {
  switch (wish.act) {
    case 'time': {
      const given = Object.entries(wish.gives).map(([side, ms]) => `${Math.round(ms / 1000)} seconds to ${side}`);
      return given.join(', ');
    }
    case 'end':
      if (!wish.counts) return 'not counted';
      return wish.winner === null ? 'a draw' : `a win for ${wish.winner}`;
    default:
      return { pause: 'paused', resume: 'resumed', dismiss: 'dismissed' }[wish.act];
  }
}
