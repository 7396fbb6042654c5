/**
 * Processes that only watch: they host nothing, and show what others host to those who look on. Each says every second that it
 * is there and how full it is; who comes to look on is sent to the emptiest. Where there is none, or it fails, people watch at
 * the host as ever.
 */
import { matchMaker, ServerError } from '@colyseus/core';
import { z } from 'zod';
import type { Logger } from '../../logger.ts';
import { type Reservation, reservationSchema } from '../local-rooms.ts';
import type { ProcessLink } from '../process-link.ts';
import { type Auth, RELAY, roomIdOf } from '../room-kinds.ts';

/** Milliseconds between two words of a process that only watches, and after which one that is silent is not counted on. */
const SAY_EVERY = 1000;
const SILENT_AFTER = 3500;

const newsSchema = z.strictObject({ onlyWatches: z.string(), sockets: z.number().int() });
const reservedSchema = reservationSchema.nullable();

interface Watcher {
  sockets: number;
  heardAt: number;
}

/** At the process that people ask first: which of the others shows a match to them. */
export class RelayChoice {
  readonly #link: ProcessLink;
  readonly #logger: Logger;
  readonly #watchers = new Map<string, Watcher>();

  constructor(link: ProcessLink, logger: Logger) {
    this.#link = link;
    this.#logger = logger;
    link.hearBy((news) => {
      const { success, data } = newsSchema.safeParse(news);
      if (success) this.#watchers.set(data.onlyWatches, { sockets: data.sockets, heardAt: performance.now() });
    });
  }

  /** A seat to look on from at a process that only watches; `null` when it must be had at the host. */
  async reserve(matchId: string, host: string, auth: Auth): Promise<Reservation | null> {
    for (const [processId, watcher] of this.#emptiestFirst()) {
      watcher.sockets++;
      const seat = await this.#ask(processId, { ask: 'relay-seat', matchId, host, auth });
      if (seat !== null) return seat;
      watcher.sockets--;
    }
    return null;
  }

  /** The seat of a connection to such a process that dropped; `null` when it is kept no longer. */
  async rejoin(matchId: string, reconnectionToken: string): Promise<Reservation | null> {
    for (const [processId] of this.#emptiestFirst()) {
      const seat = await this.#ask(processId, { ask: 'relay-again', matchId, reconnectionToken });
      if (seat !== null) return seat;
    }
    return null;
  }

  async #ask(processId: string, question: object): Promise<Reservation | null> {
    try {
      return reservedSchema.parse(await this.#link.ask(processId, question));
    } catch (error) {
      this.#logger.warn({ err: error, processId }, 'a process that only watches gave no seat');
      this.#watchers.delete(processId);
      return null;
    }
  }

  #emptiestFirst(): [string, Watcher][] {
    const since = performance.now() - SILENT_AFTER;
    for (const [processId, { heardAt }] of this.#watchers) if (heardAt < since) this.#watchers.delete(processId);
    return [...this.#watchers].toSorted(([, a], [, b]) => a.sockets - b.sockets);
  }
}

/** The rooms of a process that only watches. */
export class RelayRooms {
  readonly #opening = new Map<string, Promise<unknown>>();

  /** A seat in the room of a match that `host` hosts; opens it first where it is not. */
  async reserve(matchId: string, host: string, auth: Auth): Promise<Reservation | null> {
    const roomId = roomIdOf(RELAY, matchId);
    if (matchMaker.getLocalRoomById(roomId) === undefined) {
      let opening = this.#opening.get(roomId);
      if (opening === undefined) {
        opening = matchMaker.createRoom(RELAY, { matchId, host }).finally(() => this.#opening.delete(roomId));
        this.#opening.set(roomId, opening);
      }
      await opening;
    }
    // One that is closing is listed no more.
    const listing = await matchMaker.getRoomById(roomId);
    if (listing === undefined || listing === null || listing.locked) return null;
    return reservationSchema.parse(await matchMaker.reserveSeatFor(listing, {}, auth));
  }

  async reserveAgain(matchId: string, reconnectionToken: string): Promise<Reservation | null> {
    const roomId = roomIdOf(RELAY, matchId);
    if (matchMaker.getLocalRoomById(roomId) === undefined) return null;
    try {
      return reservationSchema.parse(await matchMaker.reconnect(roomId, { reconnectionToken }));
    } catch (error) {
      if (error instanceof ServerError) return null;
      throw error;
    }
  }
}

/** Says every second that this process only watches, and how many it shows something to. Returns what ends it. */
export function sayOnlyWatches(link: ProcessLink, processId: string, sockets: () => number): () => void {
  const say = () => void link.tellAll({ onlyWatches: processId, sockets: sockets() }).catch(() => {});
  say();
  const timer = setInterval(say, SAY_EVERY).unref();
  return () => clearInterval(timer);
}
