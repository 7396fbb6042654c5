/**
 * Two people at one screen, one of whom has both seats of a match: from which of them each of their sockets looks. A socket looks
 * from none until it says from which, and is told by then what anybody is told; so a page that has hidden the board is sent no
 * secret of either side. It looks from the seat that must decide, and from no other: when the decision is the other side's, the
 * curtain falls by itself.
 */
import type { Viewer } from '@warbeacon/kernel';
import type { Curtain } from '@warbeacon/protocol';
import type { MatchHost } from '../match/match-host.ts';
import { serverRefusal } from '../refusals.ts';
import type { RoomClient } from './room-kinds.ts';
import { RequestRefused } from './requests.ts';

export const CURTAIN_DOWN = serverRefusal(
  'curtain-down',
  'This screen looks from neither seat at present. Say first who sits before it.',
);
const NOT_THEIRS = serverRefusal('curtain-down', 'It is the other side that decides now.');

export class HotSeat {
  readonly #host: MatchHost;
  readonly #facing = new WeakMap<RoomClient, string>();

  constructor(host: MatchHost) {
    this.#host = host;
  }

  /** The seats of whoever this is: both, or one. Throws when there is none. */
  sidesOf(client: RoomClient): readonly string[] {
    const user = client.auth?.user ?? '';
    const sides = this.#host.seats.flatMap(({ side, sessionId }) => (sessionId === user ? side : []));
    if (sides.length === 0) throw new Error('a client without a seat is in the players\u2019 room');
    return sides;
  }

  /** The seat that the socket plays. Throws a `RequestRefused` while it looks from none. */
  sideOf(client: RoomClient): string {
    const side = this.#sideIfAny(client);
    if (side === undefined) throw new RequestRefused(CURTAIN_DOWN);
    return side;
  }

  viewerOf(client: RoomClient): Viewer<string> {
    return this.#sideIfAny(client) ?? 'spectator';
  }

  /** Has the socket look from a seat. Throws a `RequestRefused` when that is none of theirs, or not to decide. */
  face(client: RoomClient, side: string): void {
    const sides = this.sidesOf(client);
    if (!sides.includes(side)) throw new RequestRefused(serverRefusal('not-seated', 'That seat is not yours.'));
    if (sides.length < 2) return;
    if (!this.#mayLook(side)) throw new RequestRefused(NOT_THEIRS);
    this.#facing.set(client, side);
  }

  /** After something has happened: nobody goes on looking from a seat that is not to decide, at the end neither. */
  settle(client: RoomClient): void {
    const side = this.#facing.get(client);
    if (side !== undefined && !this.#host.sight.deciders().includes(side)) this.lower(client);
  }

  lower(client: RoomClient): void {
    this.#facing.delete(client);
  }

  /** What is told to a socket that looks from none of two seats; `undefined` to every other one. */
  curtainFor(client: RoomClient): Curtain | undefined {
    if (this.#sideIfAny(client) !== undefined) return undefined;
    const { ply, sight, game } = this.#host;
    const sides = this.sidesOf(client);
    const secrets = sides.some(
      (side) => sight.ownCells(side).size > 0 || this.#host.standingOf(side) !== game.standing.none,
    );
    return { ply, side: sight.deciders().find((side) => sides.includes(side)) ?? null, secrets };
  }

  #sideIfAny(client: RoomClient): string | undefined {
    const [first, second] = this.sidesOf(client);
    return second === undefined ? first : this.#facing.get(client);
  }

  /** When nobody decides any more both may look, from either side. */
  #mayLook(side: string): boolean {
    const deciders = this.#host.sight.deciders();
    return deciders.length === 0 || deciders.includes(side);
  }
}
