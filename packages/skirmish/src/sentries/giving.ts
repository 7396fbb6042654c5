/** A command is judged by what its side knows, and carried out on a table where more may stand. */
import type { Command } from '../engine/command-schemas.ts';
import { type Battle, type Chance, lookAt } from '../engine/battle.ts';
import type { Frame } from '../engine/frames.ts';
import { commandSpec } from '../engine/registry.ts';
import type { Side } from '../engine/words.ts';
import { hiddenFrom, without } from './hiding.ts';
import { reveal } from './sighting.ts';

/** Carries out what its side could know to be legal; where somebody stands in its way whom it did not know of, he is seen instead. */
export function give(b: Battle, frame: Frame, side: Side, command: Command, ctx: Chance): void {
  const spec = commandSpec(frame, command);
  if (spec === undefined) throw new Error(`${command.type} at a moment that does not take it`);
  const met = whoIsMet(b, frame, side, command);
  if (met === undefined) spec.apply(b, frame, side, command as never, ctx);
  else reveal(b, ctx, [met]);
}

/** The first, in the order of the cast, with whom the command cannot be carried out. */
function whoIsMet(b: Battle, frame: Frame, side: Side, command: Command): number | undefined {
  const hidden = hiddenFrom(b.s, side);
  if (hidden.length === 0 || isStopped(b, side, command)) return undefined;
  const withAllBut = (unknown: readonly number[]): boolean => isPossible(b, frame, side, command, unknown);
  if (withAllBut([]) || !withAllBut(hidden)) return undefined;
  return hidden.find((_, i) => !withAllBut(hidden.slice(i + 1)));
}

/** An own model that moves is stopped on its way: see `sightingOn`. */
const isStopped = (b: Battle, side: Side, command: Command): boolean =>
  (command.type === 'move' || command.type === 'crawl') &&
  b.field.models[b.field.indexOf(command.model)]?.side === side;

const isPossible = (b: Battle, frame: Frame, side: Side, command: Command, hidden: readonly number[]): boolean =>
  commandSpec(frame, command)?.check(lookAt(without(b.s, hidden)), frame, side, command as never) === null;
