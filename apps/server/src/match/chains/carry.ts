/** What becomes of a position and its log when a player has a part in the dice; nothing is written yet. */
import {
  afterAnchor,
  afterPledge,
  afterSpent,
  err,
  type Links,
  type LogBody,
  nextEntry,
  ok,
  type Result,
} from '@warbeacon/kernel';
import { type Carried, type Means, otherSide } from '../carry-out.ts';
import type { Position } from '../load-match.ts';
import { sha256 } from '../sha256.ts';
import { chainRefusal } from './refusals.ts';

export type ChainAct =
  | { readonly kind: 'pledge'; readonly pledge: string }
  | { readonly kind: 'anchor'; readonly anchor: string; readonly links: number };

export function carryChain(means: Means, before: Position, side: string, act: ChainAct): Result<Carried> {
  const { dice, game, hashOf } = means;
  const { terms, matchId } = dice;
  const other = otherSide(game, side);
  const chains =
    act.kind === 'pledge'
      ? afterPledge(before.chains, side, act.pledge)
      : afterAnchor({ terms, matchId, other }, before.chains, { side, anchor: act.anchor, links: act.links });
  if (!chains.ok) return err(chainRefusal(chains.error));
  const body: LogBody = { ...act, side, stateHash: hashOf(before.state) };
  const position = { ...before, chains: chains.value };
  return ok(added(means, { position, entries: [], happenings: [], winner: null }, body));
}

/** Refused commands of a side beyond these spend no more: the log is not to grow without end. */
const SPENT_MOST = 1000;

/** A command was refused after its links had been revealed: they and its index are spent all the same. */
export function carrySpent(means: Means, carried: Carried, side: string, { moverLink, opponentLink }: Links): Carried {
  const { position: before } = carried;
  if (moverLink === '' || (before.chains[side]?.spent ?? 0) >= SPENT_MOST) return carried;
  const { game, hashOf } = means;
  const seat = { side, other: otherSide(game, side) };
  const chains = afterSpent(before.chains, seat, { moverLink, opponentLink });
  if (!chains.ok) return carried;
  const index = before.nextIndex;
  const body: LogBody = { kind: 'spent', index, side, moverLink, opponentLink, stateHash: hashOf(before.state) };
  const position = { ...before, chains: chains.value, nextIndex: index + 1 };
  return added(means, { ...carried, position }, body);
}

function added({ at }: Means, { position, entries, happenings, winner }: Carried, body: LogBody): Carried {
  const entry = nextEntry(position.last, at, body, sha256);
  return {
    position: { ...position, last: entry, stateSeq: entry.seq },
    entries: [...entries, entry],
    happenings,
    winner,
  };
}
