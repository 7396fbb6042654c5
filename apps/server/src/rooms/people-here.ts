/** Who has a socket in this process, as far as others than the rooms themselves must know it. */
import { CloseCode, matchMaker, type RegisteredHandler } from '@colyseus/core';
import type { TokensEnded } from '../sessions/ended-tokens.ts';
import { type AnyRoomKind, authSchema, roomIdOf } from './room-kinds.ts';

type Kind = AnyRoomKind | 'lobby';

export class PeopleHere {
  readonly #kinds = new Map<string, Kind>();

  /** Keeps count of the rooms that are opened by `handler`. */
  follow(kind: Kind, handler: Pick<RegisteredHandler, 'on'>): void {
    handler.on('create', ({ roomId }) => void this.#kinds.set(String(roomId), kind));
    handler.on('dispose', ({ roomId }) => void this.#kinds.delete(String(roomId)));
  }

  /** Open sockets by the kind of room. */
  sockets(): Readonly<Record<Kind, number>> {
    const open = { play: 0, watch: 0, judge: 0, relay: 0, lobby: 0 };
    for (const [roomId, kind] of this.#kinds) open[kind] += matchMaker.getLocalRoomById(roomId)?.clients.length ?? 0;
    return open;
  }

  /** Whether the person has a socket in any room. */
  isHere(person: string): boolean {
    return [...this.#kinds.keys()].some((roomId) =>
      matchMaker.getLocalRoomById(roomId)?.clients.some(({ auth }) => authSchema.safeParse(auth).data?.user === person),
    );
  }

  /** Whether the session has a socket in the players' room of the match. */
  isInRoom(matchId: string, sessionId: string): boolean {
    const clients = matchMaker.getLocalRoomById(roomIdOf('play', matchId))?.clients ?? [];
    return clients.some(({ auth }) => authSchema.safeParse(auth).data?.user === sessionId);
  }

  /**
   * Closes what was opened with the tokens, for good: such a connection is not taken up again. Whoever looks on needs no
   * token, and stays.
   */
  close({ device, generation }: TokensEnded): void {
    for (const [roomId, kind] of this.#kinds) {
      if (kind === 'watch' || kind === 'relay') continue;
      const room = matchMaker.getLocalRoomById(roomId);
      const leaving = room?.clients.filter(({ auth }) => {
        const shown = authSchema.safeParse(auth).data;
        return shown?.device === device && shown.generation < generation;
      });
      for (const client of leaving ?? []) room?.kickClient(client.sessionId, CloseCode.CONSENTED, 'session-ended');
    }
  }
}
