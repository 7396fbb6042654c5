/** The spectators' room of a match: public facts only, and nothing that a spectator sends changes anything. */
import { type AuthContext, getMessageBytes, Protocol } from '@colyseus/core';
import type { Viewer } from '@warbeacon/kernel';
import { z } from 'zod';
import { type Happening, redact } from '../match/history.ts';
import { serverRefusal } from '../refusals.ts';
import type { Services } from '../services.ts';
import { type Auth, HostedRoom, PLAYERS_REQUESTS, type RoomClient } from './hosted-room.ts';
import { answer } from './requests.ts';

export function watchRoom(services: Services) {
  return class WatchRoom extends HostedRoom {
    protected override readonly kind = 'watch';
    protected override readonly services = services;

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
          answer(services.logger, z.unknown(), () =>
            this.refuse(serverRefusal('not-seated', 'Spectators can look on, but not play.')),
          ),
        );
      }
    }

    /**
     * What has happened and is not told yet. Players come first: their answers are on their way before spectators are
     * told, and a thousand spectators are told bit by bit, all with the same bytes.
     */
    readonly #untold: Happening[] = [];

    override moved(happenings: readonly Happening[]): void {
      if (this.#untold.length === 0) setImmediate(() => this.#tellAll());
      this.#untold.push(...happenings);
    }

    #tellAll(): void {
      const happenings = this.#untold.splice(0);
      this.show();
      for (const happening of happenings) {
        const frame = getMessageBytes.raw(Protocol.ROOM_DATA, 'events', redact(this.host.game, happening, 'spectator'));
        this.deliveries.send(frame, this.clients);
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
