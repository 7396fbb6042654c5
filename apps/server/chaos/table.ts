/** A match with two players and a spectator at real pages, who play, lose their server, and come back. */
import { isDeepStrictEqual } from 'node:util';
import { matchSummarySchema } from '@warbeacon/protocol';
import { z } from 'zod';
import type { Chance } from '../src/testing/chance.ts';
import type { AnyGame, StandingOrders } from '../src/match/game.ts';
import { type AnyCommand, type PrivateMessage, wireFor } from '../src/testing/any-wire.ts';
import { type Page, Person, untilTrue } from '../src/testing/people.ts';
import { type Decision, goalOf, type Seat, SensiblePlay } from '../src/testing/sensible-play.ts';
import { Ledger, type Sent } from './ledger.ts';

/** How often a player presses the button twice, and takes a command back where that may be. */
const TWICE = 0.15;
const BACK = 0.1;
/** The latest acknowledged commands that are sent again after a kill. */
const SENT_AGAIN = 3;
/** Milliseconds before a busy server is asked again. */
const ASKED_AGAIN_MS = 300;
/** Milliseconds for what was answered to be shown to everybody. */
const SHOWN_WITHIN = 15_000;

const replySchema = z.union([
  z.object({ ok: z.literal(true), ply: z.number() }),
  z.object({ ok: z.literal(false), ply: z.number(), refusal: z.object({ code: z.string() }) }),
]);

type Wire = ReturnType<typeof wireFor>;

/** What is played, from a position on where there is one, and with what the defender says beforehand, if anything. */
export interface Setting {
  readonly game: AnyGame;
  readonly position?: unknown;
  readonly orders?: StandingOrders;
}

/** A player's page, as the one who plays sees it. */
class PageSeat implements Seat {
  readonly page: Page;
  readonly side: string;
  readonly #wire: Wire;
  #read: unknown;
  #told: PrivateMessage | undefined;

  constructor(page: Page, side: string, wire: Wire) {
    this.page = page;
    this.side = side;
    this.#wire = wire;
  }
  /** It is looked at again and again, and read once. */
  get told(): PrivateMessage | undefined {
    const message = this.page.last('private');
    if (message !== this.#read) {
      this.#read = message;
      this.#told = this.#wire.privateMessage.safeParse(message).data;
    }
    return this.#told;
  }
  get ply(): number {
    return this.told?.ply ?? -1;
  }
  decision(): Decision {
    const { actors = [], commands = [] } = this.told ?? {};
    return { actors, commands: commands.map(({ command }) => command) };
  }
  async options(
    actor: string,
    choose: (goals: readonly (string | undefined)[]) => number,
  ): Promise<AnyCommand | undefined> {
    const { options } = this.#wire.optionsReply.parse(await this.page.room.request('options', { actor }));
    return options[choose(options.map(goalOf))]?.command;
  }
}

/** Something that a seat is about to send. */
export interface Intent {
  readonly seat: PageSeat;
  readonly sent: Sent;
}

interface People {
  readonly attacker: Person;
  readonly defender: Person;
  readonly spectator: Person;
}

export class Table {
  readonly ledger: Ledger;
  readonly #people: People;
  readonly #chance: Chance;
  readonly #play: SensiblePlay;
  readonly #setting: Setting;
  #seats: readonly PageSeat[] = [];
  #pages: readonly Page[] = [];

  private constructor(people: People, setting: Setting, ledger: Ledger, chance: Chance) {
    this.#setting = setting;
    this.#people = people;
    this.ledger = ledger;
    this.#chance = chance;
    this.#play = new SensiblePlay(chance);
  }

  static async lay(port: number, chance: Chance, breach: (words: string) => void, setting: Setting): Promise<Table> {
    const { game, position } = setting;
    const [attacker, defender, spectator] = [
      await Person.arrive(port, 'Attacker'),
      await Person.arrive(port, 'Defender'),
      await Person.arrive(port, 'Spectator'),
    ];
    const { id, sides } = game.rules;
    const wish = { game: id, side: sides[0], opponent: 'human', visibility: 'private' };
    const { body } = await attacker.ask('POST', '/api/matches', position === undefined ? wish : { ...wish, position });
    const { matchId } = matchSummarySchema.parse(body);
    await defender.join(matchId);
    return new Table({ attacker, defender, spectator }, setting, new Ledger(matchId, game, breach), chance);
  }

  /** Everybody opens the page of the match. All must be shown the same ply, and none that is behind what they knew. */
  async open(port: number): Promise<void> {
    const { attacker, defender, spectator } = this.#people;
    const { matchId } = this.ledger;
    for (const person of [attacker, defender, spectator]) person.port = port;
    const knew = this.ledger.latest;
    const pages = [
      await attacker.open(matchId),
      await defender.open(matchId),
      await spectator.open(matchId, 'watch'),
    ] as const;
    const { sides } = this.#setting.game.rules;
    for (const [i, viewer] of [...sides, 'spectator'].entries()) {
      const page = pages[i];
      if (page !== undefined) this.#record(page, viewer);
    }
    this.#pages = pages;
    const wire = wireFor(sides);
    this.#seats = [new PageSeat(pages[0], sides[0], wire), new PageSeat(pages[1], sides[1], wire)];
    const plies = pages.map(({ state }) => state.ply);
    if (new Set(plies).size > 1) this.ledger.breach(`the pages show plies ${plies.join(', ')} after a kill`);
    if (this.ply < knew) this.ledger.breach(`ply ${knew} was shown, and after a kill the match is at ${this.ply}`);
    await this.#untilTold(this.ply);
  }

