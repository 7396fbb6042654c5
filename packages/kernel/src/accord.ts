/**
 * What two players agree on outside the rules: one of them proposes something, the other one answers. One pattern for all of
 * it, written down in the log, so that a replay checks it too. Knows no clock: its measure is the ply.
 */
import type { Json } from './json.ts';
import { type Refusal, refuse } from './result.ts';
import type { Ruling } from './ruling.ts';

/** What can be proposed. `clock` brings the setting with it, which the host of the match reads; `null` for no clock. */
export type Proposal =
  | { readonly about: 'draw' }
  | { readonly about: 'pause' }
  | { readonly about: 'takeback' }
  | { readonly about: 'clock'; readonly clock: Json };
export type About = Proposal['about'];

/** `resume` ends a pause: whoever has agreed to one need not agree to its end. */
export type AccordAct = 'propose' | 'withdraw' | 'decline' | 'accept' | 'resume';

export interface OpenProposal {
  /** The number of the log's entry that made it. */
  readonly id: number;
  readonly by: string;
  readonly what: Proposal;
  readonly ply: number;
}

export interface Accords {
  readonly open: readonly OpenProposal[];
  /** The first ply at which a side may propose something again, by `side about`. */
  readonly quiet: readonly (readonly [key: string, ply: number])[];
  readonly paused: boolean;
  /** The pause is an arbiter's: nobody but an arbiter ends it, and nothing is played meanwhile. */
  readonly held?: boolean;
  /** What an arbiter has decided last, and in which entry of the log. */
  readonly ruling?: Ruling & { readonly seq: number };
}

export const NO_ACCORDS: Accords = { open: [], quiet: [], paused: false };

/** Plies before what was declined or withdrawn may be proposed again. */
export const QUIET_PLIES = 6;

/** One step of it, as it stands in the log. `proposal` is the id of the one that it is about; its own when it makes one. */
export interface AccordStep {
  readonly act: AccordAct;
  readonly side: string;
  readonly proposal: number;
  readonly what: Proposal;
}

const keyOf = (side: string, about: About) => `${side} ${about}`;

/** Why that cannot be said now, or `null`. */
export function accordRefusal(
  { open, quiet, paused }: Accords,
  { act, side, proposal, what }: AccordStep,
  ply: number,
): Refusal | null {
  if (act === 'resume') return paused ? null : refuse('not-paused', 'The match is not paused.');
  if (act === 'propose') {
    const same = open.find((one) => one.what.about === what.about);
    if (same !== undefined)
      return same.by === side
        ? refuse('proposal-open', 'You have proposed that already. Wait for the answer, or withdraw it.')
        : refuse('proposal-open', 'Your opponent proposes the like. Answer that first.');
    if (what.about === 'pause' && paused) return refuse('paused-already', 'The match is paused already.');
    const from = quiet.find(([key]) => key === keyOf(side, what.about))?.[1] ?? 0;
    return ply < from
      ? refuse(
          'proposal-too-soon',
          `You have proposed that a short while ago. You can again after ${from - ply} moves.`,
        )
      : null;
  }
  const standing = open.find(({ id }) => id === proposal);
  if (standing === undefined || standing.what.about !== what.about)
    return refuse('no-proposal', 'That proposal does not stand any more.');
  if ((standing.by === side) !== (act === 'withdraw'))
    return standing.by === side
      ? refuse('no-proposal', 'The proposal is your own: it is for your opponent to answer.')
      : refuse('no-proposal', 'The proposal is not your own: you can accept or decline it.');
  return null;
}

/** After a step that is not refused. `ply` is the one before it. */
export function afterAccord(before: Accords, { act, side, proposal, what }: AccordStep, ply: number): Accords {
  if (act === 'resume') return { ...before, paused: false };
  if (act === 'propose') return { ...before, open: [...before.open, { id: proposal, by: side, what, ply }] };
  const by = before.open.find(({ id }) => id === proposal)?.by ?? side;
  const key = keyOf(by, what.about);
  return {
    ...before,
    open: before.open.filter(({ id }) => id !== proposal),
    quiet: [...before.quiet.filter(([one]) => one !== key), [key, ply + (act === 'accept' ? 1 : QUIET_PLIES)]],
    paused: before.paused || (act === 'accept' && what.about === 'pause'),
  };
}

/** After a ply: what was to be taken back is past, a pause is over, and what is no longer quiet is forgotten. */
export function accordsAtPly(before: Accords, ply: number): Accords {
  if (before === NO_ACCORDS) return before;
  const open = before.open.filter(({ what }) => what.about !== 'takeback');
  const quiet = before.quiet.filter(([, from]) => from > ply);
  return withRuling(before, open.length + quiet.length === 0 ? NO_ACCORDS : { open, quiet, paused: false });
}

/** When the match is over: what was proposed is past, what an arbiter has decided stands. */
export function accordsAtEnd(before: Accords): Accords {
  return withRuling(before, NO_ACCORDS);
}

function withRuling({ ruling }: Accords, accords: Accords): Accords {
  return ruling === undefined ? accords : { ...accords, ruling };
}
