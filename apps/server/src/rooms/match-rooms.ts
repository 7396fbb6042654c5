/** Finds the room of a match, wherever it runs, or opens it. */
import { matchMaker } from '@colyseus/core';
import type { Logger } from '../logger.ts';
import { type RoomKind, roomIdOf } from './hosted-room.ts';
import { readRefusal } from './room-refused.ts';

export interface MatchRooms {
  /** The id of the match's room of that kind, which is there when this returns. Throws a `RoomRefused`. */
  open(kind: RoomKind, matchId: string): Promise<string>;
  /** Has the rooms of a match read again who sits where. */
  tellSeatTaken(matchId: string): Promise<void>;
  /** Sends everybody out of the rooms of a match that is no more. */
  close(matchId: string): Promise<void>;
}

const KINDS = ['play', 'watch'] as const satisfies readonly RoomKind[];

export function matchRooms(logger: Logger): MatchRooms {
  return {
    async open(kind, matchId) {
      const roomId = roomIdOf(kind, matchId);
      if (await isThere(roomId)) return roomId;
      try {
        await matchMaker.createRoom(kind, { matchId });
      } catch (error) {
        throw readRefusal(error) ?? error;
      }
      return roomId;
    },
    async tellSeatTaken(matchId) {
      // The seat is taken all the same; the room reads it when the player connects.
      await callEach(logger, matchId, 'seatTaken');
    },
    async close(matchId) {
      await callEach(logger, matchId, 'disconnect');
    },
  };
}

/** Has the rooms of a match do something, wherever they run. One that does not is no reason to fail. */
async function callEach(logger: Logger, matchId: string, method: 'seatTaken' | 'disconnect'): Promise<void> {
  for (const kind of KINDS) {
    const roomId = roomIdOf(kind, matchId);
    try {
      if (!(await isThere(roomId))) continue;
      await matchMaker.remoteRoomCall<Record<typeof method, () => Promise<void>>>(roomId, method, []);
    } catch (error) {
      logger.warn({ err: error, roomId, method }, 'a room could not be called');
    }
  }
}

/** A room of a match goes where the match's other room is, so that they share one host; else it stays here. */
export async function chooseProcess(_kind: string, options: unknown): Promise<string> {
  const matchId =
    typeof options === 'object' && options !== null && 'matchId' in options ? String(options.matchId) : '';
  for (const kind of KINDS) {
    const listing = await matchMaker.getRoomById(roomIdOf(kind, matchId));
    if (listing !== undefined && listing !== null && (await isThere(listing.roomId))) return listing.processId;
  }
  return matchMaker.processId;
}

/** A process that was killed leaves its rooms listed; asking it clears them away. */
async function isThere(roomId: string): Promise<boolean> {
  const listing = await matchMaker.getRoomById(roomId);
  if (listing === undefined || listing === null) return false;
  if (listing.processId === matchMaker.processId) return matchMaker.getLocalRoomById(roomId) !== undefined;
  return (await matchMaker.healthCheckProcessId(listing.processId)) === true;
}
