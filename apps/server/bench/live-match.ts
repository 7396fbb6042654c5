/** A match that two people play sensibly. */
import { type CommandReply, createdSessionSchema, matchSummarySchema, roomAnswerSchema } from '@warbeacon/protocol';
import { http } from '../src/testing/people.ts';
import type { Chance } from '../src/testing/chance.ts';
import type { AnyCommand } from '../src/testing/any-wire.ts';
import { SensiblePlay } from '../src/testing/sensible-play.ts';
import { type BenchGame, sideThatBegins } from './games.ts';
import { SeatLink } from './wire.ts';

/** The tokens of two people, who may play many matches against each other. */
export type Pair = readonly [string, string];

export interface Turn {
  readonly seat: SeatLink;
  readonly ply: number;
  readonly command: AnyCommand;
}

async function post(port: number, path: string, token: string | undefined, body: unknown): Promise<unknown> {
  const answer = await http(port, 'POST', path, { body, ...(token === undefined ? {} : { token }) });
  if (answer.status >= 300)
    throw new Error(`${path} is answered with ${answer.status}: ${JSON.stringify(answer.body)}`);
  return answer.body;
}

export async function arrive(port: number): Promise<Pair> {
  const token = async (name: string) =>
    createdSessionSchema.parse(await post(port, '/api/sessions', undefined, { name })).token;
  return [await token('Attacker'), await token('Defender')];
}

export class LiveMatch {
  readonly matchId: string;
  readonly seats: readonly [SeatLink, SeatLink];
  readonly #play: SensiblePlay;
  #ply = 0;
  #commands = 0;
  #awaken: (() => void) | undefined;

  private constructor(matchId: string, seats: readonly [SeatLink, SeatLink], chance: Chance) {
    this.matchId = matchId;
    this.seats = seats;
    this.#play = new SensiblePlay(chance);
    for (const seat of seats) seat.onTold = () => this.#awaken?.();
  }

  /**
   * Makes a match, with `position` from there on, which others see `delay` minutes later, and seats both players. One that is
   * `listed` is seen in the lobby.
   */
  static async start(
    port: number,
    pair: Pair,
    chance: Chance,
    {
      game,
      position,
      delay = 0,
      listed = false,
    }: { readonly game: BenchGame; readonly position?: unknown; readonly delay?: number; readonly listed?: boolean },
  ): Promise<LiveMatch> {
    const watching = delay === 0 ? { policy: 'open' } : { policy: 'delayed', minutes: delay };
    const wish = {
      game,
      side: sideThatBegins(game),
      opponent: 'human',
      visibility: listed ? 'listed' : 'private',
      watching,
    };
    const made = await post(port, '/api/matches', pair[0], position === undefined ? wish : { ...wish, position });
    const { matchId } = matchSummarySchema.parse(made);
    await post(port, `/api/matches/${matchId}/join`, pair[1], {});
    const open = async (token: string) => {
      const answer = await post(port, `/api/matches/${matchId}/room`, token, { as: 'play' });
      return await SeatLink.open(port, roomAnswerSchema.parse(answer).roomId, token);
    };
    return new LiveMatch(matchId, [await open(pair[0]), await open(pair[1])], chance);
  }

  /** The room in which spectators see a match. */
  static async watchRoom(port: number, matchId: string): Promise<string> {
    const answer = await post(port, `/api/matches/${matchId}/room`, undefined, { as: 'watch' });
    return roomAnswerSchema.parse(answer).roomId;
  }

  /** A sensible next command, with the options of a piece asked for first as a page does; `undefined` when it is over. */
  async next(): Promise<Turn | undefined> {
    await this.#untilTold();
    const chosen = await this.#play.choose(this.seats);
    return chosen === undefined ? undefined : { ...chosen, ply: this.#ply };
  }

  async send({ seat, ply, command }: Turn): Promise<CommandReply> {
    const reply = await seat.command(`${this.matchId}-${this.#commands++}`, ply, command);
    if (reply.ok) {
      this.#ply = reply.ply;
      this.#play.played(command);
    }
    return reply;
  }

  close(): void {
    for (const seat of this.seats) seat.close();
  }

  async #untilTold(): Promise<void> {
    while (this.seats.some(({ ply }) => ply < this.#ply)) await new Promise<void>((go) => (this.#awaken = go));
  }
}
