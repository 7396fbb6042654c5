/** Rebuilds a match from its log: the record is the truth, memory a cache of it. */
import {
  carriesOn,
  type DiceTerms,
  fromHex,
  type LogEntry,
  type Milestone,
  type Replayed,
  replaying,
  type Result,
  type RecordFault,
  rulesHash,
} from '@warbeacon/kernel';
import type { Situation } from '@warbeacon/clock';
import type { BeforePly, Level, Watching } from '@warbeacon/protocol';
import { inSlices } from '../in-slices.ts';
import type { Logger } from '../logger.ts';
import type { MatchStore } from '../storage/matches.ts';
import { type MatchStatus, type StoredSeat, STRONGEST } from '../storage/stored-match.ts';
import { answerKey } from './answers.ts';
import { endHappening } from './carry-out.ts';
import { DiceSource } from './chains/dice-source.ts';
import { type ClockTable, NO_CLOCK, situationOf, tableAfter } from './clock/table.ts';
import type { AnyGame, GameCommand, GameEvent, GameState, Games, StandingOrders } from './game.ts';
import { type Kept, History, type PageCache } from './history.ts';
import { sha256 } from './sha256.ts';
import { readSnapshot, type Snapshot } from './snapshot.ts';
import { Sight } from './what-they-see.ts';

export interface HostedSeat {
  readonly side: string;
  /** `null` while the seat is free, and for a computer player. */
  readonly sessionId: string | null;
  readonly name: string | null;
  readonly computer: boolean;
  /** Of a computer player. */
  readonly level?: Level;
  /** There when it is somebody with an account. */
  readonly account?: true;
  /** A program plays under it. */
  readonly bot?: true;
}

/** Where a match stands. Its ply counts a resignation too. */
export interface Position extends Milestone<GameState> {
  readonly last: LogEntry;
  /** Number of the last entry that led to a state; only one that closes the match comes after it. */
  readonly stateSeq: number;
  readonly closed: boolean;
  readonly table: ClockTable;
  readonly sight: Sight;
}

export interface Loaded {
  readonly game: AnyGame;
  /** S of the dice. */
  readonly secret: Uint8Array;
  readonly dice: DiceSource;
  readonly seats: readonly HostedSeat[];
  readonly status: MatchStatus;
  readonly watching: Watching;
  readonly position: Position;
  readonly history: History;
  /** By side; none of a side that has said nothing. */
  readonly standing: ReadonlyMap<string, StandingOrders>;
  /** The ply after each command that was carried out, by `answerKey`. */
  readonly answered: ReadonlyMap<string, number>;
  /** Commands that each side has given and taken back. */
  readonly given: ReadonlyMap<string, number>;
  /** The ply of the snapshot; 0 where there is none. */
  readonly keptPly: number;
}

/** A match cannot be rebuilt from its log: no such match, or a log that does not add up. */
export class UnplayableError extends Error {
  override readonly name: string = 'UnplayableError';
}

/** It was played under another version of the rules, by which alone it can be played on. */
export class OtherRulesError extends UnplayableError {
  override readonly name = 'OtherRulesError';
  /** For whoever comes. */
  readonly sentence: string;

  constructor(matchId: string, { title, version }: AnyGame['rules'], played: string) {
    super(
      `match ${matchId} was played under version ${played} of the rules of ${title}, which are version ${version} here`,
    );
    this.sentence = `This match was played under version ${played} of the rules of ${title}, by which alone it can go on; here they are version ${version}. It is kept as it is.`;
  }
}

export interface LoadParts {
  readonly games: Games;
  readonly store: MatchStore;
  readonly pages: PageCache;
  readonly logger: Logger;
}

