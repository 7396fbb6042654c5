/**
 * One live match: its state, its log, who sits where, and those who look on. Knows nothing of sockets.
 *
 * Commands are carried out one after the other. Each is checked by the rules, written to the log, and only when that is
 * durable does anybody see it. Memory is a cache of the log: a match that is let go is rebuilt from it.
 */
import {
  err,
  type LogBody,
  type Offered,
  ok,
  type Refusal,
  type Result,
  Speller,
  takeBack,
  toHex,
  type Viewer,
  why,
} from '@warbeacon/kernel';
import type { PastReply, Watching } from '@warbeacon/protocol';
import { inSlices } from '../in-slices.ts';
import { FencedError } from '../storage/leases.ts';
import { OutcomeUnknownError } from '../storage/log-writer.ts';
import { OvertakenError, type Progress } from '../storage/matches.ts';
import type { MatchStatus } from '../storage/stored-match.ts';
import { answerKey, Answers, type CommandAnswer, type SeriesAnswer } from './answers.ts';
import { Audience } from './audience.ts';
import { answeredByOrders } from './by-orders.ts';
import { carryBack, type Carried, type Means, stillIn } from './carry-out.ts';
import { ChainDesk } from './chains/chain-desk.ts';
import type { DiceSource } from './chains/dice-source.ts';
import { Agreements, type Desk } from './clock/agreements.ts';
import { ComputerSeat, computerTurn } from './computer-seat.ts';
import type { AnyGame, GameCommand, GameState, GameView, MarchPlan, PlanWork, StandingOrders } from './game.ts';
import { type Happening, type History, type InTurn, type Kept, redact } from './history.ts';
import { type HostLease, type HostOptions, NO_LEASE } from './host-options.ts';
import { Keeper } from './keeper.ts';
import { type HostedSeat, hostedSeats, isAlone, type Loaded, loadMatch, type Position } from './load-match.ts';
import { isPastAllowance } from './allowance.ts';
import { momentOf, toldAtOf } from './moment-of.ts';
import { BUSY, GAME_OVER, HELD, NOT_HOSTED, NOT_KNOWN, NOT_SAVED, NOT_STARTED, noSuchPly, stale } from './refusals.ts';
import { clockColumns } from './clock/table.ts';
import { carrySeries, parseSeries, type Series } from './series.ts';
import { sha256 } from './sha256.ts';
import type { Private, Sight } from './what-they-see.ts';

/** Milliseconds before the database is asked again what was saved. */
const FIND_OUT_AFTER = 2000;
/** Milliseconds that a command may have to wait for those of other matches to be saved. */
const LONGEST_WAIT = 1000;

export class MatchHost {
  readonly matchId: string;
  readonly #options: HostOptions;
  readonly #lease: HostLease;
  readonly game: AnyGame;
  readonly watching: Watching;
  readonly #secret: Uint8Array;
  readonly #dice: DiceSource;
  #seats: readonly HostedSeat[];
  #status: MatchStatus;
  #position: Position;
  #history: History;
  #keeper: Keeper;
  /** The database has not said whether what was to be written last was written. */
  #unsure = false;
  #standing: ReadonlyMap<string, StandingOrders>;
  readonly #speller = new Speller();
  readonly #answers = new Answers();
  /** Who is connected and who looks on. */
  readonly audience: Audience;
  #queue: Promise<unknown> = Promise.resolve();
  readonly #computer: ComputerSeat;
  /** What the players say to each other beside the game. */
  readonly agreements: Agreements;
  /** What their browsers have to do with the dice. */
  readonly chains: ChainDesk;
  #released = false;

