/** How a frame and a command are written: each in a file of its own, in the folder of its subject. */
import type { Odds, Refusal } from '@warbeacon/kernel';
import type { Battle, Chance } from './battle.ts';
import type { CommandOf, CommandType } from './command-schemas.ts';
import type { Frame, FrameKind, FrameOf } from './frames.ts';
import type { Side } from './words.ts';

/** What is asked, beside the kind of frame and whose decision it is. Models and objects by their ids. */
export interface Asked {
  readonly model?: string;
  readonly other?: string;
  readonly models?: readonly string[];
  readonly object?: string;
  readonly why?: string;
  /** Dice that lie, and what each must show. */
  readonly dice?: readonly number[];
  readonly needs?: readonly number[];
  readonly points?: number;
}

export interface FrameSpec<K extends FrameKind = FrameKind> {
  readonly kind: K;
  /** One automatic step, and whether there was one: `false` when somebody must decide. Absent where somebody always must. */
  step?(b: Battle, frame: FrameOf<K>, ctx: Chance): boolean;
  /** Who must decide once there is no step; absent where nobody ever does. */
  decider?(b: Battle, frame: FrameOf<K>): Side;
  asks?(b: Battle, frame: FrameOf<K>): Asked;
  /** Whether a model can certainly do nothing here, so that nobody need ask command after command. */
  rests?(b: Battle, frame: FrameOf<K>, side: Side, model: number): boolean;
}

export interface CommandSpec<K extends CommandType = CommandType> {
  readonly type: K;
  /** The frames in which it can be given. */
  readonly frames: readonly FrameKind[];
  /** Of the kinds of which `legal` lists good candidates alone; the truth is `check`. */
  readonly sampled?: true;
  /** The model that acts, by its field; `null`: nobody does. */
  readonly actor: ((command: CommandOf<K>) => string) | null;
  /**
   * What can be ordered. With an actor: of these models of the deciding side (or of whom it may move), one after the other;
   * without: `models` is empty and nothing is to be read of it. A generator: who wants one command pays for one.
   */
  legal(b: Battle, frame: Frame, side: Side, models: readonly number[]): Iterable<CommandOf<K>>;
  check(b: Battle, frame: Frame, side: Side, command: CommandOf<K>): Refusal | null;
  /** Carries out what `check` has let pass. */
  apply(b: Battle, frame: Frame, side: Side, command: CommandOf<K>, ctx: Chance): void;
  /** Cost in 1/256 u of movement, and exact odds. */
  offer?(b: Battle, frame: Frame, side: Side, command: CommandOf<K>): { readonly cost?: number; readonly odds?: Odds };
}

/** Specs whose kinds have been forgotten: the registry hands each frames and commands of its own kind alone. */
export interface AnyFrameSpec {
  readonly kind: FrameKind;
  step?(b: Battle, frame: Frame, ctx: Chance): boolean;
  decider?(b: Battle, frame: Frame): Side;
  asks?(b: Battle, frame: Frame): Asked;
  rests?(b: Battle, frame: Frame, side: Side, model: number): boolean;
}

/** What one subject gives to the game. */
export interface Chapter {
  readonly frames: readonly AnyFrameSpec[];
  readonly commands: readonly AnyCommandSpec[];
}

export interface AnyCommandSpec {
  readonly type: CommandType;
  readonly frames: readonly FrameKind[];
  readonly sampled?: true;
  readonly actor: ((command: never) => string) | null;
  legal(b: Battle, frame: Frame, side: Side, models: readonly number[]): Iterable<CommandOf<CommandType>>;
  check(b: Battle, frame: Frame, side: Side, command: never): Refusal | null;
  apply(b: Battle, frame: Frame, side: Side, command: never, ctx: Chance): void;
  offer?(b: Battle, frame: Frame, side: Side, command: never): { readonly cost?: number; readonly odds?: Odds };
}

/** Written so that each spec is checked against its own frame. */
export const frame = <K extends FrameKind>(spec: FrameSpec<K>): AnyFrameSpec => spec as AnyFrameSpec;
export const command = <K extends CommandType>(spec: CommandSpec<K>): AnyCommandSpec => spec;

/** The frame, where it is of this kind. Throws where it is not: specs name the frames they can stand in. */
export function as<K extends FrameKind>(kind: K, frame: Frame): FrameOf<K> {
  if (frame.kind !== kind) throw new Error(`${frame.kind} is not ${kind}`);
  return frame as FrameOf<K>;
}