/** Throws an `UnplayableError` when the match cannot be rebuilt. */
export async function loadMatch(parts: LoadParts, matchId: string): Promise<Loaded> {
  const { games, store } = parts;
  const match = await store.get(matchId);
  const secretHex = await store.secret(matchId);
  if (match === undefined || secretHex === undefined) throw new UnplayableError(`there is no match ${matchId}`);
  const game = games.get(match.game);
  if (game === undefined) throw new UnplayableError(`match ${matchId} is of ${match.game}, which is not played here`);
  const { rules } = game;
  const secret = fromHex(secretHex);
  const opened = await checkVersion(store, rules, matchId);
  const played =
    (await fromSnapshot(parts, game, matchId, secret)) ?? (await fromOpening(parts, game, matchId, secret));
  const { replayed, history, kept } = played;
  const { state, last } = replayed;
  const { table } = played;
  rules.share?.(state, state);

  const answered = new Map(kept?.answered);
  const given = new Map(kept?.given);
  let ply = kept?.ply ?? 0;
  let stateSeq = played.keptSeq;
  const happenings: Kept[] = [];
  const backs = played.backs.values();
  for (const { entry, events, side } of replayed.turns) {
    const { seq, at, body } = entry;
    const { value: before } = backs.next();
    if (before === undefined) throw new Error('a turn was played that nobody saw');
    ply++;
    stateSeq = seq;
    const undone = body.kind === 'command' ? {} : ({ tookBack: true } as const);
    happenings.push({ ply, side, at, events, ...undone, before });
    if (!('commandId' in body)) continue;
    answered.set(answerKey(side, body.commandId), ply);
    given.set(side, (given.get(side) ?? 0) + 1);
  }
  const closed = last.body.kind === 'close';
  const ended =
    last.body.kind === 'close' && rules.outcome(state) === null
      ? { winner: sideNamed(rules.sides, last.body.winner), reason: last.body.reason }
      : null;
  const sight = new Sight(game, state, { ended });
  if (ended !== null) {
    const before = sight.lookingBack(new Sight(game, state));
    ply++;
    happenings.push({ ...endHappening(game, ended, ply, last.at), before });
  }
  history.add(happenings);
  return {
    game,
    secret,
    dice: new DiceSource({ matchId, secret, sides: rules.sides, ...opened }),
    seats: hostedSeats(game, match.seats),
    status: closed ? 'over' : match.status,
    watching: match.watching,
    position: { ...replayed, ply, stateSeq: Math.max(stateSeq, played.saidSeq), closed, table, sight },
    history,
    standing: ordersOf(game, await store.standingOrders(matchId)),
    answered,
    given,
    keptPly: kept?.ply ?? 0,
  };
}

/**
 * The hash of the rules under which it was opened, and what was agreed on about the dice. Throws an `OtherRulesError` by the opening alone: whoever comes again and
 * again has no long log read for that.
 */
async function checkVersion(
  store: MatchStore,
  rules: AnyGame['rules'],
  matchId: string,
): Promise<{ readonly rulesHash: Uint8Array; readonly terms: DiceTerms | undefined }> {
  const [opening] = await store.log(matchId, 0, 1);
  if (opening?.body.kind !== 'open' || opening.body.game !== rules.id)
    return { rulesHash: rulesHash(rules), terms: undefined };
  if (!carriesOn(rules, opening.body.rulesHash)) throw new OtherRulesError(matchId, rules, opening.body.rulesVersion);
  return { rulesHash: fromHex(opening.body.rulesHash), terms: opening.body.chains };
}

interface Played {
  readonly replayed: Replayed<GameState, GameCommand, GameEvent>;
  /** As far as it was kept. */
  readonly history: History;
  readonly kept?: Snapshot;
  readonly keptSeq: number;
  /** Of each turn that was played again, how the match was shown before it. */
  readonly backs: readonly BeforePly[];
  readonly table: ClockTable;
  /** Number of the last entry that could be gone on from, turns left out; 0 for none. */
  readonly saidSeq: number;
}

/** From the snapshot on, which costs the same whatever the length of the match; `undefined` when that cannot be done. */
async function fromSnapshot(
  { store, pages, logger }: LoadParts,
  game: AnyGame,
  matchId: string,
  secret: Uint8Array,
): Promise<Played | undefined> {
  const stored = await store.snapshot(matchId);
  if (stored === undefined) return undefined;
  const snapshot = readSnapshot(game, stored);
  const history =
    snapshot === undefined
      ? undefined
      : await History.read({ store, pages, eventSchema: game.eventSchema }, matchId, snapshot.ply);
  if (snapshot !== undefined && history !== undefined) {
    const entries = [...(await store.log(matchId, 0, 1)), ...(await store.log(matchId, stored.seq))];
    const { replayed, ...seen } = await playedOf(game, entries, secret, snapshot);
    if (replayed.ok) return { replayed: replayed.value, history, kept: snapshot, keptSeq: stored.seq, ...seen };
  }
  logger.warn({ matchId }, 'a snapshot is not of this match as it stands; it is played from its beginning');
  return undefined;
}

