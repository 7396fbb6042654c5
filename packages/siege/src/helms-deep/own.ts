/** What Helm's Deep keeps in a state besides what every siege has, and what is shown of it. */
import type { OwnSpec } from '../engine/own-spec.ts';
import { leaderIndex, unitIndex } from '../engine/command-spec.ts';
import { type Game, leaderSpec, unitSpec } from '../engine/game.ts';
import type { Situation } from '../engine/situation.ts';
import type { Breach, State } from '../engine/state.ts';
import { MARKERS } from './markers.ts';
import { houseOf } from './house-values.ts';
import type { View } from './view.ts';
import type { Ability } from './words.ts';

/** [21.41] Who went out by the sally port this turn, and the place inside to which they may come back. */
export interface Sortie {
  unit: number;
  leaders: number[];
  home: number;
}

/** Counters not yet on the map. */
export interface Supply {
  /** [20.67] Ladders that can still be laid. */
  ladders: number;
  /** [20.31] Blasting Fire still to be given out: how many are real is Isengard's secret. */
  fires: { real: number; dummy: number };
}

export interface Own {
  /** [21.0] Abilities in force this turn, in the order in which they were announced, and those used for good. */
  active: Ability[];
  spent: Ability[];
  /** [21.81] Units that came through the Culvert by Orc Cunning this turn. */
  crept: number[];
  culvert: 'whole' | Exclude<Breach, 'shut'>;
  sortie: Sortie | null;
  supply: Supply;
}

/** Of a state of Helm's Deep. */
export function own(s: State): Own {
  // A state of this game was made by `empty`, or read by its own schema.
  return s.own as Own;
}

export const OWN: OwnSpec<Own, View> = {
  empty: (_game, options) => ({
    active: [],
    crept: [],
    culvert: 'whole',
    sortie: null,
    spent: [],
    supply: { fires: fires(), ladders: houseOf({ options }).ladders },
  }),
  // In the order of the alphabet, so that a hash need not sort the names.
  clone: ({ active, crept, culvert, sortie, spent, supply }) => ({
    active: [...active],
    crept: [...crept],
    culvert,
    sortie: sortie === null ? null : { home: sortie.home, leaders: [...sortie.leaders], unit: sortie.unit },
    spent: [...spent],
    supply: { fires: { dummy: supply.fires.dummy, real: supply.fires.real }, ladders: supply.ladders },
  }),
  // [20.36] What has become of the Culvert is shown; of gates every siege shows it.
  show(situation) {
    const { active, culvert, spent, supply } = own(situation.s);
    return {
      culvert,
      spent: [...spent],
      active: [...active],
      sortie: sortieView(situation),
      ladders: supply.ladders,
    };
  },
  // How much Blasting Fire is still to be given out is public; how much of it is real is Isengard's secret.
  secrets({ s }, viewer) {
    const { real, dummy } = own(s).supply.fires;
    return { fires: viewer === 'isengard' ? { left: real + dummy, real } : { left: real + dummy } };
  },
  // Who has crept, and to where a sortie may come back, is shown to nobody; of a fire that nobody knows it is said that it is none.
  known: (game, { active, culvert, fires: { left, real = 0 }, ladders, sortie, spent }) => ({
    active: [...active],
    crept: [],
    culvert,
    sortie: knownSortie(game, sortie),
    spent: [...spent],
    supply: { fires: { dummy: left - real, real }, ladders },
  }),
};

function fires(): Supply['fires'] {
  const { dummy, real } = MARKERS['blasting-fire'];
  return { dummy, real };
}

function knownSortie(game: Game, [unit, ...leaders]: readonly string[]): Sortie | null {
  if (unit === undefined) return null;
  return { home: -1, leaders: leaders.map((id) => leaderIndex(game, id)), unit: unitIndex(game, unit) };
}

function sortieView({ game, s }: Situation): string[] {
  const { sortie } = own(s);
  if (sortie === null) return [];
  return [unitSpec(game, sortie.unit).id, ...sortie.leaders.map((leader) => leaderSpec(game, leader).id)];
}
