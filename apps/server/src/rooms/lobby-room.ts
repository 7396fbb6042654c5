/**
 * The lobby of a process: everybody in it is shown the public lists, encoded once for all, and each session its own list
 * besides. What has changed is looked for in the database once a second, and only while somebody is here.
 */
import { type AuthContext, matchMaker, Room } from '@colyseus/core';
import type { MatchSummary } from '@warbeacon/protocol';
import { z } from 'zod';
import { summaryOf } from '../http/summary.ts';
import { serverRefusal } from '../refusals.ts';
import { seenBy, type SeenMatch } from '../match/seen-match.ts';
import type { Services } from '../services.ts';
import { THERE } from '../sessions/makers.ts';
import type { MatchStatus } from '../storage/stored-match.ts';
import type { Auth, RoomClient } from './room-kinds.ts';
import { LobbyState, showLists } from './lobby-state.ts';
import { type Reservation, reservationSchema } from './local-rooms.ts';
import { writeTogether } from './one-write.ts';
import { PRICES } from './request-frame.ts';
import { answer, RequestRefused } from './requests.ts';
import { forgetReservations } from './reservations.ts';
import { guardClient } from './socket-guard.ts';
import { Deliveries, StateSender } from './state-sender.ts';
import { TryAgainError } from './try-again.ts';

export const LOBBY = 'lobby';

/** Matches of each public list that everybody is shown; whoever wants more asks over HTTP. */
const ROWS: Readonly<Record<MatchStatus, number>> = { open: 32, live: 24, over: 8 };
/** Of one's own list. */
const OWN_ROWS = 24;
/** Milliseconds between two looks at what has changed. */
const LOOK_EVERY = 1000;
/** After which the lists are read anew though they seem unchanged: makers come and go, and people change their names. */
const READ_EVERY = 15_000;
/** By how much the clocks of processes may differ, and how long a change may take to be seen by others. */
const SLACK = 5000;
/** Own lists that are read in one round; the others wait for the next. */
const OWN_AT_ONCE = 50;

