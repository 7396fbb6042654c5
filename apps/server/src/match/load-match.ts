/** Rebuilds a match from its log: the record is the truth, memory a cache of it. */
import type { StandingOrders } from '@warbeacon/protocol';
import { diceKey, fromHex, type LogEntry, replay, rulesHash, type Step } from '@warbeacon/kernel';
import type { MatchStatus, MatchStore, StoredSeat } from '../storage/matches.ts';
import { answerKey } from './answers.ts';
import type { Game } from './game.ts';
import { Sight } from './what-they-see.ts';

/** One carried-out command, one taken back, or the end by resignation, with what happened. */
export interface Happening<E> {
  readonly ply: number;
  readonly side: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly events: readonly E[];
  /** The side took its last command back. */
  readonly tookBack?: true;
}

export interface HostedSeat<Side extends string> {
  readonly side: Side;
  /** `null` while the seat is free, and for a computer player. */
  readonly sessionId: string | null;
  readonly name: string | null;
  readonly computer: boolean;
}

/** Where a match stands. */
export interface Position<S, C, E, V, Side extends string> {
  readonly state: S;
  readonly last: LogEntry;
  /** Commands carried out and taken back, and one more for a resignation. */
  readonly ply: number;
  /** The next index of the dice stream. */
  readonly nextIndex: number;
  readonly closed: boolean;
  /** What can be taken back. */
  readonly steps: readonly Step<S>[];
  readonly sight: Sight<S, C, E, V, Side>;
}

export interface Loaded<S, C, E, V, Side extends string> {
  /** S of the dice. */
  readonly secret: Uint8Array;
  /** M of the dice. */
  readonly key: Uint8Array;
  readonly seats: readonly HostedSeat<Side>[];
  readonly status: MatchStatus;
  readonly position: Position<S, C, E, V, Side>;
  /** Oldest first. */
  readonly history: Happening<E>[];
  /** By side; none of a side that has said nothing. */
  readonly standing: ReadonlyMap<string, StandingOrders>;
  /** The ply after each command that was carried out, by `answerKey`. */
  readonly carriedOut: ReadonlyMap<string, number>;
}

/** A match cannot be rebuilt from its log: no such match, or a log that does not add up. */
export class UnplayableError extends Error {
  override readonly name = 'UnplayableError';
}

/** Throws an `UnplayableError` when the match cannot be rebuilt. */
export async function loadMatch<S, C, E, V, Side extends string>(
  game: Game<S, C, E, V, Side>,
  store: MatchStore,
  matchId: string,
): Promise<Loaded<S, C, E, V, Side>> {
  const { rules } = game;
  const match = await store.get(matchId);
  const secretHex = await store.secret(matchId);
  if (match === undefined || secretHex === undefined) throw new UnplayableError(`there is no match ${matchId}`);
  if (match.game !== rules.id) throw new UnplayableError(`match ${matchId} is of ${match.game}, not of ${rules.id}`);
  const secret = fromHex(secretHex);
  const replayed = replay(rules, await store.log(matchId), game.parseCommand, secret);
  if (!replayed.ok) {
    const { seq, code, message } = replayed.error;
    throw new UnplayableError(`match ${matchId} cannot be rebuilt: entry ${seq}: ${code}: ${message}`);
  }
  const { state, last, nextIndex, anchors, turns, steps } = replayed.value;

  const history: Happening<E>[] = [];
  const carriedOut = new Map<string, number>();
  for (const { entry, events } of turns) {
    const { at, body } = entry;
    if (body.kind !== 'command' && body.kind !== 'takeback') continue;
    const ply = history.length + 1;
    history.push({ ply, side: body.side, at, events, ...(body.kind === 'takeback' ? { tookBack: true } : {}) });
    carriedOut.set(answerKey(body.side, body.commandId), ply);
  }
  const resigned =
    last.body.kind === 'close' && rules.outcome(state) === null ? sideNamed(rules.sides, last.body.winner) : null;
  if (resigned !== null) {
    const loser = rules.sides[0] === resigned ? rules.sides[1] : rules.sides[0];
    history.push({ ply: history.length + 1, side: loser, at: last.at, events: [game.resignation(resigned)] });
  }
  const closed = last.body.kind === 'close';
  return {
    secret,
    key: diceKey({ matchId, secret, rulesHash: rulesHash(rules), anchors }),
    seats: hostedSeats(game, match.seats),
    status: closed ? 'over' : match.status,
    position: { state, last, ply: history.length, nextIndex, closed, steps, sight: new Sight(game, state, resigned) },
    history,
    standing: await store.standingOrders(matchId),
    carriedOut,
  };
}

/** In the game's order of sides. */
export function hostedSeats<S, C, E, V, Side extends string>(
  game: Game<S, C, E, V, Side>,
  stored: readonly StoredSeat[],
): HostedSeat<Side>[] {
  return game.rules.sides.map((side) => {
    const seat = stored.find((one) => one.side === side);
    const computer = seat?.computer ?? false;
    return {
      side,
      sessionId: seat?.sessionId ?? null,
      name: computer ? game.computer.name : (seat?.name ?? null),
      computer,
    };
  });
}

function sideNamed<Side extends string>(sides: readonly Side[], name: string | null): Side | null {
  return sides.find((side) => side === name) ?? null;
}
