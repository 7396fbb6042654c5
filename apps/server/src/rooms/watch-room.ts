/**
 * The spectators' room of a match: public facts only, as early as the match lets those who do not play see them, and nothing
 * that a spectator sends changes anything. Who has a seat and looks on is told what all are told. A match that is private has no
 * such room.
 */
import { type AuthContext, getMessageBytes, Protocol } from '@colyseus/core';
import type { Viewer } from '@warbeacon/kernel';
import { z } from 'zod';
import { Delayed } from '../match/delayed.ts';
import { type Happening, type Kept, redact } from '../match/history.ts';
import type { MatchHost } from '../match/match-host.ts';
import { Present, type Vantage } from '../match/vantage.ts';
import { serverRefusal } from '../refusals.ts';
import type { Services } from '../services.ts';
import { delayOf } from '../storage/watching.ts';
import { type Auth, HostedRoom, PLAYERS_REQUESTS, type RoomClient } from './hosted-room.ts';
import { answer } from './requests.ts';

/** Milliseconds after which a room that waits looks at the server's clock again, which may have been set. */
const LOOK_EVERY = 1000;

export function watchRoom(services: Services) {
  const { matches: store, logger, now } = services;

  return class WatchRoom extends HostedRoom {
    protected override readonly kind = 'watch';
    protected override readonly services = services;
    #delayed: Delayed | undefined;
    #timer: NodeJS.Timeout | undefined;

    /** Anybody who has the id of a match may watch it. Who it is, if that can be known, is only counted by. */
    static override async onAuth(token: string, _options: unknown, _context: AuthContext): Promise<Auth> {
      const session = await services.sessions.byToken(token).catch(() => undefined);
      return { user: session?.id ?? null, device: session?.device ?? null, generation: session?.generation ?? 0 };
    }

    override async onCreate(options: unknown): Promise<void> {
      await super.onCreate(options);
      for (const request of PLAYERS_REQUESTS) {
        this.onMessage(
          request,
          answer(logger, z.unknown(), () =>
            this.refuse(serverRefusal('not-seated', 'Spectators can look on, but not play.')),
          ),
        );
      }
      this.#goOnInTime();
    }

    protected override async lookAt(host: MatchHost, listen: () => void): Promise<Vantage> {
      if (host.watching.policy === 'private') throw new Error('somebody would watch a private match');
      const delay = delayOf(host.watching);
      if (delay !== null)
        return await Delayed.of(host, { store, delay, now }, (delayed) => {
          this.#delayed = delayed;
          listen();
        });
      listen();
      return new Present(host, now);
    }

    override async onDispose(): Promise<void> {
      clearTimeout(this.#timer);
      await super.onDispose();
    }

    /**
     * What has happened and is not told yet. Players come first: their answers are on their way before spectators are
     * told, and a thousand spectators are told bit by bit, all with the same bytes.
     */
    readonly #untold: Happening[] = [];

    override moved(happenings: readonly Kept[]): void {
      if (this.#delayed !== undefined) return this.#tellLater(this.#delayed, happenings);
      if (this.#untold.length === 0) setImmediate(() => this.#tellAll());
      this.#untold.push(...happenings);
    }

    override seatsChanged(): void {
      if (this.#delayed !== undefined) this.#tellLater(this.#delayed, []);
      super.seatsChanged();
    }

    #tellAll(): void {
      this.#tell(this.#untold.splice(0).map((happening) => redact(this.host.game, happening, 'spectator')));
    }

    #tell(happenings: readonly Happening[]): void {
      this.show();
      for (const happening of happenings) {
        const frame = getMessageBytes.raw(Protocol.ROOM_DATA, 'events', happening);
        this.deliveries.send(frame, this.clients);
      }
    }

    #tellLater(delayed: Delayed, happenings: readonly Kept[]): void {
      delayed.note(happenings);
      this.#goOnInTime();
    }

    /** Tells what was to be told by now, and comes back when the next is. */
    #goOnInTime(): void {
      const wait = this.#delayed?.wait ?? null;
      if (wait === null || this.#timer !== undefined) return;
      this.#timer = setTimeout(
        () => {
          this.#timer = undefined;
          this.#goOn();
          this.#goOnInTime();
        },
        Math.min(Math.max(wait, 0), LOOK_EVERY),
      );
      this.#timer.unref();
    }

    #goOn(): void {
      const delayed = this.#delayed;
      if (delayed === undefined || (delayed.wait ?? 1) > 0) return;
      try {
        this.#tell(delayed.goOn());
      } catch (error) {
        logger.error({ err: error, matchId: this.host.matchId }, 'spectators could not be told');
      }
    }

    protected override viewerOf(_client: RoomClient): Viewer<string> {
      return 'spectator';
    }

    protected override count(client: RoomClient, change: 1 | -1): void {
      this.host.audience.countWatcher(client.auth?.user ?? `socket ${client.sessionId}`, change);
    }

    protected override tellAlone(_client: RoomClient): void {}
  };
}
