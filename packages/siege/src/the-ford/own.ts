/** What the Ford keeps in a state besides what every siege has. */
import type { OwnSpec } from '../engine/own-spec.ts';
import { unitSpec } from '../engine/game.ts';
import { unitIndex } from '../engine/command-spec.ts';
import type { State } from '../engine/state.ts';
import type { View } from './view.ts';

export interface Own {
  /** [F5] Units that have dug in where they stand. */
  dugIn: number[];
}

/** Of a state of the Ford. */
export function own(s: State): Own {
  // A state of this game was made by `empty`, or read by its own schema.
  return s.own as Own;
}

export const OWN: OwnSpec<Own, View> = {
  empty: () => ({ dugIn: [] }),
  clone: ({ dugIn }) => ({ dugIn: [...dugIn] }),
  show: ({ game, s }) => ({ dugIn: own(s).dugIn.map((unit) => unitSpec(game, unit).id) }),
  secrets: () => ({}),
  known: (game, { dugIn }) => ({ dugIn: dugIn.map((id) => unitIndex(game, id)) }),
};
