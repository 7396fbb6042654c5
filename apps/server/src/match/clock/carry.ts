/** What becomes of a position and its log when the players agree on something, or when time is given back; nothing is written yet. */
import type { RestAct } from '@warbeacon/clock';
import {
  accordRefusal,
  accordsAtPly,
  type AccordStep,
  afterAccord,
  DRAW_AGREED,
  err,
  type LogBody,
  nextEntry,
  ok,
  type Result,
  takeBackAgreed,
} from '@warbeacon/kernel';
import { type Carried, carryEnd, type Means, NO_TAKE_BACK } from '../carry-out.ts';
import type { Kept } from '../history.ts';
import type { Position } from '../load-match.ts';
import { sha256 } from '../sha256.ts';
import { Sight } from '../what-they-see.ts';
import { situationOf, tableAfter } from './table.ts';

/** What a player says. The number of a proposal that is made follows from the log. */
export type Said = Omit<AccordStep, 'proposal'> & { readonly proposal?: number };

export function carryAccord(means: Means, before: Position, said: Said): Result<Carried> {
  const { game, at, hashOf } = means;
  const { ply, last, accords, steps } = before;
  const { act, side, what, proposal = last.seq + 1 } = said;
  const step: AccordStep = { act, side, what, proposal };
  const refusal = accordRefusal(accords, step, ply);
  if (refusal) return err(refusal);
  const isBack = what.about === 'takeback' && act === 'accept';
  const by = accords.open.find(({ id }) => id === proposal)?.by ?? side;
  const back = takeBackAgreed(steps, by);
  if (what.about === 'takeback' && act === 'propose' && back === undefined) return err(NO_TAKE_BACK);
  if (isBack && back === undefined) return err(NO_TAKE_BACK);
  const state = isBack && back !== undefined ? back.step.before : before.state;
  const body: LogBody = { kind: 'accord', ...step, stateHash: hashOf(state) };
  const entry = nextEntry(last, at, body, sha256);
  const agreed = afterAccord(accords, step, ply);
  if (!isBack || back === undefined) {
    const table = tableAfter(before.table, entry, game.rules.sides, () => situationOf(game, before.sight));
    const position: Position = { ...before, last: entry, stateSeq: entry.seq, accords: agreed, table };
    const carried: Carried = { position, entries: [entry], happenings: [], winner: null };
    return ok(
      act === 'accept' && what.about === 'draw'
        ? carryEnd(means, carried, { winner: null, reason: DRAW_AGREED })
        : carried,
    );
  }
  const sight = new Sight(game, state, { before: before.sight });
  const position: Position = {
    ...before,
    state,
    last: entry,
    stateSeq: entry.seq,
    ply: ply + 1,
    steps: back.left,
    accords: accordsAtPly(agreed, ply + 1),
    table: tableAfter(before.table, entry, game.rules.sides, () => situationOf(game, sight)),
    sight,
  };
  const happening: Kept = {
    ply: position.ply,
    side: by,
    at,
    events: [],
    tookBack: true,
    before: sight.lookingBack(before.sight),
  };
  return ok({ position, entries: [entry], happenings: [happening], winner: null });
}

/** What becomes of the clocks, and of nothing else. */
export type ClockAct =
  | { readonly act: 'start' | 'refund'; readonly ms: number }
  | { readonly act: 'hand'; readonly side: string }
  | { readonly act: 'rest'; readonly side: string; readonly does: RestAct };

export function carryClock({ game, at, hashOf }: Means, before: Position, what: ClockAct): Carried {
  const body: LogBody = { kind: 'clock', ...what, stateHash: hashOf(before.state) };
  const entry = nextEntry(before.last, at, body, sha256);
  const table = tableAfter(before.table, entry, game.rules.sides, () => situationOf(game, before.sight));
  return {
    position: { ...before, last: entry, stateSeq: entry.seq, table },
    entries: [entry],
    happenings: [],
    winner: null,
  };
}