/** Throws an `UnplayableError` when the log does not add up. */
async function fromOpening(
  { store, pages }: LoadParts,
  game: AnyGame,
  matchId: string,
  secret: Uint8Array,
): Promise<Played> {
  const log = await store.log(matchId);
  const { replayed, ...seen } = await playedOf(game, log, secret);
  if (!replayed.ok) {
    const { seq, code, message } = replayed.error;
    throw new UnplayableError(`match ${matchId} cannot be rebuilt: entry ${seq}: ${code}: ${message}`);
  }
  return {
    replayed: replayed.value,
    history: new History({ store, pages, eventSchema: game.eventSchema }, matchId),
    keptSeq: 0,
    ...seen,
  };
}

/** Entries that lead to no other position, and from which a log can be gone on with. */
const SAID: ReadonlySet<LogEntry['body']['kind']> = new Set([
  'accord',
  'arbiter',
  'clock',
  'pledge',
  'anchor',
  'spent',
]);

async function playedOf(
  game: AnyGame,
  entries: readonly LogEntry[],
  secret: Uint8Array,
  from?: Snapshot,
): Promise<
  Pick<Played, 'backs' | 'table' | 'saidSeq'> & {
    readonly replayed: Result<Replayed<GameState, GameCommand, GameEvent>, RecordFault>;
  }
> {
  const { rules, parseCommand } = game;
  const backs: BeforePly[] = [];
  /** The first is of the position that play began with, each of the others of the one after a turn. */
  const situations: Situation[] = [];
  let before: Sight | undefined;
  const seen = (state: GameState) => {
    const sight = new Sight(game, rules.clone(state));
    if (before !== undefined) backs.push(sight.lookingBack(before));
    before = sight;
    situations.push(situationOf(game, sight));
  };
  const replayed = await inSlices(
    replaying(rules, entries, parseCommand, { secret, hash: sha256, seen, ...(from === undefined ? {} : { from }) }),
  );
  if (!replayed.ok) return { replayed, backs, table: NO_CLOCK, saidSeq: 0 };
  const turned = new Set(replayed.value.turns.map(({ entry }) => entry.seq));
  let table = from?.table ?? NO_CLOCK;
  let saidSeq = 0;
  let turns = 0;
  // Of a snapshot the entry that led to it is in it already, and the opening one before that.
  for (const entry of from === undefined ? entries : entries.slice(2)) {
    if (turned.has(entry.seq)) turns++;
    const situation = situations[turns];
    if (situation === undefined) throw new Error('a position was played that nobody saw');
    table = tableAfter(table, entry, rules.sides, () => situation);
    if (SAID.has(entry.body.kind)) saidSeq = entry.seq;
  }
  return { replayed, backs, table, saidSeq };
}

/** As they were kept. Throws when the game does not know such orders. */
function ordersOf(game: AnyGame, kept: ReadonlyMap<string, unknown>): ReadonlyMap<string, StandingOrders> {
  const orders = new Map<string, StandingOrders>();
  for (const [side, json] of kept) {
    const { success, data } = game.standing.schema.safeParse(json);
    if (!success) throw new UnplayableError(`the standing orders of ${side} are none of this game`);
    orders.set(side, data);
  }
  return orders;
}

/** In the game's order of sides. */
export function hostedSeats(game: AnyGame, stored: readonly StoredSeat[]): HostedSeat[] {
  return game.rules.sides.map((side) => {
    const seat = stored.find((one) => one.side === side);
    const computer = seat?.computer ?? false;
    const level = seat?.level ?? STRONGEST;
    return {
      side,
      sessionId: seat?.sessionId ?? null,
      name: computer ? game.computers[level].name : (seat?.name ?? null),
      computer,
      ...(computer ? { level } : {}),
      ...(seat?.account === true ? { account: true } : {}),
      ...(seat?.bot === true ? { bot: true } : {}),
    };
  });
}

/** Nobody else is there to agree to anything: one faces the computer, or has both seats. */
export function isAlone(seats: readonly HostedSeat[]): boolean {
  const people = seats.filter(({ computer }) => !computer).map(({ sessionId }) => sessionId);
  return people.length < seats.length || (people[0] !== null && people.every((one) => one === people[0]));
}

function sideNamed(sides: readonly string[], name: string | null): string | null {
  return sides.find((side) => side === name) ?? null;
}
