/** Plays the computer's seat of one match, when it is that seat's decision. */
import type { Logger } from '../logger.ts';
import { type CommandAnswer, mayBeTriedAgain } from './answers.ts';
import type { Level } from '@warbeacon/protocol';
import { chooseForComputer } from './computer-choice.ts';
import type { ComputerQueue } from './computer-queue.ts';
import type { AnyGame, GameCommand } from './game.ts';
import type { Sight } from './what-they-see.ts';

/** Milliseconds before it tries again what could not be saved. */
const AGAIN_AFTER = 2000;

/** A decision of the computer's. */
export interface ComputerTurn {
  readonly side: string;
  readonly level: Level | undefined;
  readonly ply: number;
  readonly sight: Sight;
}

/** What a computer player among `seats` has to decide, when it is its decision. */
export function computerTurn(
  seats: readonly { readonly side: string; readonly computer: boolean; readonly level?: Level }[],
  { ply, sight }: Pick<ComputerTurn, 'ply' | 'sight'>,
): ComputerTurn | undefined {
  const deciders = sight.deciders();
  const seat = seats.find(({ computer, side }) => computer && deciders.includes(side));
  return seat && { side: seat.side, level: seat.level, ply, sight };
}

export interface ComputerSeatParts {
  readonly game: AnyGame;
  readonly matchId: string;
  readonly logger: Logger;
  /** S of the match's dice, of which its own chance is made; no die is. */
  readonly secret: Uint8Array;
  /** Milliseconds before each command. */
  readonly botDelay: number;
  readonly computers: ComputerQueue;
  /** What it has to decide now, if anything. */
  toDecide(): ComputerTurn | undefined;
  submit(side: string, commandId: string, ply: number, command: GameCommand): Promise<CommandAnswer>;
}

export class ComputerSeat {
  readonly #parts: ComputerSeatParts;
  #timer: NodeJS.Timeout | undefined;

  constructor(parts: ComputerSeatParts) {
    this.#parts = parts;
  }

  /** Call whenever something may have come up for it to decide. */
  wake(atLeast = 0): void {
    if (this.#timer !== undefined || this.#parts.toDecide() === undefined) return;
    this.#timer = setTimeout(
      () => {
        this.#move().catch((error: unknown) => this.#failed(error));
      },
      Math.max(atLeast, this.#parts.botDelay),
    );
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** Whatever is wrong with a computer player, its opponent must not be left waiting: it then does what comes first. */
  async #move(): Promise<void> {
    const parts = this.#parts;
    await parts.computers.turn();
    this.#timer = undefined;
    const turn = parts.toDecide();
    if (turn === undefined) return;
    const { side, sight, ply } = turn;
    try {
      const command = chooseForComputer(parts.game, turn, parts.secret);
      const answer = await parts.submit(side, `computer-${ply}`, ply, command);
      if (answer.ok || answer.ply !== ply) return;
      if (mayBeTriedAgain(answer)) return this.wake(AGAIN_AFTER);
      this.#failed(answer.refusal);
    } catch (error) {
      this.#failed(error);
    }
    const first = sight.offers(side)[0];
    if (first !== undefined) await parts.submit(side, `computer-${ply}-first`, ply, first.command);
  }

  #failed(why: unknown): void {
    const { logger, matchId } = this.#parts;
    logger.error({ err: why, matchId }, 'the computer player failed');
  }
}