export function lobbyRoom(services: Services) {
  const { challenges, lobby, lobbyChanges, quickMatch, games, logger, makers, now } = services;

  return class LobbyRoom extends Room<{ state: LobbyState; client: RoomClient }> {
    override state = new LobbyState();
    override patchRate: number | null = null;
    override autoDispose = false;
    readonly #deliveries = new Deliveries();
    readonly #in = new Set<RoomClient>();
    #timer: NodeJS.Timeout | undefined;
    #looking: Promise<void> | undefined;
    #digest = '';
    #readAt = -Infinity;
    #marks: ReadonlySet<string> = new Set();
    #waiting: ReadonlyMap<string, number> = new Map();
    /** Sessions whose own list has changed since they were told it. */
    readonly #stale = new Set<string>();
    readonly #toldOf = new WeakMap<RoomClient, string>();

    /** Anybody may look; whoever shows a token that is known is told what is theirs. */
    static override async onAuth(token: string, _options: unknown, _context: AuthContext): Promise<Auth> {
      const session = await services.sessions.byToken(token).catch(() => undefined);
      return { user: session?.id ?? null, device: session?.device ?? null, generation: session?.generation ?? 0 };
    }

    override setSerializer(_usual: Parameters<Room['setSerializer']>[0]): void {
      super.setSerializer(new StateSender<LobbyState>(this.#deliveries));
    }

    override onCreate(): void {
      this.setTimestep(() => {}, LOOK_EVERY);
      this.patchRate = null;
      this.roomId = LOBBY;
      for (const request of Object.keys(PRICES)) {
        this.onMessage(
          request,
          answer(logger, z.unknown(), () => {
            throw new RequestRefused(
              serverRefusal('unknown-request', 'There is no request of this name in the lobby.'),
            );
          }),
        );
      }
    }

    override async onJoin(client: RoomClient): Promise<void> {
      guardClient(client);
      writeTogether(client);
      // What was shown when the last one left may be long past.
      if (this.#in.size === 0) await this.#look();
      this.#in.add(client);
      const user = client.auth?.user ?? null;
      if (user !== null) this.#stale.add(user);
      this.#timer ??= setInterval(() => void this.#look(), LOOK_EVERY);
      void this.#look();
    }

    override onLeave(client: RoomClient): void {
      this.#in.delete(client);
      if (this.#in.size > 0) return;
      clearInterval(this.#timer);
      this.#timer = undefined;
      this.#stale.clear();
    }

    override onDispose(): void {
      clearInterval(this.#timer);
    }

    override async disconnect(closeCode?: number): Promise<void> {
      const gone: Promise<unknown> = super.disconnect(closeCode);
      forgetReservations(this);
      clearInterval(this.#timer);
      await this.#looking;
      await gone;
    }

    override onUncaughtException(error: Error, method: string): void {
      logger.error({ err: error, method }, 'the lobby failed at something, and goes on');
    }

    /** One look at a time. */
    async #look(): Promise<void> {
      this.#looking ??= this.#lookOnce()
        .catch((error: unknown) =>
          logger.warn({ err: error }, 'the lobby could not be looked after; it is tried again'),
        )
        .finally(() => (this.#looking = undefined));
      await this.#looking;
    }

    async #lookOnce(): Promise<void> {
      const users = new Set([...this.#in].flatMap(({ auth }) => auth?.user ?? []));
      for (const user of users) makers.saw(user);
      this.#tellFound(await quickMatch.round(users));
      await this.#readPublic();
      if (users.size > 0) await this.#tellOwn(users);
    }

    async #readPublic(): Promise<void> {
      const digest = await lobbyChanges.digest(Math.max(...Object.values(ROWS)), now());
      const at = performance.now();
      if (digest === this.#digest && at - this.#readAt < READ_EVERY) return;
      this.#digest = digest;
      this.#readAt = at;
      const read = async (status: MatchStatus) => {
        const page = await lobby.list({ status }, { limit: ROWS[status], now: now(), presentSince: now() - THERE });
        const seen = await seenBy(services, page.matches, undefined);
        return { matches: seen.map((match) => summarise(match, undefined)), more: page.next !== null };
      };
      showLists(this.state, { open: await read('open'), live: await read('live'), over: await read('over') });
      this.broadcastPatch();
    }

    async #tellOwn(users: ReadonlySet<string>): Promise<void> {
      const changes = await lobbyChanges.ownSince(now() - SLACK);
      for (const { sessionId, mark } of changes)
        if (users.has(sessionId) && !this.#marks.has(mark)) this.#stale.add(sessionId);
      this.#marks = new Set(changes.map(({ mark }) => mark));
      const waiting = await lobbyChanges.waitingOf([...users]);
      for (const user of users) if (waiting.get(user) !== this.#waiting.get(user)) this.#stale.add(user);
      this.#waiting = waiting;
      for (const user of [...this.#stale].slice(0, OWN_AT_ONCE)) {
        this.#stale.delete(user);
        const page = await lobby.list(
          { seatedSession: user },
          { limit: OWN_ROWS, now: now(), presentSince: now() - THERE },
        );
        const seen = await seenBy(services, page.matches, user);
        const matches = seen.map((match) => summarise(match, user));
        const stamp = await challenges.stampOf(user, now());
        const own = { matches, more: page.next !== null, challenges: stamp };
        for (const client of this.#in) if (client.auth?.user === user) client.send('mine', own);
      }
    }

    #tellFound(found: ReadonlyMap<string, string>): void {
      for (const client of this.#in) {
        const matchId = found.get(client.auth?.user ?? '');
        if (matchId === undefined || this.#toldOf.get(client) === matchId) continue;
        this.#toldOf.set(client, matchId);
        client.send('found', { matchId });
      }
    }
  };

  function summarise(match: SeenMatch, session: string | undefined): MatchSummary {
    return summaryOf(match, games.get(match.game), session);
  }
}

/** The way into the lobby of this process. */
export class LobbyDoor {
  readonly #doorkeeper: Pick<ReturnType<typeof lobbyRoom>, 'onAuth'>;
  #opening: Promise<void> | undefined;

  constructor(doorkeeper: Pick<ReturnType<typeof lobbyRoom>, 'onAuth'>) {
    this.#doorkeeper = doorkeeper;
  }

  /** A seat for whoever the token says. Throws a `TryAgainError` when the lobby is not to be had. */
  async join(token: string): Promise<Reservation> {
    if (matchMaker.getLocalRoomById(LOBBY) === undefined) {
      this.#opening ??= this.#open().finally(() => (this.#opening = undefined));
      await this.#opening;
    }
    const auth = await this.#doorkeeper.onAuth(token, {}, { token, ip: undefined, headers: new Headers() });
    const listing = await matchMaker.getRoomById(LOBBY);
    if (listing === undefined || listing === null || listing.locked) throw new TryAgainError();
    return reservationSchema.parse(await matchMaker.reserveSeatFor(listing, {}, auth));
  }

  async #open(): Promise<void> {
    await matchMaker.createRoom(LOBBY, {});
  }
}
