/** The players' room of a match. Who connects is known by the session; which side that plays, by the match's seats. */
import type { AuthContext, ServerError } from '@colyseus/core';
import type { Viewer } from '@warbeacon/kernel';
import {
  anchorRequestSchema,
  answerRequestSchema,
  assaultRequestSchema,
  chainsRequestSchema,
  claimRequestSchema,
  linksRequestSchema,
  pledgeRequestSchema,
  commandRequestSchema,
  faceRequestSchema,
  makeIdList,
  makeOfferList,
  makeUpdate,
  marchRequestSchema,
  optionsRequestSchema,
  proposeRequestSchema,
  resumeRequestSchema,
  restRequestSchema,
  resignRequestSchema,
  seriesRequestSchema,
  standingRequestSchema,
  takeBackRequestSchema,
  whyRequestSchema,
  type Told,
  withdrawRequestSchema,
} from '@warbeacon/protocol';
import { type Happening, redact } from '../match/history.ts';
import type { MatchHost } from '../match/match-host.ts';
import { Present, type Vantage } from '../match/vantage.ts';
import { timed } from '../ops/timed.ts';
import type { Services } from '../services.ts';
import { HostedRoom } from './hosted-room.ts';
import type { Auth, RoomClient } from './room-kinds.ts';
import { HotSeat } from './hot-seat.ts';
import { noEntry } from './no-entry.ts';
import { answer, malformed } from './requests.ts';
import { addressOf } from './socket-guard.ts';

const NO_PLAN = { steps: [], left: [], breaksOff: false };

