/* oxlint-disable oxc/no-async-endpoint-handlers -- Express 5 takes a rejection to the error handler by itself. */
/**
 * The two matchmaking routes that the client library uses, as routes of ours like any other, so that limits, headers
 * and body sizes hold for them too. Rooms are never made here: a client joins one by its id, or takes up a dropped
 * connection again.
 */
import { matchMaker, ServerError } from '@colyseus/core';
import type { ServerCode } from '@warbeacon/protocol';
import { Router } from 'express';
import { z } from 'zod';
import type { Config } from '../config.ts';
import { LOBBY, type LobbyDoor } from '../rooms/lobby-room.ts';
import type { MatchRooms } from '../rooms/match-rooms.ts';
import { readNoEntry } from '../rooms/no-entry.ts';
import { anyRoomKindSchema, RELAY } from '../rooms/room-kinds.ts';
import { TRY_AGAIN_AFTER, TryAgainError } from '../rooms/try-again.ts';
import { clientAddress } from './client-address.ts';
import type { Limits } from './limits.ts';

const reconnectSchema = z.object({ reconnectionToken: z.string().min(1).max(64) });

interface Answer {
  readonly status: number;
  readonly body: object;
}

/** The client library shows `message`; `error` is as everywhere else. */
function no(status: number, code: ServerCode, message: string): Answer {
  return { status, body: { error: { code, message }, message } };
}
const NO_ROOM = no(404, 'unknown-room', 'That room is not open. Ask for the match\u2019s room again.');
const GONE = no(410, 'gone', 'The connection can no longer be taken up again.');

export function matchmakeRoutes(config: Config, rooms: MatchRooms, lobby: LobbyDoor, limits: Limits): Router {
  const router = Router();
  router.post('/:method/:roomId', async (req, res) => {
    limits.joins(clientAddress(req, config.TRUST_PROXY), undefined);
    const token = /^Bearer (\S+)$/i.exec(req.get('authorization') ?? '')?.[1] ?? '';
    const { status, body } = await matchmake({ rooms, lobby }, req.params.method, req.params.roomId, req.body, token);
    if (status === 503) res.set('Retry-After', String(TRY_AGAIN_AFTER));
    res.status(status).json(body);
  });
  return router;
}

async function matchmake(
  { rooms, lobby }: { readonly rooms: MatchRooms; readonly lobby: LobbyDoor },
  method: string,
  roomId: string,
  body: unknown,
  token: string,
): Promise<Answer> {
  if (matchMaker.state !== matchMaker.MatchMakerState.READY) return no(503, 'shutting-down', 'The server is stopping.');
  if (method !== 'joinById' && method !== 'reconnect')
    return no(404, 'unknown-route', 'There is no such way into a room.');
  if (roomId === LOBBY) return await enterLobby(lobby, method, token);
  const [, name, matchId] = /^(play|watch|judge|relay)-([0-9a-f]{32})$/.exec(roomId) ?? [];
  const kind = anyRoomKindSchema.safeParse(name).data;
  if (kind === undefined || matchId === undefined) return NO_ROOM;
  try {
    switch (method) {
      case 'joinById': {
        // Which process shows it is said to whoever asks for the spectators' room.
        if (kind === RELAY) return NO_ROOM;
        const reservation = await rooms.join(kind, matchId, token);
        return reservation === null ? NO_ROOM : { status: 200, body: reservation };
      }
      case 'reconnect': {
        const request = reconnectSchema.safeParse(body);
        if (!request.success) return no(400, 'malformed-request', 'A reconnection needs its token.');
        const reservation = await rooms.rejoin(kind, matchId, request.data.reconnectionToken);
        return reservation === null ? GONE : { status: 200, body: reservation };
      }
    }
  } catch (error) {
    if (error instanceof TryAgainError) return no(503, 'try-again', error.message);
    if (!(error instanceof ServerError)) throw error;
    const why = readNoEntry(error);
    if (why !== undefined && error.code < 500) return no(error.code, why.code, why.message);
    throw error;
  }
}

/** Nothing is missed by whoever comes anew, so a connection that dropped is not taken up again. */
async function enterLobby(lobby: LobbyDoor, method: string, token: string): Promise<Answer> {
  if (method !== 'joinById') return GONE;
  try {
    return { status: 200, body: await lobby.join(token) };
  } catch (error) {
    if (error instanceof TryAgainError) return no(503, 'try-again', error.message);
    throw error;
  }
}
