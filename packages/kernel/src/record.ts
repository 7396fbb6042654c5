/**
 * The match record: an append-only log in which every entry carries the hash of the one before. The record is the
 * truth and memory a cache: a state is rebuilt by replaying it, and anybody can check it.
 */
import { type Accords, type AccordStep, accordRefusal, accordsAtPly, afterAccord, NO_ACCORDS } from './accord.ts';
import { begin } from './begin.ts';
import { concat, fromHex, lengthPrefixed, toHex } from './bytes.ts';
import {
  afterAnchor,
  afterLinks,
  afterPledge,
  afterSpent,
  anchorsOf,
  type Chains,
  type DiceTerms,
  NO_CHAINS,
} from './chains.ts';
import { commitment, diceKey, streamDice, trustedDice } from './dice.ts';
import { isSoundEnd } from './ends.ts';
import { carriesOn, ownSha256, type Sha256, stateHash } from './hash.ts';
import { canonicalJson, type Json } from './json.ts';
import { err, ok, type Refusal, type Result, refuse } from './result.ts';
import type { Rules } from './rules.ts';
import { afterRuling, endDecided, goesOnInSpite, type Ruling, rulingRefusal } from './ruling.ts';
import { play, why } from './submit.ts';
import { keepSteps, type Step, takeBack, takeBackAgreed } from './takeback.ts';

/** Hexadecimal of bytes; empty for none. */
type Hex = string;

export type LogBody<C = unknown> =
  /**
   * Always the first entry. `commitment` is C of the dice stream; `rulesHash` names the rules that were in force.
   * `position`: where play began, when not at the beginning; the options are then those of the position.
   */
  | {
      readonly kind: 'open';
      readonly matchId: string;
      readonly game: string;
      readonly rulesVersion: string;
      readonly rulesHash: Hex;
      readonly options: Readonly<Record<string, unknown>>;
      readonly position?: Json | undefined;
      /** The setting of the clock; left out where there is none. */
      readonly clock?: Json | undefined;
      /** Who may watch; left out where anybody may at once. */
      readonly watching?: Json | undefined;
      /** What is agreed on about the dice; left out where the players have pledged nothing. */
      readonly chains?: DiceTerms | undefined;
      readonly commitment: Hex;
      readonly stateHash: Hex;
    }
  /** A player is bound to the anchor that comes next. */
  | { readonly kind: 'pledge'; readonly side: string; readonly pledge: Hex; readonly stateHash: Hex }
  /** A player's contribution to the dice begins, or begins anew after a lost chain. `links` is the chain's length. */
  | {
      readonly kind: 'anchor';
      readonly side: string;
      readonly anchor: Hex;
      readonly links: number;
      readonly stateHash?: Hex | undefined;
    }
  /** A command that was carried out, the dice it drew and the hash of the state after it. */
  | {
      readonly kind: 'command';
      readonly index: number;
      readonly side: string;
      readonly commandId: string;
      readonly command: C;
      readonly moverLink: Hex;
      readonly opponentLink: Hex;
      readonly dice: readonly number[];
      /** It was given by orders that the player had left beforehand, who had no link to give. */
      readonly byOrders?: true | undefined;
      readonly stateHash: Hex;
    }
  /** A side takes its last command back; nothing had been revealed since. */
  | { readonly kind: 'takeback'; readonly side: string; readonly commandId: string; readonly stateHash: Hex }
  /** A command was refused after its link had been revealed: index and link are spent all the same. */
  | {
      readonly kind: 'spent';
      readonly index: number;
      readonly side: string;
      readonly moverLink: Hex;
      readonly opponentLink: Hex;
      readonly stateHash?: Hex | undefined;
    }
  /** The players say something to each other on which they may agree. The state is another one where a take-back was accepted. */
  | ({ readonly kind: 'accord'; readonly stateHash: Hex } & AccordStep)
  | ({ readonly kind: 'arbiter'; readonly stateHash: Hex } & Ruling)
  /** The clocks begin to run, or both sides get back the `ms` milliseconds that they lost while no server was there. */
  | { readonly kind: 'clock'; readonly act: 'start' | 'refund'; readonly ms: number; readonly stateHash: Hex }
  /** In a strict match: the clock of `side` runs, whose browser is waited for, until the next command or until it is back. */
  | { readonly kind: 'clock'; readonly act: 'hand'; readonly side: string; readonly stateHash: Hex }
  /** A player of a match over weeks is away or comes back, or says when they sleep. What `does` holds is the clock's. */
  | {
      readonly kind: 'clock';
      readonly act: 'rest';
      readonly side: string;
      readonly does: Json;
      readonly stateHash: Hex;
    }
  /** The match is over; the server's secret S is published. A resignation, a draw or a claim on time names its reason. */
  | { readonly kind: 'close'; readonly winner: string | null; readonly reason: string; readonly secret: Hex };

