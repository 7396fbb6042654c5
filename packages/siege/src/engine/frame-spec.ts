/** How a frame is written: what it holds, what it does of itself, who decides in it and what is asked; each in a file of its own. */
import type { Ctx, Refusal } from '@warbeacon/kernel';
import type { Asked } from './decision.ts';
import type { Game } from './game.ts';
import type { Situation, Turn } from './situation.ts';
import type { Frame, FrameKind, FrameOf, Side, SiegeEvent } from './vocabulary.ts';

/** What a field holds; a list of words is one of them. `piece` is a unit or a leader, as the field `piece` says. */
export type FieldKind =
  | 'side'
  | 'unit'
  | 'unit or nobody'
  | 'units'
  | 'leader'
  | 'leaders'
  | 'piece'
  | 'where'
  | 'places'
  | 'count'
  | 'flag'
  | readonly string[];

/** How a side ends its part of a step in which piece after piece may act. */
export interface Ending<F> {
  /** Why it cannot be ended yet; absent where it always can. */
  why?(turn: Turn, frame: F): Refusal | null;
  /** What is done in place of taking the frame off. */
  end?(turn: Turn, frame: F, ctx: Ctx<SiegeEvent>): void;
}

export interface FrameSpec<F extends { readonly kind: string }> {
  readonly kind: F['kind'];
  /** How a position writes it. */
  readonly fields: Readonly<Record<Exclude<keyof F, 'kind'>, FieldKind>>;
  /** One automatic step, and whether there was one: `false` when somebody must decide. Absent where somebody always must. */
  step?(situation: Situation, frame: F, ctx: Ctx<SiegeEvent>): boolean;
  /** Who must decide once there is no step; absent where nobody ever does. */
  decider?(situation: Situation, frame: F): Side;
  /** What that side is asked, as a view shows it. */
  asks?(situation: Situation, frame: F): Asked;
  /** Its side goes on until it says `done`; absent where one command is the answer. */
  readonly ending?: Ending<F>;
  /** Ids of the pieces that have something to do, where it is long to list all that they can do. */
  actors?(turn: Turn, frame: F): readonly string[];
}

/** A spec whose frame type has been forgotten; `specOf` hands it frames of its own kind alone. */
export interface AnyFrameSpec {
  readonly kind: string;
  readonly fields: Readonly<Record<string, FieldKind>>;
  step?(situation: Situation, frame: Frame, ctx: Ctx<SiegeEvent>): boolean;
  decider?(situation: Situation, frame: Frame): Side;
  asks?(situation: Situation, frame: Frame): Asked;
  readonly ending?: {
    why?(turn: Turn, frame: Frame): Refusal | null;
    end?(turn: Turn, frame: Frame, ctx: Ctx<SiegeEvent>): void;
  };
  actors?(turn: Turn, frame: Frame): readonly string[];
}

/** The frames of a game, by their kinds. */
export type FrameTable = Readonly<Record<string, AnyFrameSpec>>;

export function frameTable(specs: readonly AnyFrameSpec[]): FrameTable {
  const table: Record<string, AnyFrameSpec> = {};
  for (const spec of specs) {
    if (table[spec.kind] !== undefined) throw new Error(`two frames are called ${spec.kind}`);
    table[spec.kind] = spec;
  }
  return table;
}

/** The spec of a frame. Throws for one that the game has not, which no parsed state holds. */
export function specOf({ frames }: Game, { kind }: Frame): AnyFrameSpec {
  const spec = frames[kind];
  if (spec === undefined) throw new Error(`no frame ${kind}`);
  return spec;
}

/** The frame, where it is of this kind. */
export function frameOf<K extends FrameKind>(kind: K, frame: Frame | undefined): FrameOf<K> | undefined {
  return frame?.kind === kind ? (frame as FrameOf<K>) : undefined;
}

/** The topmost frame of a kind. */
export function lastFrame<K extends FrameKind>(kind: K, { frames }: { readonly frames: readonly Frame[] }) {
  return frames
    .map((frame) => frameOf(kind, frame))
    .filter((frame) => frame !== undefined)
    .pop();
}

export function unitId(game: Game, unit: number): string {
  return game.units[unit]?.id ?? '';
}

export function leaderId(game: Game, leader: number): string {
  return game.leaders[leader]?.id ?? '';
}