export function matchRoom(services: Services) {
  const { computerMatches, logger, metrics, sessions } = services;

  return class MatchRoom extends HostedRoom {
    protected override readonly kind = 'play';
    protected override readonly services = services;

    static override async onAuth(token: string, _options: unknown, _context: AuthContext): Promise<Auth> {
      const session = await sessions.byToken(token);
      if (session === undefined) throw unknownSession();
      return { user: session.id, device: session.device, generation: session.generation };
    }

    #seats: HotSeat | undefined;
    /** From which seat each socket plays. */
    get #hotSeat(): HotSeat {
      return (this.#seats ??= new HotSeat(this.host));
    }

    override async onCreate(options: unknown): Promise<void> {
      await super.onCreate(options);
      this.onMessage(
        'face',
        answer(logger, faceRequestSchema, (client: RoomClient, { side }) => {
          this.#hotSeat.face(client, side);
          this.#told.delete(client);
          this.tellAlone(client);
          return { ply: this.host.ply, side };
        }),
      );
      this.onMessage(
        'command',
        answer(
          logger,
          commandRequestSchema,
          timed(
            metrics,
            async (client: RoomClient, { commandId, ply, command, link }) =>
              await this.host.submit(this.#sideOf(client), commandId, ply, command, link),
          ),
        ),
      );
      this.onMessage(
        'series',
        answer(
          logger,
          seriesRequestSchema,
          timed(
            metrics,
            async (client: RoomClient, { commandId, ply, commands, links }) =>
              await this.host.submitSeries(this.#sideOf(client), commandId, ply, commands, links),
          ),
        ),
      );
      this.onMessage(
        'takeBack',
        answer(
          logger,
          takeBackRequestSchema,
          timed(
            metrics,
            async (client: RoomClient, { commandId, ply, count }) =>
              await this.host.takeBack(this.#sideOf(client), commandId, ply, count),
          ),
        ),
      );
      this.onMessage(
        'resign',
        answer(
          logger,
          resignRequestSchema,
          timed(
            metrics,
            async (client: RoomClient, { ply }) => await this.host.agreements.resign(this.#sideOf(client), ply),
          ),
        ),
      );
      this.#listenForAgreements();
      this.#listenForChains();
      this.onMessage(
        'options',
        answer(logger, optionsRequestSchema, (client: RoomClient, { actor }) => ({
          ply: this.host.ply,
          actor,
          options: makeOfferList(this.host.offers(this.#sideOf(client), actor)),
        })),
      );
      this.onMessage(
        'march',
        answer(logger, marchRequestSchema, async (client: RoomClient, { orders }) => {
          const { ply, game } = this.host;
          const side = this.#sideOf(client);
          const nobody = { ...NO_PLAN, left: orders.map(({ piece }) => piece) };
          return { ply, ...((await this.host.plan((state) => game.march?.(state, side, orders))) ?? nobody) };
        }),
      );
      this.onMessage(
        'assault',
        answer(logger, assaultRequestSchema, async (client: RoomClient, { who }) => {
          const { ply, game } = this.host;
          const side = this.#sideOf(client);
          return { ply, ...((await this.host.plan((state) => game.assault?.(state, side, who))) ?? NO_PLAN) };
        }),
      );
      this.onMessage(
        'standing',
        answer(logger, standingRequestSchema, async (client: RoomClient, orders) => {
          const parsed = this.host.game.standing.schema.safeParse(orders);
          if (!parsed.success) return this.refuse(malformed(parsed.error));
          const given = await this.host.giveStanding(this.#sideOf(client), parsed.data);
          if (!given.ok) return this.refuse(given.error);
          return { standing: given.value };
        }),
      );
      this.onMessage(
        'why',
        answer(logger, whyRequestSchema, (client: RoomClient, { command }) => ({
          ply: this.host.ply,
          refusal: this.host.why(this.#sideOf(client), command),
        })),
      );
    }

    /** What the players say to each other beside the game. */
    #listenForAgreements(): void {
      const { agreements } = this.host;
      this.onMessage(
        'propose',
        answer(
          logger,
          proposeRequestSchema,
          async (client: RoomClient, { ply, what }) => await agreements.propose(this.#sideOf(client), ply, what),
        ),
      );
      this.onMessage(
        'answer',
        answer(
          logger,
          answerRequestSchema,
          async (client: RoomClient, { id, yes }) => await agreements.answer(this.#sideOf(client), id, yes),
        ),
      );
      this.onMessage(
        'withdraw',
        answer(
          logger,
          withdrawRequestSchema,
          async (client: RoomClient, { id }) => await agreements.withdraw(this.#sideOf(client), id),
        ),
      );
      this.onMessage(
        'resume',
        answer(
          logger,
          resumeRequestSchema,
          async (client: RoomClient) => await agreements.resume(this.#sideOf(client)),
        ),
      );
      this.onMessage(
        'rest',
        answer(
          logger,
          restRequestSchema,
          async (client: RoomClient, { does }) => await agreements.rest(this.#sideOf(client), does),
        ),
      );
      this.onMessage(
        'claim',
        answer(
          logger,
          claimRequestSchema,
          async (client: RoomClient, { ply }) => await agreements.claim(this.#sideOf(client), ply),
        ),
      );
    }

    /** What a seat's browser has to do with the dice. */
    #listenForChains(): void {
      const { chains } = this.host;
      this.onMessage(
        'chains',
        answer(logger, chainsRequestSchema, (client: RoomClient) => chains.toldTo(this.#sideOf(client))),
      );
      this.onMessage(
        'pledge',
        answer(
          logger,
          pledgeRequestSchema,
          async (client: RoomClient, { pledge }) => await chains.pledge(this.#sideOf(client), pledge),
        ),
      );
      this.onMessage(
        'anchor',
        answer(
          logger,
          anchorRequestSchema,
          async (client: RoomClient, { anchor, links }) => await chains.anchor(this.#sideOf(client), anchor, links),
        ),
      );
      this.onMessage(
        'links',
        answer(logger, linksRequestSchema, (client: RoomClient, { ask, links }) => ({
          taken: chains.answered(this.#sideOf(client), ask, links),
        })),
      );
    }

    protected override lookAt(host: MatchHost, listen: () => void): Vantage {
      listen();
      return new Present(host, services.now);
    }

    /** What each socket has been told last. */
    readonly #told = new WeakMap<RoomClient, Told>();

    /** A seat that has given no orders is not told so each time. */
    #standingOf(side: string) {
      const standing = this.host.standingOf(side);
      return standing === this.host.game.standing.none ? {} : { standing };
    }

    override async onJoin(client: RoomClient): Promise<void> {
      const user = client.auth?.user ?? '';
      if (sessions.ended.has(client.auth?.device ?? '', client.auth?.generation ?? 0)) throw unknownSession();
      // A seat may have been taken a moment ago, in another process.
      if (this.host.sideOf(user) === undefined) await this.host.readSeats();
      if (this.host.sideOf(user) === undefined) {
        throw noEntry(403, 'not-seated', 'This session has no seat in the match; it can watch it.');
      }
      if (this.host.seats.some(({ computer }) => computer)) this.#faceComputer(client, user);
      // A page that takes up its connection again may have missed something, or may be another page.
      this.#told.delete(client);
      this.#hotSeat.lower(client);
      await super.onJoin(client);
      for (const side of this.#hotSeat.sidesOf(client)) await this.host.chains.came(side);
    }

    override onLeave(client: RoomClient): void {
      computerMatches.leave(client.sessionId);
      super.onLeave(client);
    }

    #faceComputer(client: RoomClient, session: string): void {
      const opponent = { matchId: this.host.matchId, session, address: addressOf(client) };
      const refusal = computerMatches.refusal(opponent);
      if (refusal !== undefined) throw noEntry(409, refusal.code, refusal.message);
      computerMatches.enter(client.sessionId, opponent);
    }

    override moved(happenings: readonly Happening[]): void {
      this.show();
      for (const client of this.clients) {
        if (!this.isIn(client)) continue;
        const viewer = this.viewerOf(client);
        for (const happening of happenings) client.send('events', redact(this.host.game, happening, viewer));
        this.#hotSeat.settle(client);
        this.tellAlone(client);
      }
    }

    seatAddressed(side: string, type: string, message: unknown): void {
      for (const client of this.clients)
        if (this.isIn(client) && this.viewerOf(client) === side) client.send(type, message);
    }

    protected override viewerOf(client: RoomClient): Viewer<string> {
      return this.#hotSeat.viewerOf(client);
    }

    protected override count(client: RoomClient, change: 1 | -1): void {
      for (const side of this.#hotSeat.sidesOf(client)) this.host.audience.countConnection(side, change);
    }

    protected override tellAlone(client: RoomClient): void {
      const curtain = this.#hotSeat.curtainFor(client);
      if (curtain !== undefined) {
        this.#told.delete(client);
        client.send('curtain', curtain);
        return;
      }
      const side = this.#sideOf(client);
      const told = this.host.privateOf(side);
      const message = {
        ply: this.host.ply,
        side,
        ...told,
        actors: makeIdList(told.actors),
        commands: makeOfferList(told.commands),
        canTakeBack: this.host.canTakeBack(side),
        ...this.#standingOf(side),
      };
      const before = this.#told.get(client);
      this.#told.set(client, { message, actors: told.actors });
      if (before === undefined) client.send('private', message);
      else client.send('update', makeUpdate(before, { message, actors: told.actors }));
    }

    #sideOf(client: RoomClient): string {
      return this.#hotSeat.sideOf(client);
    }
  };
}

function unknownSession(): ServerError {
  return noEntry(401, 'unknown-session', 'The session is not known here.');
}
