/**
 * What an arbiter decides in a match of others: an entry of the log, with a reason in writing that both sides read. Who the arbiter
 * is does not stand in it: what is written in a record can never be taken out again.
 */
import type { Accords } from './accord.ts';
import { DRAW_AGREED, type End, RULED, VOIDED } from './ends.ts';
import type { LogBody } from './record.ts';
import { type Refusal, refuse } from './result.ts';

export type Ruling = {
  /** The id of the call that it answers. */
  readonly call: string;
  readonly words: string;
} & (
  | {
      readonly act: 'time';
      /** Milliseconds by side, beyond what the setting of the clock would give. */
      readonly gives: Readonly<Record<string, number>>;
    }
  /** A pause of the arbiter's stands until it is ended by one; `dismiss` leaves everything as it is. */
  | { readonly act: 'pause' | 'resume' | 'dismiss' }
  /** Without a winner it is a draw; where it does not count, the match is as if it had not been played. */
  | { readonly act: 'end'; readonly winner: string | null; readonly counts: boolean }
);

/** How the match ends by it, or `null` when it goes on. */
export function endOf(ruling: Ruling): End | null {
  if (ruling.act !== 'end') return null;
  return { winner: ruling.winner, reason: ruling.counts ? RULED : VOIDED };
}

/** How the match has to end in the entry after this one, or `null` when it goes on. */
export function endDecided(body: LogBody): End | null {
  if (body.kind === 'arbiter') return endOf(body);
  const drawn = body.kind === 'accord' && body.act === 'accept' && body.what.about === 'draw';
  return drawn ? { winner: null, reason: DRAW_AGREED } : null;
}

/** What no arbiter's pause lets by. Who takes part in the dice may do so meanwhile. */
const PLAY: ReadonlySet<LogBody['kind']> = new Set(['command', 'takeback', 'accord']);

/** Why `body` cannot stand where it stands: after what decided the end, or in a pause of an arbiter's. */
export function goesOnInSpite(due: End | null, { held }: Accords, body: LogBody): Refusal | null {
  if (due !== null && !(body.kind === 'close' && body.winner === due.winner && body.reason === due.reason))
    return refuse('wrong-result', 'It goes on after the end was decided.');
  return held === true && PLAY.has(body.kind)
    ? refuse('held-by-arbiter', 'It goes on while an arbiter has paused the match.')
    : null;
}

/** Why that cannot be decided now, or `null`. */
export function rulingRefusal(sides: readonly string[], { paused, held }: Accords, ruling: Ruling): Refusal | null {
  switch (ruling.act) {
    case 'time': {
      const given = Object.entries(ruling.gives);
      if (!given.every(([side]) => sides.includes(side))) return refuse('unknown-side', 'There is no such side.');
      return held === true ? refuse('held-by-arbiter', 'The pause has to be ended first.') : null;
    }
    case 'pause':
      return held === true ? refuse('paused-already', 'The match is paused already.') : null;
    case 'resume':
      return paused ? null : refuse('not-paused', 'The match is not paused.');
    case 'dismiss':
      return held === true ? refuse('held-by-arbiter', 'The pause has to be ended first.') : null;
    case 'end':
      if (ruling.winner !== null && !sides.includes(ruling.winner))
        return refuse('unknown-side', 'There is no such side.');
      return ruling.winner !== null && !ruling.counts
        ? refuse('malformed', 'A match that counts as not played has no winner.')
        : null;
  }
}

/** After one that is not refused, which is entry `seq` of the log. */
export function afterRuling({ open, quiet, paused }: Accords, ruling: Ruling, seq: number): Accords {
  const told = { seq, ...alone(ruling) };
  if (ruling.act === 'pause') return { open, quiet, paused: true, held: true, ruling: told };
  return { open, quiet, paused: ruling.act === 'resume' ? false : paused, ruling: told };
}

/** Without what else stands in its entry: the hash of a state would tell what is hidden in it. */
function alone(ruling: Ruling): Ruling {
  const { call, words } = ruling;
  switch (ruling.act) {
    case 'time':
      return { call, words, act: ruling.act, gives: ruling.gives };
    case 'end':
      return { call, words, act: ruling.act, winner: ruling.winner, counts: ruling.counts };
    default:
      return { call, words, act: ruling.act };
  }
}