/** One row of the log. `at` is the server's clock in milliseconds since 1970. */
export interface LogEntry<C = unknown> {
  readonly seq: number;
  readonly at: number;
  readonly body: LogBody<C>;
  /** Hash of the entry before; 64 zeros for the first. */
  readonly prev: Hex;
  readonly hash: Hex;
}

const LABEL = lengthPrefixed('log/v1');
export const FIRST_PREV: Hex = '0'.repeat(64);

/** SHA-256 over the chain's label, the previous hash, the sequence number, the time and the body. */
export function entryHash(prev: Hex, seq: number, at: number, body: LogBody, hash: Sha256 = ownSha256): Hex {
  return hash(concat(LABEL, fromHex(prev), lengthPrefixed(canonicalJson({ at, body, seq }))));
}

/** The entry that continues a log after `last`. */
export function nextEntry<C>(
  last: LogEntry<C> | undefined,
  at: number,
  body: LogBody<C>,
  hash: Sha256 = ownSha256,
): LogEntry<C> {
  const seq = last === undefined ? 0 : last.seq + 1;
  const prev = last === undefined ? FIRST_PREV : last.hash;
  return { seq, at, body, prev, hash: entryHash(prev, seq, at, body, hash) };
}

/** Where a log has led to: all that is needed to go on from there without what came before. */
export interface Milestone<S> {
  readonly state: S;
  /** Number of commands carried out and taken back: it only ever grows. */
  readonly ply: number;
  /** The next index of the dice stream. */
  readonly nextIndex: number;
  /** What the players have put up to have a part in the dice. */
  readonly chains: Chains;
  /** What can be taken back. */
  readonly steps: readonly Step<S>[];
  /** What the players have said to each other on which they may agree. */
  readonly accords: Accords;
}

export interface Turn<C, E> {
  readonly entry: LogEntry<C>;
  readonly events: readonly E[];
  /** Whose command it was, or who took one back. */
  readonly side: string;
}

export interface Replayed<S, C, E> extends Milestone<S> {
  readonly last: LogEntry<C>;
  /** Every command and take-back that was played; a take-back, free or agreed on, has no events. */
  readonly turns: readonly Turn<C, E>[];
  /** Whether the secret was known, so that every die was thrown again; else the logged dice were taken on trust. */
  readonly diceChecked: boolean;
}

/** Where a record departs from the truth. */
export interface RecordFault extends Refusal {
  /** Sequence number of the entry at fault. */
  readonly seq: number;
  /** What should be recorded there and what is, where that can be said; dice, a number or a fingerprint. */
  readonly differs?: Differs;
}

export interface Differs {
  readonly what: 'number' | 'entry' | 'chain' | 'position' | 'dice' | 'index' | 'result' | 'rules';
  readonly expected: string;
  readonly found: string;
}

export interface ReplayOptions<S> {
  /** S of the dice; without it the logged dice are taken on trust and all else is checked. */
  readonly secret?: Uint8Array | undefined;
  /** Go on from here. The entries are then the opening one, the one that led here (which has a state hash), and those after it. */
  readonly from?: Milestone<S>;
  readonly hash?: Sha256;
  /** Is shown the state that play begins with, and the state after each command and each take-back; it is not its own to keep. */
  readonly seen?: (state: S) => void;
}

/**
 * Plays a log from its first entry and checks everything in it: chain, commitment, links, every die, every state hash,
 * the result. `secret` is S; without it (a match still being played, seen from outside) the logged dice are taken on
 * trust and all else is checked. `parse` turns a logged command into one the rules know.
 */
