/** How a frame is written: what it holds, what it does of itself, who decides in it and what is asked; each in a file of its own. */
import type { Ctx } from '@warbeacon/kernel';
import type { SiegeEvent } from './events.schema.ts';
import type { Game } from './game.ts';
import type { Situation } from './situation.ts';
import type { DecisionView } from './view.schema.ts';
import type { Side } from './words.ts';

/** What a field holds; a list of words is one of them. `piece` is a unit or a leader, as the field `piece` says. */
export type FieldKind =
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

export interface FrameSpec<F extends { readonly kind: string }> {
  readonly kind: F['kind'];
  /** How a position writes it. */
  readonly fields: Readonly<Record<Exclude<keyof F, 'kind'>, FieldKind>>;
  /** One automatic step, and whether there was one: `false` when somebody must decide. Absent where somebody always must. */
  step?(situation: Situation, frame: F, ctx: Ctx<SiegeEvent>): boolean;
  /** Who must decide once there is no step; absent where nobody ever does. */
  decider?(situation: Situation, frame: F): Side;
  /** What that side is asked, as a view shows it. */
  asks?(situation: Situation, frame: F): Omit<DecisionView, 'side'>;
}

export function unitId(game: Game, unit: number): string {
  return game.units[unit]?.id ?? '';
}

export function leaderId(game: Game, leader: number): string {
  return game.leaders[leader]?.id ?? '';
}
