/** Which rooms a match has, who is in them, and what may be asked there. */
import type { Client } from '@colyseus/core';
import { z } from 'zod';

/** What may be asked for; in a spectators' room most of it is refused with a reason. */
export const PLAYERS_REQUESTS = [
  'command',
  'series',
  'takeBack',
  'resign',
  'face',
  'options',
  'march',
  'assault',
  'why',
  'standing',
  'propose',
  'answer',
  'withdraw',
  'resume',
  'rest',
  'claim',
  'chains',
  'pledge',
  'anchor',
  'links',
] as const;

/** Who is connected. `user` is the person; the framework would take the name `sessionId` for a name of its own. */
export const authSchema = z.strictObject({
  user: z.string().nullable(),
  /** On which of their devices. */
  device: z.string().nullable(),
  /** Of the token that was shown. */
  generation: z.number().int(),
});
export type Auth = z.output<typeof authSchema>;
export type RoomClient = Client<{ auth: Auth }>;

/** `judge`: for arbiters who have been called, and see at once what everybody may. */
export const ROOM_KINDS = ['play', 'watch', 'judge'] as const;
export type RoomKind = (typeof ROOM_KINDS)[number];
/** A spectators' room of a match that another process hosts. */
export const RELAY = 'relay';
export const anyRoomKindSchema = z.enum([...ROOM_KINDS, RELAY]);
export type AnyRoomKind = z.output<typeof anyRoomKindSchema>;
/** There is one room of each kind for a match, wherever it runs, so its id follows from the match's; relays, one in each process. */
export function roomIdOf(kind: AnyRoomKind, matchId: string): string {
  return `${kind}-${matchId}`;
}
