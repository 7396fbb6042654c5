/** What is decided in a match by who does not play it: an arbiter, and the server itself when nobody is there. */
import { claimant, claimDue } from '@warbeacon/clock';
import { ABANDONED, afterRuling, endOf, nextEntry, type Ruling, rulingRefusal } from '@warbeacon/kernel';
import { serverRefusal } from '../../refusals.ts';
import type { CommandAnswer } from '../answers.ts';
import { type Carried, carryEnd, type Means, stillIn } from '../carry-out.ts';
import type { Position } from '../load-match.ts';
import { HELD } from '../refusals.ts';
import { sha256 } from '../sha256.ts';
import type { Desk } from './agreements.ts';
import { situationOf, tableAfter } from './table.ts';

const NO_CLOCK_RUNS = serverRefusal('no-clock', 'No clock runs in this match, so no time can be given.');
const NOT_YET = serverRefusal('time-left', 'The time for that has not come.');

export class Bench {
  readonly #desk: Desk;

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  /** Carries out what an arbiter has decided; the same a second time is answered as the first. */
  async rule(ruling: Ruling): Promise<CommandAnswer> {
    return await this.#do((means, position) => {
      if (position.accords.ruling?.call === ruling.call) return 'done';
      if (ruling.act === 'time' && position.table.clock === null) return NO_CLOCK_RUNS;
      // Whoever decides something else while the match is paused has it go on.
      const goesOn = position.accords.held === true && (ruling.act === 'time' || ruling.act === 'dismiss');
      const { call, words } = ruling;
      const begun = stillIn(position);
      const carried = goesOn ? carryRuling(means, begun, { call, words, act: 'resume' }) : begun;
      const refusal = rulingRefusal(means.game.rules.sides, carried.position.accords, ruling);
      return refusal ?? carryRuling(means, carried, ruling);
    });
  }

  /** Claims the win for the side that waits, where the players have agreed that the server does. */
  async claim(): Promise<CommandAnswer> {
    return await this.#do((means, { table: { clock } }, still) => {
      const due = clock === null ? null : claimDue(clock);
      const winner = clock === null ? null : claimant(clock, means.at);
      if (due === null || due > means.at || winner === null) return NOT_YET;
      return carryEnd(means, still, { winner, reason: 'time' });
    });
  }

  /** Closes a match in whose log nothing has come after so many entries but what its opening brings; it counts as not played. */
  async abandon(entries: number): Promise<CommandAnswer> {
    return await this.#do((means, { last: { seq, body } }, still) => {
      const isAlone =
        seq < entries || (seq === entries && body.kind === 'clock' && (body.act === 'start' || body.act === 'refund'));
      return isAlone ? carryEnd(means, still, { winner: null, reason: ABANDONED }) : NOT_YET;
    });
  }

  /** Ends a match that somebody has left for good: they lose it, or where it does not count it was not played. */
  async leave(gone: readonly string[], counts: boolean): Promise<CommandAnswer> {
    return await this.#do((means, _position, still) => {
      const stay = means.game.rules.sides.filter((side) => !gone.includes(side));
      const [winner] = stay;
      return counts && winner !== undefined && stay.length === 1
        ? carryEnd(means, still, { winner, reason: 'resignation' })
        : carryEnd(means, still, { winner: null, reason: ABANDONED });
    });
  }

  /** A pause of an arbiter's, in which the players can do nothing, keeps nobody from it who does not play. */
  async #do(
    work: (means: Means, position: Position, still: Carried) => Carried | CommandAnswer['refusal'] | 'done',
  ): Promise<CommandAnswer> {
    const desk = this.#desk;
    return await desk.inTurn(async () => {
      const refusal = await desk.unplayable();
      if (refusal && refusal !== HELD) return desk.refused(refusal);
      const position = desk.position();
      const done = work(desk.means(), position, stillIn(position));
      if (done === 'done' || done === undefined) return { ok: true, ply: position.ply };
      return 'code' in done ? desk.refused(done) : await desk.commit(done);
    });
  }
}

function carryRuling(means: Means, carried: Carried, ruling: Ruling): Carried {
  const { game, at, hashOf } = means;
  const { position: before, entries } = carried;
  const body = { kind: 'arbiter' as const, ...ruling, stateHash: hashOf(before.state) };
  const entry = nextEntry(before.last, at, body, sha256);
  const decided: Carried = {
    ...carried,
    position: {
      ...before,
      last: entry,
      stateSeq: entry.seq,
      accords: afterRuling(before.accords, ruling, entry.seq),
      table: tableAfter(before.table, entry, game.rules.sides, () => situationOf(game, before.sight)),
    },
    entries: [...entries, entry],
  };
  const end = endOf(ruling);
  return end === null ? decided : carryEnd(means, decided, end);
}
