/** [16.14] [16.73] Cauldrons, in which the oil is kept hot: what is left at each, and how they are lost. */
import type { Ctx } from '@warbeacon/kernel';
import type { Situation } from '../../engine/situation.ts';
import type { Marker, State } from '../../engine/state.ts';
import type { Side, SiegeEvent } from '../../engine/vocabulary.ts';
import { own } from '../own.ts';
import { destroyEngine } from '../siege/lost-engines.ts';

/** [16.71] G-124: there is one to a hex; [16.73] as a marker it takes no room of a unit. */
export function cauldronAt(s: State, place: number): Marker | undefined {
  return s.markers.find((marker) => marker.kind === 'cauldron' && marker.at === place);
}

/** The number of a cauldron in `own`, or -1. */
export function cauldronNumber(s: State, id: string): number {
  const number = Number(/^cauldron-(\d)$/.exec(id)?.[1] ?? 0) - 1;
  return number < own(s).oil.length ? number : -1;
}

/** [16.72] Oil that is left at it. */
export function oilLeft(s: State, cauldron: Marker): number {
  return own(s).oil[cauldronNumber(s, cauldron.id)] ?? 0;
}

/** [16.73] G-77: a combat unit of Sauron has come into its hex. Sauron never uses one. */
export function overrunCauldron(situation: Situation, side: Side, place: number, ctx: Ctx<SiegeEvent>): void {
  if (side === 'sauron') destroyCauldron(situation, place, ctx);
}

/**
 * [16.73] [16.65] G-177: the cauldron in this place, if there is one, is gone with the oil at it. What units have taken of it
 * stays with them, and nobody is told whether it was real.
 */
export function destroyCauldron({ game, s }: Situation, place: number, ctx: Ctx<SiegeEvent>): void {
  const cauldron = cauldronAt(s, place);
  if (cauldron === undefined) return;
  own(s).oil[cauldronNumber(s, cauldron.id)] = 0;
  destroyEngine(game, s, cauldron, ctx);
}
