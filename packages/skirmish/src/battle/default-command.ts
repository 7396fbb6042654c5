/** What is answered for a side that does not answer in time. */
import { top } from '@warbeacon/kernel';
import { battleOf } from '../engine/battle.ts';
import type { Command } from '../engine/command-schemas.ts';
import { commandSpec } from '../engine/registry.ts';
import { skirmish } from '../engine/rules.ts';
import type { State } from '../engine/state.ts';
import type { Side } from '../engine/words.ts';

const SILENT = ['pass', 'decline', 'suffer', 'stay', 'done'] as const;

/** One of these where it is legal, else the first of the list; `undefined` where the side has nothing to decide. */
export function defaultCommand(state: State, side: Side): Command | undefined {
  const frame = top(state);
  if (frame === undefined || !skirmish.deciders(state).includes(side)) return undefined;
  const b = battleOf(state);
  const type = SILENT.find(
    (each) => commandSpec(frame, { type: each })?.check(b, frame, side, { type: each } as never) === null,
  );
  if (type !== undefined) return { type };
  for (const command of skirmish.legal(state, side)) return command;
  return undefined;
}
