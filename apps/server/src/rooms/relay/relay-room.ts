/**
 * The spectators' room of a match that another process hosts: it shows what the host tells, as it comes, and hands on what is
 * asked, each question once however many ask it. When the host is gone, or a change is missing, everybody is sent away
 * to ask for the match's room again.
 */
import { type AuthContext, CloseCode, getMessageBytes, Protocol } from '@colyseus/core';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { serverRefusal } from '../../refusals.ts';
import type { Services } from '../../services.ts';
import { NoAnswerError } from '../process-link.ts';
import { RequestRefused } from '../requests.ts';
import { type Auth, RELAY, type RoomClient } from '../room-kinds.ts';
import { showAside, showMove, showNews, showPeople } from '../room-state.ts';
import { ShownRoom } from '../shown-room.ts';
import { TryAgainError } from '../try-again.ts';
import { whoLooksOn } from '../watch-room.ts';
import type { Followed, Followings } from './followed.ts';
import type { Beside, Change, RelayedQuestion } from './relayed.ts';

/** Answers that are kept; a thousand who come to one match ask the same. */
const ANSWERS_KEPT = 100;

const createOptionsSchema = z.object({ matchId: z.string(), host: z.string() });

export function relayRoom(services: Services, followings: Followings) {
  const { now } = services;

  return class RelayRoom extends ShownRoom {
    protected override readonly kind = RELAY;
    protected override readonly services = services;
    #followed: Followed | undefined;
    #seated: ReadonlyMap<string, string> = new Map();
    #isOver = false;
    /** Sockets of each who looks on. */
    readonly #watchers = new Map<string, number>();
    readonly #answers = new LRUCache<string, Promise<unknown>>({ max: ANSWERS_KEPT });

    static override async onAuth(token: string, _options: unknown, _context: AuthContext): Promise<Auth> {
      return await whoLooksOn(services, token);
    }

    override async onCreate(options: unknown): Promise<void> {
      const { matchId, host } = createOptionsSchema.parse(options);
      this.isFor(matchId);
      this.#followed = await followings.follow(matchId, host, {
        watchers: () => [...this.#watchers.keys()].filter((who) => !this.#seated.has(who)).length,
        changed: (change) => this.#changed(change),
        lost: () => void this.disconnect(CloseCode.SERVER_SHUTDOWN),
      });
      const { cells, behind, ...beside } = this.#followed.whole;
      showMove(this.state, { ply: beside.ply, set: new Map(cells), gone: [] });
      this.#showBeside(beside);
      this.answerQuestions({
        history: async (_client, after) => await this.#ask({ about: 'history', after }, true),
        past: async (_client, ply) => await this.#ask({ about: 'past', ply }, false),
        zones: async () => await this.#ask({ about: 'zones' }, true),
        range: async (_client, piece) => await this.#ask({ about: 'range', piece }, true),
        now: () => now() - behind,
      });
      this.letTalk('gallery', matchId, {
        isOver: () => this.#isOver,
        sideOf: (session) => this.#seated.get(session),
      });
      this.refusePlay();
    }

    override async onDispose(): Promise<void> {
      await super.onDispose();
      this.#followed?.end();
    }

    #changed({ set, gone, happenings, ...beside }: Change): void {
      showMove(this.state, { ply: beside.ply, set: new Map(set), gone });
      this.#showBeside(beside);
      this.broadcastPatch();
      for (const happening of happenings)
        this.deliveries.send(getMessageBytes.raw(Protocol.ROOM_DATA, 'events', happening), this.clients);
    }

    #showBeside({ seats, seated, watchers, aside, news, isOver }: Beside): void {
      this.#seated = new Map(seated);
      this.#isOver = isOver;
      showPeople(this.state, seats, watchers);
      showAside(this.state, aside);
      showNews(this.state, news);
    }

    /** `changes`: with each ply the answer may be another. */
    async #ask(question: RelayedQuestion, changes: boolean): Promise<unknown> {
      const name = JSON.stringify([question, changes ? this.state.ply : null]);
      let asked = this.#answers.get(name);
      if (asked === undefined) {
        asked = this.#askHost(question);
        this.#answers.set(name, asked);
        asked.catch(() => this.#answers.delete(name));
      }
      return await asked;
    }

    async #askHost(question: RelayedQuestion): Promise<unknown> {
      if (this.#followed === undefined) throw new Error('the room has no match');
      try {
        const answer = await this.#followed.ask(question);
        return answer.ok ? answer.value : this.refuse(answer.error);
      } catch (error) {
        if (error instanceof NoAnswerError)
          throw new RequestRefused(serverRefusal('try-again', new TryAgainError().message));
        throw error;
      }
    }

    protected override count(client: RoomClient, change: 1 | -1): void {
      const who = client.auth?.user ?? `socket ${client.sessionId}`;
      const sockets = (this.#watchers.get(who) ?? 0) + change;
      if (sockets > 0) this.#watchers.set(who, sockets);
      else this.#watchers.delete(who);
    }

    protected override tellAlone(_client: RoomClient): void {}
  };
}
