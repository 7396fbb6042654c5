/** How a command is written: three functions over one frame, each to a file of its own. */
import type { Ctx, Odds, Offered, Refusal } from '@warbeacon/kernel';
import type { CommandOf, CommandType, Frame, SiegeEvent } from './vocabulary.ts';
import type { z } from 'zod';
import { type Game, leaderSpec, unitSpec } from './game.ts';
import { no } from './refusals.ts';
import type { Turn } from './situation.ts';
import { makePlaceId, parsePlaceId } from './terrain.ts';

/** What goes with a command that is offered. */
export interface Price {
  /** Movement points, in halves. */
  readonly cost?: number;
  readonly odds?: Odds | undefined;
}

export interface CommandSpec<F extends Frame, T extends CommandType> {
  readonly type: T;
  /** What is taken for one that comes from outside. */
  readonly schema: z.ZodType<CommandOf<T>>;
  /** The frames in which it can be given. */
  readonly frames: readonly F['kind'][];
  /** Every legal command; with `actor`, those of that piece at least (the caller filters the rest). Read at once. */
  legal(turn: Turn, frame: F, actor: string | undefined): Iterable<CommandOf<T>>;
  /** Why not: code, sentence and case. `null` when it may be given. */
  check(turn: Turn, frame: F, command: CommandOf<T>): Refusal | null;
  apply(turn: Turn, frame: F, command: CommandOf<T>, ctx: Ctx<SiegeEvent>): void;
  /** `legal`, filtered, with what each costs, where the search for them has found it. */
  offers?(turn: Turn, frame: F, actor: string | undefined): Iterable<Offered<CommandOf<T>>>;
  /** What it costs and what may come of it; absent where it costs nothing and no die is thrown. */
  offer?(turn: Turn, command: CommandOf<T>, frame: F): Price;
  /**
   * A frame in which it is judged at any point of play, whoever must decide: what bars it there is a better reason than
   * that somebody else must decide. Absent where there is none just now, or never.
   */
  anytime?(turn: Turn): F | undefined;
  /** With `actor`, `legal` gives that piece's commands and no others: where there are many, to look again costs as much. */
  readonly exact?: true;
  /** The piece that acts; absent where no piece does. */
  actor?(command: CommandOf<T>): string;
  /** The marker that is worked, moved, taken or put down; absent where none is, or where a new one comes into play. */
  marker?(turn: Turn, command: CommandOf<T>): string | undefined;
}

type NotAUnit = 'not-a-unit' | 'not-a-unit-to-fight' | 'not-a-unit-to-rally';

/** Index of a unit of the deciding side, or why not; a leader is none, by the case where a rule says so. */
export function ownUnit({ game, side }: Turn, id: string, notAUnit: NotAUnit = 'not-a-unit'): number | Refusal {
  const unit = game.unitIndex.get(id);
  if (unit === undefined) {
    const leader = game.leaderIndex.get(id);
    return leader === undefined
      ? no(game, 'unknown-unit', { id })
      : no(game, notAUnit, { leader: leaderSpec(game, leader).name });
  }
  return unitSpec(game, unit).side === side ? unit : no(game, 'not-your-piece');
}

export function ownLeader({ game, side }: Turn, id: string): number | Refusal {
  const leader = game.leaderIndex.get(id);
  if (leader === undefined) return no(game, 'unknown-leader', { id });
  return leaderSpec(game, leader).side === side ? leader : no(game, 'not-your-piece');
}

/** The index behind an id that `check` has let pass. */
export function unitIndex(game: Game, id: string): number {
  const unit = game.unitIndex.get(id);
  if (unit === undefined) throw new Error(`no unit ${id}`);
  return unit;
}

export function leaderIndex(game: Game, id: string): number {
  const leader = game.leaderIndex.get(id);
  if (leader === undefined) throw new Error(`no leader ${id}`);
  return leader;
}

/** Places of a path, or a refusal naming the first that the map has not. */
export function parsePath(game: Game, ids: readonly string[]): number[] | Refusal {
  const path: number[] = [];
  for (const id of ids) {
    const place = parsePlaceId(game.terrain, id);
    if (place === undefined) return no(game, 'unknown-hex', { id });
    path.push(place);
  }
  return path;
}

export function makePath(game: Game, path: readonly number[]): string[] {
  return path.map((place) => makePlaceId(game.terrain, place));
}

/** Is this one of the paths? */
export function hasPath(paths: readonly (readonly number[])[], path: readonly number[]): boolean {
  return paths.some(
    (candidate) => candidate.length === path.length && candidate.every((place, i) => place === path[i]),
  );
}

/** Indices of the side's own units, or of the one named. */
export function unitsOf({ game, side }: Turn, actor?: string): readonly number[] {
  if (actor === undefined) return game.unitsOf[side];
  const unit = game.unitIndex.get(actor);
  return unit !== undefined && unitSpec(game, unit).side === side ? [unit] : [];
}

/** Ids of the side's own units and leaders, or of the one named. */
export function idsOf(turn: Turn, actor?: string): string[] {
  return [
    ...unitsOf(turn, actor).map((unit) => unitSpec(turn.game, unit).id),
    ...leadersOf(turn, actor).map((leader) => leaderSpec(turn.game, leader).id),
  ];
}

export function leadersOf({ game, side }: Turn, actor?: string): readonly number[] {
  if (actor === undefined) return game.leadersOf[side];
  const leader = game.leaderIndex.get(actor);
  return leader !== undefined && leaderSpec(game, leader).side === side ? [leader] : [];
}