  /** What the pages show. */
  get ply(): number {
    return Math.max(0, ...this.#pages.map(({ state }) => state.ply));
  }

  /**
   * The defender says beforehand what is to be said, so that one command brings several entries. Before anything is played:
   * later it would answer what a command without an answer was about.
   */
  async giveOrders(): Promise<void> {
    const { orders } = this.#setting;
    const defender = this.#seats[1];
    if (orders === undefined || isDeepStrictEqual(defender?.told?.standing, orders)) return;
    await defender?.page.room.request('standing', orders);
  }

  /** What somebody does next; `undefined` when the match is over. */
  async intend(): Promise<Intent | undefined> {
    await this.#untilTold(this.ledger.latest);
    const ply = this.ply;
    const back = this.#seats.find(({ told }) => told?.canTakeBack === true);
    if (back !== undefined && this.#chance() < BACK) return this.#intent(back, ply, undefined);
    const chosen = await this.#play.choose(this.#seats);
    return chosen === undefined ? undefined : this.#intent(chosen.seat, ply, chosen.command);
  }

  /** Sends it, now and then twice at once, and notes the answer. Rejects when the connection ends first. */
  async send({ seat, sent }: Intent): Promise<void> {
    this.ledger.sent.push(sent);
    const times = this.#chance() < TWICE ? 2 : 1;
    await Promise.all(Array.from({ length: times }, async () => await this.#deliver(seat, sent)));
  }

  /**
   * After a kill: what had no answer is sent again, and so are the latest that had one. Each must be answered with the one
   * ply that it has, and nothing may be done twice. Returns how many of those without an answer were in the log already.
   */
  async sendAgain(): Promise<{ readonly unanswered: number; readonly kept: number }> {
    const { unanswered, sent } = this.ledger;
    let kept = 0;
    for (const one of unanswered) {
      const before = this.ply;
      const wasKept = before > one.ply;
      if (wasKept) kept++;
      await this.#deliverAgain(one);
      if (one.acknowledged !== undefined && one.acknowledged !== one.ply + 1) {
        this.ledger.breach(`${one.commandId} was sent at ply ${one.ply} and answered with ply ${one.acknowledged}`);
      }
      await this.#untilTold(this.ledger.latest);
      if (wasKept && this.ply !== before) this.ledger.breach(`${one.commandId} was in the log and was done again`);
    }
    const ply = this.ply;
    for (const one of sent.slice(-SENT_AGAIN)) await this.#deliverAgain(one);
    if (this.ply !== ply) this.ledger.breach('a command that was acknowledged was done again');
    return { unanswered: unanswered.length, kept };
  }

  #intent(seat: PageSeat, ply: number, command: AnyCommand | undefined): Intent {
    const sent = { side: seat.side, commandId: crypto.randomUUID(), ply, command, acknowledged: undefined };
    return { seat, sent };
  }

  async #deliverAgain(sent: Sent): Promise<void> {
    const seat = this.#seats.find(({ side }) => side === sent.side);
    if (seat !== undefined) await this.#deliver(seat, sent);
  }

  /** A server that is too busy is asked again a little later, as it says. */
  async #deliver({ page }: PageSeat, sent: Sent): Promise<void> {
    const { commandId, ply, command } = sent;
    const ask = async () =>
      replySchema.parse(
        command === undefined
          ? await page.room.request<unknown, unknown>('takeBack', { commandId, ply })
          : await page.room.request<unknown, unknown>('command', { commandId, ply, command }),
      );
    let reply = await ask();
    while (!reply.ok && reply.refusal.code === 'busy') {
      await new Promise((resolve) => setTimeout(resolve, ASKED_AGAIN_MS));
      reply = await ask();
    }
    if (!reply.ok) return this.ledger.breach(`${commandId} at ply ${ply} was refused: ${reply.refusal.code}`);
    this.ledger.acknowledge(sent, reply.ply);
    if (command !== undefined) this.#play.played(command);
  }

  /** Keeps everything that a page is shown, for as long as it is there. */
  #record(page: Page, viewer: string): void {
    page.room.reconnection.enabled = false;
    this.ledger.sawPly(page.state.ply);
    page.room.onStateChange(() => this.ledger.sawPly(page.state.ply));
    const keep = (type: string, message: unknown) => {
      if (type === 'events') this.ledger.sawEvents(viewer, message);
    };
    for (const { type, message } of page.told) keep(type, message);
    page.room.onMessage('events', (message: unknown) => {
      keep('events', message);
      page.told.push({ type: 'events', message });
    });
  }

  /** Everybody has been shown this ply, and the players what they may do in it. */
  async #untilTold(ply: number): Promise<void> {
    await untilTrue(
      () =>
        this.#pages.every(({ state, left }) => state.ply >= ply || left.length > 0) &&
        this.#seats.every((seat) => seat.ply >= ply || seat.page.left.length > 0),
      SHOWN_WITHIN,
    );
    if (this.#pages.some(({ left }) => left.length > 0)) throw new Error('a page was left by its server');
  }
}