  private constructor(options: HostOptions, matchId: string, lease: HostLease, loaded: Loaded) {
    this.#options = options;
    this.#lease = lease;
    this.matchId = matchId;
    this.game = loaded.game;
    this.watching = loaded.watching;
    this.#secret = loaded.secret;
    this.#dice = loaded.dice;
    this.#seats = loaded.seats;
    this.#status = loaded.status;
    this.#position = loaded.position;
    this.#history = loaded.history;
    this.#standing = loaded.standing;
    this.#keeper = new Keeper(loaded.game, loaded);
    this.#answers.readLog(loaded.answered);
    this.audience = new Audience(options.logger);
    const desk: Desk = {
      inTurn: async (work) => await this.#inTurn(work),
      unplayable: async () => (await this.#unsaved()) ?? this.#unplayable(),
      position: () => this.#position,
      means: () => this.#means(),
      isAlone: () => isAlone(this.#seats),
      commit: async (carried) => await this.#commit(carried),
      refused: (refusal) => this.#refused(refusal),
      lostSince: async (at) => await options.store.lostSince(at),
    };
    this.agreements = new Agreements(desk);
    this.chains = new ChainDesk(desk, this.audience, loaded, async () => await this.agreements.keepTime());
    this.#computer = new ComputerSeat({
      ...options,
      game: loaded.game,
      matchId,
      secret: loaded.secret,
      toDecide: () => (this.#unplayable() === null ? computerTurn(this.#seats, this.#position) : undefined),
      submit: async (...command) => await this.submit(...command),
    });
  }

  /** Rebuilds a match from its log. Throws an `UnplayableError` when that cannot be done. */
  static async load(options: HostOptions, matchId: string, lease: HostLease = NO_LEASE): Promise<MatchHost> {
    const host = new MatchHost(options, matchId, lease, await loadMatch(options, matchId));
    await host.#inTurn(async () => {
      await host.agreements.keepTime();
      await host.#answerByOrders();
    });
    host.#computer.wake();
    return host;
  }

  /** What the match was taken with. */
  get fence(): number {
    return this.#lease.fence;
  }
  get ply(): number {
    return this.#position.ply;
  }
  get status(): MatchStatus {
    return this.#status;
  }
  get seats(): readonly (HostedSeat & { readonly connected: boolean })[] {
    return this.#seats.map((seat) => ({
      ...seat,
      connected: seat.computer || this.audience.isConnected(seat.side),
    }));
  }
  /** People who look on and have no seat. */
  get watchers(): number {
    return this.audience.watchersBut(this.#seats.flatMap(({ sessionId }) => sessionId ?? []));
  }

  /** The side that a session plays, if any. */
  sideOf(sessionId: string): string | undefined {
    return this.#seats.find((seat) => seat.sessionId === sessionId)?.side;
  }

  /** The position as its viewers see it. */
  get sight(): Sight {
    return this.#position.sight;
  }

  /** Where the match stands. Holds what is hidden. */
  get position(): Position {
    return this.#position;
  }

  privateOf(side: string): Private {
    return this.#position.sight.privateOf(side, this.#status === 'live');
  }

  /** What the seat of `side` has said beforehand; its secret. */
  standingOf(side: string): StandingOrders {
    return this.#standing.get(side) ?? this.game.standing.none;
  }

  /** Whether `side` may take its last command back. */
  canTakeBack(side: string): boolean {
    return this.#unplayable() === null && takeBack(this.#position.steps, side) !== undefined;
  }

  /** What `actor` can do now, with cost and odds; with `null`, the commands of no piece. */
  offers(side: string, actor: string | null): readonly Offered<GameCommand>[] {
    return this.#status === 'live' ? this.#position.sight.offers(side, actor) : [];
  }

  /** Orders for many pieces as `plan` makes them, worked out in turn with whatever else waits; `null` where none can be given. */
  async plan(plan: (state: GameState) => PlanWork): Promise<MarchPlan<GameCommand> | null> {
    const work = this.#status === 'live' ? plan(this.#position.state) : undefined;
    return work === undefined ? null : await inSlices(work);
  }

  /** The refusal a command, as it came, would get now, or `null`. */
  why(side: string, json: unknown): Refusal | null {
    const parsed = this.game.parseCommand(json);
    if (!parsed.ok) return parsed.error;
    return this.#unplayable() ?? why(this.game.rules, this.#position.state, side, parsed.value);
  }

  /** What happened after ply `after`, as `viewer` may know it, oldest first. */
  async history(
    viewer: Viewer<string>,
    after: number,
    limit: number,
    inTurn?: InTurn,
  ): Promise<Result<{ readonly entries: readonly Happening[]; readonly more: boolean }>> {
    if (after > this.#position.ply) return err(noSuchPly(this.#position.ply));
    const { entries, more } = await this.#history.after(after, limit, inTurn);
    return ok({ entries: entries.map((happening) => redact(this.game, happening, viewer)), more });
  }

  /** All that is kept of what happened after ply `after` up to ply `to`. Holds what is hidden. */
  async keptBetween(after: number, to: number): Promise<readonly Kept[]> {
    return (await this.#history.after(after, to - after)).entries;
  }

  /** How `viewer` was shown the match before the plies up to `ply`, newest first. */
  async past(viewer: Viewer<string>, ply: number, inTurn?: InTurn): Promise<Result<PastReply>> {
    if (ply > this.#position.ply) return err(noSuchPly(this.#position.ply));
    return ok(await this.#history.past(viewer, ply, inTurn));
  }

  /** Reads again who sits where, after somebody has joined. */
  async readSeats(): Promise<void> {
    const before = this.#status;
    await this.#inTurn(async () => {
      const match = await this.#options.store.get(this.matchId);
      if (match === undefined || this.#released) return;
      this.#seats = hostedSeats(this.game, match.seats);
      this.#status = match.status;
      await this.agreements.keepTime();
      await this.#answerByOrders();
    });
    if (this.#released) return;
    // Whoever came brings a rating along, which the summary tells.
    this.audience.tellNews();
    if (this.#status !== before) this.audience.tellMoved([]);
    this.chains.tellBoth();
    this.#computer.wake();
  }

  /**
   * Carries out a command of the seat `side`, as it came. A `commandId` that was answered before gets its first answer again. A
   * refusal, for whatever reason, changes nothing.
   */
  async submit(side: string, commandId: string, ply: number, json: unknown, link?: string): Promise<CommandAnswer> {
    const { gone: _gone, ...answer } = await this.submitSeries(side, commandId, ply, [json], link ? [link] : []);
    return answer;
  }

  /** Carries out several commands, as they came, as far as the present step goes; they are saved and shown together. */
  async submitSeries(
    side: string,
    commandId: string,
    ply: number,
    json: readonly unknown[],
    links: readonly string[] = [],
  ): Promise<SeriesAnswer> {
    const parsed = parseSeries(this.game, json);
    if (!parsed.ok) return this.#refused(parsed.error);
    const order = { side, commandId, commands: parsed.value, links };
    return await this.#inTurn(async () => await this.#submitSeries(order, ply));
  }

  /** The position before the last `count` commands of `side` again, as far as nothing was revealed by them. */
  async takeBack(side: string, commandId: string, ply: number, count = 1): Promise<CommandAnswer> {
    return await this.#inTurn(async () => {
      const id = answerKey(side, commandId);
      const known = this.#answers.known(id);
      if (known) return known;
      const refusal = await this.#notNow(side, ply, null);
      if (refusal) return this.#answers.known(id) ?? this.#answers.keep(id, this.#refused(refusal));
      const done = await inSlices(carryBack(this.#means(), stillIn(this.#position), { side, commandId, count }));
      return this.#answers.keep(id, done.ok ? await this.#commit(done.value) : this.#refused(done.error));
    });
  }

  /** Has questions to `side` answered so from now on, the present one included. A refusal changes nothing. */
  async giveStanding(side: string, orders: StandingOrders): Promise<Result<StandingOrders>> {
    return await this.#inTurn(async () => {
      const refusal =
        (this.#position.closed || this.#released ? this.#unplayable() : null) ?? this.chains.checkOrders(side, orders);
      if (refusal) return err(refusal);
      try {
        await this.#options.store.giveStandingOrders(this.matchId, side, orders, this.#lease.fence);
      } catch (error) {
        if (error instanceof FencedError) return err(this.#fenced());
        this.#options.logger.error({ err: error, matchId: this.matchId }, 'standing orders could not be saved');
        return err(NOT_SAVED);
      }
      this.#standing = new Map([...this.#standing, [side, orders]]);
      this.audience.tellSeat(side);
      await this.#answerByOrders();
      return ok(orders);
    });
  }

  /** Lets the match go. Returns when everything begun is done; after that the host takes no commands. */
  async release(): Promise<void> {
    this.#released = true;
    this.#computer.stop();
    await this.#queue;
    await this.#keep();
  }

  /** So that the match is quick to open again. */
  async #keep(): Promise<void> {
    const kept = this.#unsure
      ? undefined
      : this.#keeper.parting(this.#position, this.#history, this.#answers.carriedOut);
    if (kept === undefined) return;
    try {
      await this.#options.store.keep(this.matchId, kept, this.#lease.fence);
    } catch (error) {
      this.#options.logger.warn({ err: error, matchId: this.matchId }, 'a snapshot could not be kept');
    }
  }

  #fenced(): Refusal {
    this.#lease.lost();
    return NOT_HOSTED;
  }

  async #submitSeries(order: Omit<Series, 'answers'>, ply: number): Promise<SeriesAnswer> {
    const { side, commandId, commands } = order;
    const id = answerKey(side, commandId);
    const known = this.#answers.known(id);
    if (known) return known;
    const now = await this.#notNow(side, ply, commands[0] ?? null);
    if (now) return this.#answers.known(id) ?? this.#answers.keep(id, this.#refused(now));
    const answers = await this.chains.answersTo(side, commands);
    if (!answers.ok) return this.#refused(answers.error);
    const means = this.#means();
    const work = carrySeries(
      means,
      stillIn(this.#position),
      { ...order, answers: answers.value },
      (done) => this.#withAnswers(means, done),
      (before, command, view) => this.#barred(side, before, command, view),
    );
    const { carried, gone, ply: last, refusal } = await inSlices(work);
    const answer = carried.entries.length === 0 ? null : await this.#commit(carried);
    const found = this.#answers.known(id);
    if (found) return found;
    if (answer?.ok === false) return this.#answers.keep(id, answer);
    if (gone === 0) return this.#answers.keep(id, this.#refused(refusal ?? stale(this.#position.ply)));
    // What orders have answered comes after it, with plies of its own.
    return { ...this.#answers.keep(id, { ok: true, ply: last }), gone, ...(refusal ? { refusal } : {}) };
  }

  #means(): Means {
    return {
      game: this.game,
      dice: this.#dice,
      hashOf: (state) => sha256(this.#speller.spell(state)),
      at: this.#options.now(),
      closing: (winner, reason) => this.#closing(winner, reason),
    };
  }

  /** What was carried out, and what standing orders answer to it. */
  #withAnswers(means: Means, begun: Carried): Carried {
    const failed = (error: unknown) =>
      this.#options.logger.error({ err: error, matchId: this.matchId }, 'standing orders failed');
    return answeredByOrders(means, begun, (side) => this.standingOf(side), failed);
  }

  /** Answers the present question if somebody has given orders for it. */
  async #answerByOrders(): Promise<void> {
    if (this.#standing.size === 0 || this.#unplayable() !== null) return;
    const still = stillIn(this.#position);
    const carried = this.#withAnswers(this.#means(), still);
    if (carried !== still) await this.#commit(carried);
  }

  /** Writes entries, and when they are durable moves the match on and tells everybody. */
  async #commit({ position: next, entries, happenings, winner }: Carried): Promise<CommandAnswer> {
    const status = next.closed ? 'over' : 'live';
    const { turn, phase } = this.game.clock(next.sight.view('spectator'));
    const toMove = next.closed ? null : (next.sight.deciders()[0] ?? null);
    const carried = { position: next, entries, happenings, winner };
    const kept = this.#keeper.due(carried, this.#history, this.#answers.carriedOut);
    try {
      const toldAt = toldAtOf(this.watching, next);
      const margin = next.closed && winner !== null ? (this.game.margin?.(next.state, winner) ?? null) : null;
      const progress: Progress = { status, turn, phase, toMove, winner, margin, ...clockColumns(next), toldAt };
      const besides = { kept, ...momentOf(this.watching, next, progress) };
      const written = this.#options.store.append(this.matchId, entries, progress, this.#lease.fence, besides);
      if (status === 'live') next.sight.workOutPrivates();
      await written;
    } catch (error) {
      return await this.#notWritten(error);
    }
    this.#position = next;
    this.#status = status;
    this.#history.add(happenings);
    const keptPly = this.#keeper.wrote(carried, kept);
    if (kept !== undefined) this.#history.kept(keptPly);
    this.#answers.forgetRefusals();
    if (happenings.length > 0) this.audience.tellMoved(happenings);
    else this.audience.tellSeatsChanged();
    if (next.closed) void this.#tellWhatFollows();
    this.#computer.wake();
    return { ok: true, ply: next.ply };
  }

  /** The end may have changed what stands beside the match; whoever is there looks again then. */
  async #tellWhatFollows(): Promise<void> {
    if ((await this.#options.onOver?.(this.matchId)) === true) this.audience.tellNews();
  }

  async #notWritten(error: unknown): Promise<CommandAnswer> {
    if (error instanceof FencedError) return this.#refused(this.#fenced());
    if (error instanceof OvertakenError) {
      const refusal = await this.#catchUp();
      return this.#refused(refusal ?? stale(this.#position.ply));
    }
    this.#options.logger.error({ err: error, matchId: this.matchId }, 'a command could not be saved');
    if (!(error instanceof OutcomeUnknownError)) return this.#refused(NOT_SAVED);
    this.#unsure = true;
    this.#findOutSoon();
    return this.#refused(NOT_KNOWN);
  }

  /** Until the database says what was written, nothing is played, and nobody is told anything that may not be so. */
  async #unsaved(): Promise<Refusal | null> {
    return this.#unsure ? await this.#catchUp() : null;
  }

  #findOutSoon(): void {
    setTimeout(() => {
      if (this.#released || !this.#unsure) return;
      void this.#inTurn(async () => {
        if ((await this.#unsaved()) !== null) this.#findOutSoon();
      });
    }, FIND_OUT_AFTER).unref();
  }

  /** Reads the log again, where somebody else, or this very host, has written what is not shown yet; why not, or `null`. */
  async #catchUp(): Promise<Refusal | null> {
    const before = this.#position.ply;
    try {
      const loaded = await loadMatch(this.#options, this.matchId);
      this.#position = loaded.position;
      this.#status = loaded.status;
      this.#seats = loaded.seats;
      this.#history = loaded.history;
      this.#standing = loaded.standing;
      this.#keeper = new Keeper(this.game, loaded);
      this.#answers.readLog(loaded.answered);
      this.#unsure = false;
    } catch (error) {
      this.#options.logger.error({ err: error, matchId: this.matchId }, 'a match could not be read again');
      return this.#unsure ? NOT_KNOWN : NOT_SAVED;
    }
    if (this.#position.ply > before) this.audience.tellMoved(this.#history.since(before));
    this.#computer.wake();
    return null;
  }

  #closing(winner: string | null, reason: string): LogBody {
    return { kind: 'close', winner, reason, secret: toHex(this.#secret) };
  }

  /** Why no command at all can be taken now, or `null`. */
  #unplayable(): Refusal | null {
    if (this.#released) return NOT_HOSTED;
    if (this.#position.closed || this.#status === 'over') return GAME_OVER;
    if (this.#status === 'open') return NOT_STARTED;
    return this.#position.accords.held === true ? HELD : null;
  }

  /** Why `side` cannot give `command`, or with `null` take one back, whatever the rules say; or `null`. */
  async #notNow(side: string, ply: number, command: GameCommand | null): Promise<Refusal | null> {
    const refusal = (await this.#unsaved()) ?? this.#unplayable() ?? this.#staleness(ply);
    if (refusal) return refusal;
    if (this.#options.store.behind > LONGEST_WAIT) return BUSY;
    return this.#barred(side, 0, command, this.#position.sight.view(side));
  }

  /** Why `side` may not give this, after `gone` more than are written, because it has given too many; or `null`. */
  #barred(side: string, gone: number, command: GameCommand | null, view: GameView): Refusal | null {
    return this.#keeper.given(side) + gone < this.#options.commandsEach
      ? null
      : isPastAllowance(this.game, view, command);
  }

  #staleness(ply: number): Refusal | null {
    return ply === this.#position.ply ? null : stale(this.#position.ply);
  }

  #refused(refusal: Refusal): CommandAnswer {
    return { ok: false, ply: this.#position.ply, refusal };
  }

  /** One thing after the other; a failure of one does not keep the next from its turn. */
  async #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#queue.then(work);
    this.#queue = turn.catch(() => undefined);
    return await turn;
  }
}
