/**
 * The spectators' room of a match: public facts only, as early as the match lets those who do not play see them, and nothing
 * that a spectator sends changes anything. Who has a seat and looks on is told what all are told. A match that is private has no
 * such room.
 */
import { type AuthContext, CloseCode, getMessageBytes, Protocol } from '@colyseus/core';
import type { Viewer } from '@warbeacon/kernel';
import type { Happening, Kept } from '../match/history.ts';
import type { MatchHost } from '../match/match-host.ts';
import type { Vantage } from '../match/vantage.ts';
import type { Services } from '../services.ts';
import { HostedRoom } from './hosted-room.ts';
import { Lookout } from './lookout.ts';
import { noEntry } from './no-entry.ts';
import type { Auth, RoomClient } from './room-kinds.ts';

/** Milliseconds between two looks at whether those are still arbiters of the match who look at it as such. */
const JUDGES_EVERY = 2000;

export function watchRoom(services: Services, kind: 'watch' | 'judge' = 'watch') {
  const { calls, logger } = services;

  const mayJudge = async (client: RoomClient, matchId: string): Promise<boolean> =>
    await calls.mayLook(client.auth?.user ?? '', matchId);

  return class WatchRoom extends HostedRoom {
    protected override readonly kind = kind;
    protected override readonly services = services;
    #lookout: Lookout | undefined;

    static override async onAuth(token: string, _options: unknown, _context: AuthContext): Promise<Auth> {
      return await whoLooksOn(services, token);
    }

    override async onCreate(options: unknown): Promise<void> {
      await super.onCreate(options);
      this.refusePlay();
      if (kind === 'judge') this.#judges = setInterval(() => void this.#sendOthersHome(), JUDGES_EVERY).unref();
    }

    #judges: NodeJS.Timeout | undefined;

    override async onJoin(client: RoomClient): Promise<void> {
      if (kind === 'judge' && !(await mayJudge(client, this.host.matchId)))
        throw noEntry(403, 'not-allowed', 'Nobody has called you to this match, or you have something to do with it.');
      await super.onJoin(client);
    }

    /** A role may be taken while its owner looks on. */
    async #sendOthersHome(): Promise<void> {
      try {
        for (const client of this.clients)
          if (!(await mayJudge(client, this.host.matchId))) client.leave(CloseCode.CONSENTED, 'not-allowed');
      } catch (error) {
        logger.warn({ err: error }, 'nobody can say who may judge a match; it is looked at again');
      }
    }

    protected override async lookAt(host: MatchHost, listen: () => void): Promise<Vantage> {
      const parts = { ...services, tell: (happenings: readonly Happening[]) => this.#tell(happenings) };
      const began = (lookout: Lookout) => {
        this.#lookout = lookout;
        listen();
      };
      const lookout = kind === 'judge' ? Lookout.atOnce(host, parts, began) : await Lookout.of(host, parts, began);
      return lookout.vantage;
    }

    override async onDispose(): Promise<void> {
      this.#lookout?.stop();
      clearInterval(this.#judges);
      await super.onDispose();
    }

    override moved(happenings: readonly Kept[]): void {
      this.#lookout?.moved(happenings);
    }

    override seatsChanged(): void {
      this.#lookout?.seatsChanged();
      super.seatsChanged();
    }

    /** A thousand spectators are told bit by bit, all with the same bytes. */
    #tell(happenings: readonly Happening[]): void {
      this.show();
      for (const happening of happenings) {
        const frame = getMessageBytes.raw(Protocol.ROOM_DATA, 'events', happening);
        this.deliveries.send(frame, this.clients);
      }
    }

    protected override viewerOf(_client: RoomClient): Viewer<string> {
      return 'spectator';
    }

    protected override count(client: RoomClient, change: 1 | -1): void {
      // Whether an arbiter looks on is told to nobody.
      if (kind === 'judge') return;
      this.host.audience.countWatcher(client.auth?.user ?? `socket ${client.sessionId}`, change);
    }

    protected override tellAlone(_client: RoomClient): void {}
  };
}

/** Anybody who has the id of a match may watch it. Who it is, if that can be known, is only counted by. */
export async function whoLooksOn({ sessions }: Pick<Services, 'sessions'>, token: string): Promise<Auth> {
  const session = await sessions.byToken(token).catch(() => undefined);
  return { user: session?.id ?? null, device: session?.device ?? null, generation: session?.generation ?? 0 };
}