export function replay<S, C, E, V, Side extends string>(
  rules: Rules<S, C, E, V, Side>,
  entries: readonly LogEntry[],
  parse: (json: unknown) => Result<C>,
  secret?: Uint8Array,
): Result<Replayed<S, C, E>, RecordFault> {
  const steps = replaying(rules, entries, parse, { secret });
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/** As `replay`, entry by entry, so that whoever plays a long log can do other things in between. */
export function* replaying<S, C, E, V, Side extends string>(
  rules: Rules<S, C, E, V, Side>,
  entries: readonly LogEntry[],
  parse: (json: unknown) => Result<C>,
  { secret, from, hash = ownSha256, seen }: ReplayOptions<S>,
): Generator<undefined, Result<Replayed<S, C, E>, RecordFault>> {
  const first = entries[0];
  if (first?.body.kind !== 'open') return fault(0, 'no-opening', 'The record does not begin with its opening entry.');
  // The chain comes before everything that reads what the entries say, so that a changed byte is found where it stands.
  const broken = yield* chainFault(entries, from !== undefined, hash);
  if (broken) return err(broken);

  const open = first.body;
  if (open.game !== rules.id) return fault(0, 'other-game', `The record is of ${open.game}, not of ${rules.id}.`);
  if (!carriesOn(rules, open.rulesHash)) {
    const differs = { what: 'rules', expected: rules.version, found: open.rulesVersion } as const;
    return fault(0, 'other-rules', `The record was played under version ${open.rulesVersion} of the rules.`, differs);
  }
  const last = entries[entries.length - 1] ?? first;
  const published = last.body.kind === 'close' && last.body.secret !== '' ? last.body.secret : undefined;
  if (published !== undefined && !opensCommitment(open, published)) {
    return fault(last.seq, 'wrong-secret', 'The published secret does not fit the commitment.');
  }
  const s = secret ?? (published === undefined ? undefined : fromHex(published));
  if (s !== undefined && !opensCommitment(open, toHex(s))) {
    return fault(0, 'wrong-secret', 'The commitment is not to the secret of this match.');
  }

  const begun = from === undefined ? begin(rules, open.options, open.position) : ok(rules.clone(from.state));
  if (!begun.ok) return fault(0, begun.error.code, begun.error.message);
  let state = begun.value;
  const start = from === undefined ? first : (entries[1] ?? first);
  const begunHash = stateHash(state, hash);
  const begunAs = ('stateHash' in start.body ? start.body.stateHash : undefined) ?? '';
  if (begunHash !== begunAs) {
    const what = from === undefined ? 'The opening state' : `The state after entry ${start.seq}`;
    const differs = { what: 'position', expected: begunHash, found: begunAs } as const;
    return fault(start.seq, 'wrong-state', `${what} is not the one recorded.`, differs);
  }

  seen?.(state);

  const terms = open.chains;
  let chains = from?.chains ?? NO_CHAINS;
  const turns: Turn<C, E>[] = [];
  let steps: readonly Step<S>[] = from?.steps ?? [];
  let accords = from?.accords ?? NO_ACCORDS;
  /** How the match ends, as the entry before has decided. */
  let due = endDecided(first.body);
  const ply = () => (from?.ply ?? 0) + turns.length;
  let nextIndex = from?.nextIndex ?? 0;
  let key: Uint8Array | undefined;
  let lastEntry: LogEntry<C> = { ...first, body: open };
  const sidesOf = (name: string) => {
    const [first, second] = rules.sides;
    if (name === first) return { side: first, other: second };
    return name === second ? { side: second, other: first } : undefined;
  };
  const otherState = (recorded: Hex): Differs | undefined => {
    const now = stateHash(state, hash);
    return now === recorded ? undefined : { what: 'position', expected: now, found: recorded };
  };

  for (const { seq, body, ...rest } of entries.slice(entries.indexOf(start))) {
    yield;
    const decided = due;
    due = endDecided(body);
    if (seq === start.seq) {
      if (body.kind === 'command') {
        const command = parse(body.command);
        if (!command.ok) return fault(seq, command.error.code, `Entry ${seq}: ${command.error.message}`);
        lastEntry = { seq, body: { ...body, command: command.value }, ...rest };
      } else lastEntry = { seq, body, ...rest };
      continue;
    }
    const untimely = goesOnInSpite(decided, accords, body);
    if (untimely) return fault(seq, untimely.code, `Entry ${seq}: ${untimely.message}`);
    switch (body.kind) {
      case 'open':
        return fault(seq, 'second-opening', `Entry ${seq} opens the match again.`);
      case 'pledge':
      case 'anchor': {
        const seat = sidesOf(body.side);
        if (seat === undefined) return fault(seq, 'unknown-side', `Entry ${seq} names an unknown side.`);
        const next =
          body.kind === 'pledge'
            ? afterPledge(chains, body.side, body.pledge)
            : afterAnchor({ terms, matchId: open.matchId, other: seat.other }, chains, body);
        if (!next.ok) return fault(seq, next.error.code, `Entry ${seq}: ${next.error.message}`);
        chains = next.value;
        key = undefined;
        const elsewhere = body.stateHash === undefined ? undefined : otherState(body.stateHash);
        if (elsewhere) return fault(seq, 'wrong-state', `Entry ${seq} leads to another position.`, elsewhere);
        lastEntry = { seq, body, ...rest };
        break;
      }
      case 'spent':
      case 'command': {
        if (body.index !== nextIndex) {
          const differs = { what: 'index', expected: String(nextIndex), found: String(body.index) } as const;
          return body.index < nextIndex
            ? fault(seq, 'spent-index', `Entry ${seq} uses a dice index for the second time.`, differs)
            : fault(seq, 'skipped-index', `Entry ${seq} passes over a dice index.`, differs);
        }
        nextIndex = body.index + 1;
        const seat = sidesOf(body.side);
        if (seat === undefined) return fault(seq, 'unknown-side', `Entry ${seq} names an unknown side.`);
        const { side } = seat;
        const linked = body.kind === 'spent' ? afterSpent(chains, seat, body) : afterLinks(terms, chains, seat, body);
        if (!linked.ok) return fault(seq, linked.error.code, `Entry ${seq}: ${linked.error.message}`);
        chains = linked.value;
        if (body.kind === 'spent') {
          const elsewhere = body.stateHash === undefined ? undefined : otherState(body.stateHash);
          if (elsewhere) return fault(seq, 'wrong-state', `Entry ${seq} leads to another position.`, elsewhere);
          lastEntry = { seq, body, ...rest };
          break;
        }
        const command = parse(body.command);
        if (!command.ok) return fault(seq, command.error.code, `Entry ${seq}: ${command.error.message}`);
        const refusal = why(rules, state, side, command.value);
        if (refusal) return fault(seq, refusal.code, `Entry ${seq}: ${refusal.message}`);
        let dice = trustedDice(body.dice);
        if (s !== undefined) {
          key ??= diceKey({
            matchId: open.matchId,
            secret: s,
            rulesHash: fromHex(open.rulesHash),
            anchors: anchorsOf(rules.sides, chains),
          });
          dice = streamDice(key, {
            index: body.index,
            moverLink: fromHex(body.moverLink),
            opponentLink: fromHex(body.opponentLink),
          });
        }
        if (!body.dice.every((die) => die >= 1 && die <= 6)) {
          return fault(seq, 'wrong-dice', `Entry ${seq} records a die that has no such face.`);
        }
        const before = rules.clone(state);
        const events = play(rules, state, side, command.value, dice);
        if (dice.drawn.join() !== body.dice.join()) {
          const differs = { what: 'dice', expected: dice.drawn.join(' '), found: body.dice.join(' ') } as const;
          return fault(seq, 'wrong-dice', `Entry ${seq} records other dice than were thrown.`, differs);
        }
        const elsewhere = otherState(body.stateHash);
        if (elsewhere) return fault(seq, 'wrong-state', `Entry ${seq} leads to another position.`, elsewhere);
        lastEntry = { seq, body: { ...body, command: command.value }, ...rest };
        turns.push({ entry: lastEntry, events, side });
        accords = accordsAtPly(accords, ply());
        seen?.(state);
        steps = keepSteps(rules, steps, { side, before, after: state, events });
        break;
      }
      case 'takeback': {
        const step = takeBack(steps, body.side);
        if (!step) return fault(seq, 'no-takeback', `Entry ${seq} takes back what can no longer be taken back.`);
        state = rules.clone(step.before);
        steps = steps.slice(0, -1);
        const elsewhere = otherState(body.stateHash);
        if (elsewhere) return fault(seq, 'wrong-state', `Entry ${seq} leads to another position.`, elsewhere);
        lastEntry = { seq, body, ...rest };
        turns.push({ entry: lastEntry, events: [], side: body.side });
        accords = accordsAtPly(accords, ply());
        seen?.(state);
        break;
      }
      case 'accord': {
        const refusal = accordFault(rules.sides, accords, body, { seq, ply: ply() });
        if (refusal) return fault(seq, refusal.code, `Entry ${seq}: ${refusal.message}`);
        const by = accords.open.find(({ id }) => id === body.proposal)?.by ?? body.side;
        accords = afterAccord(accords, body, ply());
        const accepted = body.act === 'accept' ? body.what.about : null;
        lastEntry = { seq, body, ...rest };
        if (accepted === 'takeback') {
          const back = takeBackAgreed(steps, by);
          if (!back) return fault(seq, 'no-takeback', `Entry ${seq} takes back what can no longer be taken back.`);
          state = rules.clone(back.step.before);
          steps = back.left;
          turns.push({ entry: lastEntry, events: [], side: by });
          accords = accordsAtPly(accords, ply());
          seen?.(state);
        }
        const elsewhere = otherState(body.stateHash);
        if (elsewhere) return fault(seq, 'wrong-state', `Entry ${seq} leads to another position.`, elsewhere);
        break;
      }
      case 'arbiter':
      case 'clock': {
        if (body.kind === 'arbiter') {
          const refusal = rulingRefusal(rules.sides, accords, body);
          if (refusal) return fault(seq, refusal.code, `Entry ${seq}: ${refusal.message}`);
          accords = afterRuling(accords, body, seq);
        }
        const elsewhere = otherState(body.stateHash);
        if (elsewhere) return fault(seq, 'wrong-state', `Entry ${seq} leads to another position.`, elsewhere);
        lastEntry = { seq, body, ...rest };
        break;
      }
      case 'close': {
        if (seq !== last.seq) return fault(seq, 'early-close', `Entry ${seq} closes a match that goes on.`);
        const outcome = rules.outcome(state);
        const agrees =
          outcome === null
            ? body.winner === null || rules.sides.some((side) => side === body.winner)
            : outcome.winner === body.winner && outcome.reason === body.reason;
        if (!agrees || !isSoundEnd(body, decided))
          return fault(seq, 'wrong-result', `Entry ${seq} records another result than was played.`, {
            what: 'result',
            expected: outcome === null ? 'none by the rules' : `${outcome.winner ?? 'nobody'}, ${outcome.reason}`,
            found: `${body.winner ?? 'nobody'}, ${body.reason}`,
          });
        lastEntry = { seq, body, ...rest };
        break;
      }
    }
  }
  return ok({
    state,
    last: lastEntry,
    ply: (from?.ply ?? 0) + turns.length,
    nextIndex,
    chains,
    turns,
    steps,
    accords,
    diceChecked: s !== undefined,
  });
}

/** Why what an entry says of an agreement cannot have been said, or `null`. */
function accordFault(
  sides: readonly string[],
  accords: Accords,
  step: AccordStep,
  { seq, ply }: { readonly seq: number; readonly ply: number },
): Refusal | null {
  if (!sides.includes(step.side)) return refuse('unknown-side', 'There is no such side.');
  if (step.act === 'propose' && step.proposal !== seq)
    return refuse('malformed', 'A proposal has the number of its entry.');
  return accordRefusal(accords, step, ply);
}

const HEX_HASH = /^[0-9a-f]{64}$/;

function fault(seq: number, code: string, message: string, differs?: Differs) {
  return err<RecordFault>({ seq, code, message, ...(differs && { differs }) });
}

function opensCommitment(open: { readonly matchId: string; readonly commitment: Hex }, secret: Hex): boolean {
  return HEX_HASH.test(secret) && toHex(commitment(open.matchId, fromHex(secret))) === open.commitment;
}

/** The first entry that is not the one that was written, or `undefined` when the chain holds. `leap`: from a milestone on. */
function* chainFault(
  entries: readonly LogEntry[],
  leap: boolean,
  sha: Sha256,
): Generator<undefined, RecordFault | undefined> {
  let prev = FIRST_PREV;
  let seq = 0;
  for (const [place, entry] of entries.entries()) {
    // After the opening entry a log may be read from a milestone on; what stands before that is not looked at.
    if (place === 1 && leap) ({ prev, seq } = entry);
    yield;
    let hash: Hex;
    try {
      hash = entryHash(prev, seq, entry.at, entry.body, sha);
    } catch {
      return { seq, code: 'malformed', message: `Entry ${seq} holds what no log can hold.` };
    }
    if (entry.seq !== seq || entry.prev !== prev || entry.hash !== hash) {
      const differs: Differs =
        entry.seq !== seq
          ? { what: 'number', expected: String(seq), found: String(entry.seq) }
          : entry.prev !== prev
            ? { what: 'chain', expected: prev, found: entry.prev }
            : { what: 'entry', expected: entry.hash, found: hash };
      return { seq, code: 'broken-chain', message: `Entry ${seq} is not the one that was written.`, differs };
    }
    prev = hash;
    seq++;
  }
  return undefined;
}
