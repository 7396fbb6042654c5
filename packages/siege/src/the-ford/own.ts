/** What the Ford keeps in a state besides what every siege has. */
import type { OwnSpec } from '../engine/own-spec.ts';
import { unitSpec } from '../engine/game.ts';
import type { State } from '../engine/state.ts';

export interface Own {
  /** [F5] Units that have dug in where they stand. */
  dugIn: number[];
}

/** Of a state of the Ford. */
export function own(s: State): Own {
  // A state of this game was made by `empty`, or read by its own schema.
  return s.own as Own;
}

export const OWN: OwnSpec<Own> = {
  empty: () => ({ dugIn: [] }),
  clone: ({ dugIn }) => ({ dugIn: [...dugIn] }),
  show: ({ game, s }) => ({ dugIn: own(s).dugIn.map((unit) => unitSpec(game, unit).id) }),
  secrets: () => ({}),
};
