/** A match that two people play sensibly: mostly marches into empty hexes, now and then a blow, the end of a phase. */
import { type CommandReply, createdSessionSchema, matchSummarySchema, roomAnswerSchema } from '@warbeacon/protocol';
import type { Command } from '@warbeacon/siege';
import { http } from '../src/testing/people.ts';
import { type Chance, oneOf } from './chance.ts';
import { SeatLink } from './wire.ts';

/** The tokens of two people, who may play many matches against each other. */
export type Pair = readonly [string, string];

/** How often a player acts with a piece, where it could also end the phase. */
const WITH_A_PIECE = 0.9;
/** Pieces that are picked up and laid down again before a player gives up on them. */
const PICKED_UP = 3;

export interface Turn {
  readonly seat: SeatLink;
  readonly ply: number;
  readonly command: Command;
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
  readonly #chance: Chance;
  /** Where pieces have gone, as far as this saw; wrong about some in the end, and no worse for that. */
  readonly #where = new Map<string, string>();
  #ply = 0;
  #commands = 0;
  #awaken: (() => void) | undefined;
  over = false;

  private constructor(matchId: string, seats: readonly [SeatLink, SeatLink], chance: Chance) {
    this.matchId = matchId;
    this.seats = seats;
    this.#chance = chance;
    for (const seat of seats) seat.onTold = () => this.#awaken?.();
  }

  /** Makes a match, with `position` from there on, and seats both players. */
  static async start(port: number, pair: Pair, chance: Chance, position?: unknown): Promise<LiveMatch> {
    const wish = { game: 'helms-deep', side: 'isengard', opponent: 'human', visibility: 'private' };
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
    for (const seat of this.seats) {
      const { actors, commands } = seat.decision();
      const turn = (command: Command): Turn => ({ seat, ply: this.#ply, command });
      const direct = commands.filter(({ type }) => type !== 'setUp');
      const setUp = commands.find(({ type }) => type === 'setUp');
      if (setUp !== undefined) return turn(direct.find(({ type }) => type === 'done') ?? setUp);
      if (actors.length > 0 && (direct.length === 0 || this.#chance() < WITH_A_PIECE)) {
        for (let i = 0; i < PICKED_UP; i++) {
          const command = await seat.options(oneOf(actors, this.#chance) ?? '', (goals) => this.#choose(goals));
          if (command !== undefined) return turn(command);
        }
      }
      const command = oneOf(direct, this.#chance);
      if (command !== undefined) return turn(command);
    }
    this.over = true;
    return undefined;
  }

  async send({ seat, ply, command }: Turn): Promise<CommandReply> {
    const reply = await seat.command(`${this.matchId}-${this.#commands++}`, ply, command);
    if (reply.ok) this.#ply = reply.ply;
    if (reply.ok && command.type === 'move') this.#where.set(command.piece, command.path.at(-1) ?? '');
    return reply;
  }

  close(): void {
    for (const seat of this.seats) seat.close();
  }

  /** A march into a hex where nobody is known to be; else anything. */
  #choose(goals: readonly (string | undefined)[]): number {
    const taken = new Set(this.#where.values());
    const marches = [...goals.keys()].filter((i) => {
      const goal = goals[i];
      return goal !== undefined && !taken.has(goal);
    });
    return oneOf(marches, this.#chance) ?? Math.floor(this.#chance() * goals.length);
  }

  async #untilTold(): Promise<void> {
    while (this.seats.some(({ ply }) => ply < this.#ply)) await new Promise<void>((go) => (this.#awaken = go));
  }
}
