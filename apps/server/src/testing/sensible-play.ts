/** What somebody does who plays on without thinking long: mostly marches into empty hexes, now and then a blow. */
import type { AnyCommand } from './any-wire.ts';
import { type Chance, oneOf } from './chance.ts';

/** What a seat may do, as far as it has been told. */
export interface Decision {
  /** Own pieces that have something to do. */
  readonly actors: readonly string[];
  /** Commands of no piece. */
  readonly commands: readonly AnyCommand[];
}

export interface Seat {
  decision(): Decision;
  /**
   * Asks what a piece can do, as a page does when it is picked up. `choose` is told of each option to which hex it marches,
   * if it is a march, and says which one to take.
   */
  options(actor: string, choose: (goals: readonly (string | undefined)[]) => number): Promise<AnyCommand | undefined>;
}

/** How often a player acts with a piece, where it could also end the phase. */
const WITH_A_PIECE = 0.9;
/** Pieces that are picked up and laid down again before a player gives up on them. */
const PICKED_UP = 3;

/** Plays both seats of a match. */
export class SensiblePlay {
  readonly #chance: Chance;
  /** Where pieces have gone, as far as this saw; wrong about some in the end, and no worse for that. */
  readonly #where = new Map<string, string>();

  constructor(chance: Chance) {
    this.#chance = chance;
  }

  /** A command for the seat that decides; `undefined` when none of them does. */
  async choose<S extends Seat>(
    seats: readonly S[],
  ): Promise<{ readonly seat: S; readonly command: AnyCommand } | undefined> {
    for (const seat of seats) {
      const command = await this.#chooseFor(seat);
      if (command !== undefined) return { seat, command };
    }
    return undefined;
  }

  /** Takes note of what was carried out. */
  played({ type, piece, path }: AnyCommand): void {
    if (type === 'move' && typeof piece === 'string') this.#where.set(piece, lastOf(path) ?? '');
  }

  async #chooseFor(seat: Seat): Promise<AnyCommand | undefined> {
    const { actors, commands } = seat.decision();
    const direct = commands.filter(({ type }) => type !== 'setUp');
    const setUp = commands.find(({ type }) => type === 'setUp');
    if (setUp !== undefined) return direct.find(({ type }) => type === 'done') ?? setUp;
    if (actors.length > 0 && (direct.length === 0 || this.#chance() < WITH_A_PIECE)) {
      for (let i = 0; i < PICKED_UP; i++) {
        const command = await seat.options(oneOf(actors, this.#chance) ?? '', (goals) => this.#march(goals));
        if (command !== undefined) return command;
      }
    }
    return oneOf(direct, this.#chance);
  }

  /** A march into a hex where nobody is known to be; else anything. */
  #march(goals: readonly (string | undefined)[]): number {
    const taken = new Set(this.#where.values());
    const marches = [...goals.keys()].filter((i) => {
      const goal = goals[i];
      return goal !== undefined && !taken.has(goal);
    });
    return oneOf(marches, this.#chance) ?? Math.floor(this.#chance() * goals.length);
  }
}

/** The hex to which an option of the request `options` marches. */
export function goalOf(option: unknown): string | undefined {
  if (!has(option, 'command') || !has(option.command, 'type') || option.command.type !== 'move') return undefined;
  if (!has(option.command, 'path')) return undefined;
  return lastOf(option.command.path);
}

/** The hex to which a path leads. */
export function lastOf(path: unknown): string | undefined {
  const last: unknown = Array.isArray(path) ? path.at(-1) : undefined;
  return typeof last === 'string' ? last : undefined;
}

function has<K extends string>(value: unknown, key: K): value is Record<K, unknown> {
  return typeof value === 'object' && value !== null && key in value;
}
