/** How a game writes in a position what is its own. */
import type { z } from 'zod';
import type { Game } from '../engine/game.ts';
import type { Situation } from '../engine/situation.ts';
import type { State } from '../engine/state.ts';
import type { LeaderSpec, UnitSpec } from '../engine/unit-kinds.ts';
import type { Fault } from './fault.ts';
import type { ReadSiegePosition } from './position.schema.ts';

type Complain = (ruleCase: string, message: string) => void;

export interface NotationSpec<P extends ReadSiegePosition = ReadSiegePosition> {
  readonly schema: z.ZodType<P>;
  /** Puts into the state what is the game's own; the pieces are there already. */
  put(game: Game, s: State, position: P, faults: Fault[]): void;
  /** Writes the same. */
  write(game: Game, s: State): object;
  /** What is wrong with it. `midway`: the frames say what goes on, so that pieces may be together that are about to part. */
  faults(situation: Situation, midway: boolean): readonly Fault[];
  /** What is wrong with where one piece is. */
  pieceFaults?(situation: Situation, piece: UnitSpec | LeaderSpec, at: number, fault: Complain): void;
  /** A strike out of the ordinary, for which no hexside need be in reach. */
  isOutOfTheOrdinary?(s: State, unit: number, at: number): boolean;
  /** Takes a frame off that asks about nothing, where somebody wants to stand in a phase in which nothing can be done. */
  skipQuestion?(s: State): void;
}
