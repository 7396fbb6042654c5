/**
 * The part that players have in the dice: of each side a hash chain, pledged and anchored in the log, one link of which goes into
 * the dice of each command. What the log says of them is reckoned here, for whoever writes it and for whoever plays it again.
 */
import { concat, fromHex, lengthPrefixed, toHex } from './bytes.ts';
import { previousLink } from './dice.ts';
import { ownSha256, type Sha256 } from './hash.ts';
import { err, ok, type Refusal, type Result, refuse } from './result.ts';

/**
 * What is agreed on about the dice. `shared`: a link of who moves goes into each command, where they have a chain. `strict`: both
 * sides have one, and a link of each goes into every command.
 */
export type DiceTerms = 'shared' | 'strict';

/** As far as the log has come. Bytes in hexadecimal; empty where there are none yet. */
export interface Chain {
  /** Hash of the anchor that is to come. */
  readonly pledge: string;
  /** Link 0. */
  readonly anchor: string;
  /** The chain's length. */
  readonly links: number;
  /** Links that have been revealed. */
  readonly used: number;
  /** The link that was revealed last, or the anchor. */
  readonly head: string;
  /** How often the side has pledged, and links of its own that went with refused commands, in all its chains. */
  readonly pledges: number;
  readonly spent: number;
}

/** By side; none of a side that has said nothing. */
export type Chains = Readonly<Record<string, Chain>>;
export const NO_CHAINS: Chains = {};

/** What is needed for longer than any match; a log that says so of a chain is not made to keep more. */
export const LONGEST_CHAIN = 1_000_000;
const NO_CHAIN: Chain = { pledge: '', anchor: '', links: 0, used: 0, head: '', pledges: 0, spent: 0 };
const HASH = /^[0-9a-f]{64}$/;

/** What binds a side to its anchor before it has seen the other one's. */
export function pledgeOf(matchId: string, side: string, anchor: string, hash: Sha256 = ownSha256): string {
  return hash(
    concat(
      lengthPrefixed('dice/v1/pledge'),
      lengthPrefixed(matchId),
      lengthPrefixed(side),
      lengthPrefixed(fromHex(anchor)),
    ),
  );
}

/** The two anchors in the order of the sides; of no bytes where there is none. */
export function anchorsOf(sides: readonly string[], chains: Chains): readonly [Uint8Array, Uint8Array] {
  const [first = '', second = ''] = sides;
  return [fromHex(chains[first]?.anchor ?? ''), fromHex(chains[second]?.anchor ?? '')];
}

/** `side` binds itself to an anchor, its first one or one for a chain in place of the present one. */
export function afterPledge(chains: Chains, side: string, pledge: string): Result<Chains> {
  if (!HASH.test(pledge)) return err(refuse('malformed', 'A pledge is a hash of 64 hexadecimal digits.'));
  const before = chains[side] ?? NO_CHAIN;
  return ok({ ...chains, [side]: { ...before, pledge, pledges: before.pledges + 1 } });
}

export interface Anchor {
  readonly side: string;
  readonly anchor: string;
  readonly links: number;
}

/** The chain of a side begins. Without `terms` nobody pledges. */
export function afterAnchor(
  {
    terms,
    matchId,
    other,
  }: { readonly terms: DiceTerms | undefined; readonly matchId: string; readonly other: string },
  chains: Chains,
  { side, anchor, links }: Anchor,
): Result<Chains> {
  if (!HASH.test(anchor)) return err(refuse('malformed', 'An anchor is a hash of 64 hexadecimal digits.'));
  if (!Number.isInteger(links) || links < 1 || links > LONGEST_CHAIN)
    return err(refuse('malformed', `A chain has from 1 to ${LONGEST_CHAIN} links.`));
  if (terms !== undefined) {
    const pledge = chains[side]?.pledge ?? '';
    if (pledge === '') return err(refuse('no-pledge', 'An anchor must be pledged before it is shown.'));
    if (pledgeOf(matchId, side, anchor) !== pledge)
      return err(refuse('wrong-anchor', 'The anchor is not the one that was pledged.'));
  }
  if (terms === 'strict' && !hasSpoken(chains[other]))
    return err(refuse('no-pledge', 'Neither anchor is shown before both are pledged.'));
  const before = chains[side] ?? NO_CHAIN;
  return ok({ ...chains, [side]: { ...before, pledge: '', anchor, links, used: 0, head: anchor } });
}

const hasSpoken = (chain: Chain | undefined): boolean =>
  chain !== undefined && (chain.pledge !== '' || chain.anchor !== '');

/** Both sides have a chain: a strict match can be played. */
export function areBothChained(sides: readonly string[], chains: Chains): boolean {
  return sides.every((side) => (chains[side]?.anchor ?? '') !== '');
}

export interface Links {
  readonly moverLink: string;
  readonly opponentLink: string;
  /** The command was given by orders that the player had left; nobody was there to reveal a link. */
  readonly byOrders?: true | undefined;
}

export const NO_LINKS: Links = { moverLink: '', opponentLink: '' };

interface Seat {
  readonly side: string;
  readonly other: string;
}

/**
 * The links of one command of `side` are revealed. A side that has a chain leaves none out: a server that could leave one out
 * when it liked could choose between two throws. Orders that were left beforehand have none, and there are none in a strict match.
 */
export function afterLinks(terms: DiceTerms | undefined, chains: Chains, seat: Seat, links: Links): Result<Chains> {
  const next = revealed(chains, seat, links);
  if (!next.ok) return next;
  const isChained = (chains[seat.side]?.anchor ?? '') !== '';
  const mayLack = terms !== 'strict' && (!isChained || (links.byOrders === true && terms === 'shared'));
  if (links.moverLink === '' && !mayLack)
    return err(refuse('missing-link', 'The link of the side that moves is missing.'));
  if (links.opponentLink === '' && terms === 'strict')
    return err(refuse('missing-link', 'The link of the other side is missing, and the match is strict.'));
  return next;
}

/** The command whose links they are was refused: they are spent all the same. */
export function afterSpent(chains: Chains, seat: Seat, links: Links): Result<Chains> {
  const next = revealed(chains, seat, links);
  if (!next.ok) return next;
  const chain = next.value[seat.side] ?? NO_CHAIN;
  if (links.moverLink === '')
    return chain.anchor === '' ? next : err(refuse('missing-link', 'The link of the side that moves is missing.'));
  return ok({ ...next.value, [seat.side]: { ...chain, spent: chain.spent + 1 } });
}

function revealed(chains: Chains, { side, other }: Seat, { moverLink, opponentLink }: Links): Result<Chains> {
  let next = chains;
  for (const [owner, link] of [
    [side, moverLink],
    [other, opponentLink],
  ] as const) {
    if (link === '') continue;
    const chain = next[owner] ?? NO_CHAIN;
    const refusal = linkFault(chain, link);
    if (refusal) return err(refusal);
    next = { ...next, [owner]: { ...chain, head: link, used: chain.used + 1 } };
  }
  return ok(next);
}

function linkFault({ head, links, used }: Chain, link: string): Refusal | null {
  if (head === '' || !HASH.test(link) || toHex(previousLink(fromHex(link))) !== head)
    return refuse('wrong-link', 'The link does not continue its chain.');
  if (used >= links) return refuse('chain-spent', 'The chain has no more links; another one must be anchored.');
  return null;
}
