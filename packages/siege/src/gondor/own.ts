/** What Gondor keeps in a state besides what every siege has, and what is shown of it. */
import type { OwnSpec } from '../engine/own-spec.ts';
import { leaderIndex } from '../engine/command-spec.ts';
import { type Game, leaderSpec } from '../engine/game.ts';
import type { Situation } from '../engine/situation.ts';
import type { State } from '../engine/state.ts';
import { houseOf } from './house-values.ts';
import { MARKERS, OIL_IN_A_CAULDRON } from './markers.ts';
import type { View } from './view.ts';
import type { Magician, MagicPhase, Pool, Side, Spell } from './words.ts';

/** [17] A spell in force: cast on this turn, in this phase, it lasts until the same phase of the next (G-150). */
export interface SpellInForce {
  spell: Spell;
  turn: number;
  phase: MagicPhase;
  /** [17.12] The leaders whom it froze, by index. */
  frozen: number[];
}

export interface Magic {
  /** [8.5] Points that each magic leader has left. */
  points: Record<Magician, number>;
  /** [17.4] How often each spell has succeeded; one that has not is left out. */
  successes: Partial<Record<Spell, number>>;
  /** [17.0] G-1: who has tried a spell in this turn's first Magic Phase, and so tries none in the second. */
  tried: Magician[];
  inForce: SpellInForce[];
  /** [17.13] Grond has been woken, for good (G-94). */
  grondAwake: boolean;
}

/** [16.1] Engines by the ids of their markers. */
export interface Engines {
  /** [16.41] Siege towers that stood where they are when this turn's Siege Phase began. */
  ready: string[];
  /** [16.12] [16.13] Catapults that have fired this turn, and Grond if it has struck. */
  fired: string[];
  /** [16.11] Engines that have been pushed in this turn. */
  moved: string[];
}

/** [18.1] The Banner of the King, which is wherever its leader is. */
export interface Banner {
  /** By index. */
  leader: number;
  /** When the spell brought it forth. */
  turn: number;
  phase: MagicPhase;
  /** [18.13] It has had its move in this turn's Westernesse Movement Phase. */
  moved: boolean;
  /** [18.22] Units that it has rallied in this turn. */
  rallies: number;
}

/** [14.2] [19.11] */
export interface Relief {
  /** The die has brought Rohan. */
  called: boolean;
  /** The first combat unit of Rohan, and of Aragorn's men, has come onto the map (G-158). */
  rohan: boolean;
  men: boolean;
}

export interface Own {
  magic: Magic;
  engines: Engines;
  /** [16.27] Walls and towers that are breached, by the numbers of their hexsides; gates keep their own state. */
  breaches: number[];
  /** [16.43] Ladders that were laid this turn, and are not climbed before the next (G-143). */
  laid: string[];
  /** Counters not yet on the map: [16.43] ladders, [16.81] heads. */
  supply: { ladders: number; heads: number };
  /** [16.72] Oil left at each cauldron, by its number: the first is `cauldron-1`. */
  oil: number[];
  /** [14.32] Mûmakil that stand where a run has brought them, with that place. */
  ran: { unit: number; at: number }[];
  /** [15.21] Units whose move of this turn has led outside the city, and that may go on with oil, by index (G-147). */
  strayed: number[];
  /** [20.1] Whose combat unit was last in 1918 and in 2124; `null`: nobody's. */
  road: [near: Side | null, edge: Side | null];
  banner: Banner | null;
  relief: Relief;
  /** [19.13] The besiegers have had their twenty points off, which they have once. */
  twenty: boolean;
  /** [9.2] [19.1] G-169: as it was when the last phase ended: who was demoralized, and which levels Sauron held, by index. */
  demoralized: Pool[];
  held: number[];
}

/** Of a state of Gondor. */
export function own(s: State): Own {
  // A state of this game was made by `empty`, or read by its own schema.
  return s.own as Own;
}

/** [17.4] [17.1] [17.2] Points at the beginning. */
export const MAGIC_POINTS: Readonly<Record<Magician, number>> = { gandalf: 10, nazgul: 8 };

export const OWN: OwnSpec<Own, View> = {
  // In the order of the alphabet, here and below, so that a hash need not sort the names.
  empty: (_game, options) => ({
    banner: null,
    breaches: [],
    demoralized: [],
    engines: { fired: [], moved: [], ready: [] },
    held: [],
    laid: [],
    magic: { grondAwake: false, inForce: [], points: { ...MAGIC_POINTS }, successes: {}, tried: [] },
    oil: Array.from({ length: MARKERS.cauldron.real + MARKERS.cauldron.dummy }, () => OIL_IN_A_CAULDRON),
    ran: [],
    relief: { called: false, men: false, rohan: false },
    road: [null, null],
    strayed: [],
    supply: { heads: MARKERS.head.real, ladders: houseOf({ options }).ladders },
    twenty: false,
  }),
  clone: ({
    banner,
    breaches,
    demoralized,
    engines,
    held,
    laid,
    magic,
    oil,
    ran,
    relief,
    road,
    strayed,
    supply,
    twenty,
  }) => ({
    banner: banner === null ? null : cloneBanner(banner),
    breaches: [...breaches],
    demoralized: [...demoralized],
    engines: { fired: [...engines.fired], moved: [...engines.moved], ready: [...engines.ready] },
    held: [...held],
    laid: [...laid],
    magic: {
      grondAwake: magic.grondAwake,
      inForce: magic.inForce.map(({ frozen, phase, spell, turn }) => ({ frozen: [...frozen], phase, spell, turn })),
      points: { gandalf: magic.points.gandalf, nazgul: magic.points.nazgul },
      successes: { ...magic.successes },
      tried: [...magic.tried],
    },
    oil: [...oil],
    ran: ran.map(({ at, unit }) => ({ at, unit })),
    relief: { called: relief.called, men: relief.men, rohan: relief.rohan },
    road: [road[0], road[1]],
    strayed: [...strayed],
    supply: { heads: supply.heads, ladders: supply.ladders },
    twenty,
  }),
  // Everybody sees all of it: a secret is only which cauldrons and which oil are dummies, and that is in the markers.
  show({ game, s }: Situation) {
    const { banner, breaches, demoralized, engines, held, laid, magic, oil, relief, road, supply, twenty } = own(s);
    return {
      banner: banner === null ? null : { ...banner, leader: leaderSpec(game, banner.leader).id },
      breaches: breaches.map((side) => hexesOfSide(game, side)),
      demoralized: [...demoralized],
      engines: { ready: [...engines.ready], fired: [...engines.fired], moved: [...engines.moved] },
      held: held.map((level) => game.terrain.levels[level]?.id ?? ''),
      laid: [...laid],
      magic: {
        points: { ...magic.points },
        successes: { ...magic.successes },
        tried: [...magic.tried],
        inForce: magic.inForce.map(({ frozen, ...cast }) => ({
          ...cast,
          frozen: frozen.map((leader) => leaderSpec(game, leader).id),
        })),
        grondAwake: magic.grondAwake,
      },
      oil: [...oil],
      relief: { ...relief },
      road: [...road],
      supply: { ...supply },
      twenty,
    };
  },
  secrets: () => ({}),
  // Whom a run has brought where, and who has strayed, is shown to nobody.
  known: (game, view) => ({
    banner: view.banner === null ? null : { ...view.banner, leader: leaderIndex(game, view.banner.leader) },
    breaches: view.breaches.map((hexes) => sideOfHexes(game, hexes)),
    demoralized: [...view.demoralized],
    engines: { fired: [...view.engines.fired], moved: [...view.engines.moved], ready: [...view.engines.ready] },
    held: view.held.map((id) => game.terrain.levels.findIndex((level) => level.id === id)),
    laid: [...view.laid],
    magic: {
      grondAwake: view.magic.grondAwake,
      inForce: view.magic.inForce.map(({ frozen, ...cast }) => ({
        ...cast,
        frozen: frozen.map((id) => leaderIndex(game, id)),
      })),
      points: { gandalf: view.magic.points.gandalf, nazgul: view.magic.points.nazgul },
      successes: { ...view.magic.successes },
      tried: [...view.magic.tried],
    },
    oil: [...view.oil],
    ran: [],
    relief: { ...view.relief },
    road: [view.road[0], view.road[1]],
    strayed: [],
    supply: { ...view.supply },
    twenty: view.twenty,
  }),
};

function cloneBanner({ leader, moved, phase, rallies, turn }: Banner): Banner {
  return { leader, moved, phase, rallies, turn };
}

/** The number of the hexside that `hexesOfSide` has named. */
function sideOfHexes({ terrain }: Pick<Game, 'terrain'>, [one, other]: readonly [string, string]): number {
  return terrain.map.sides.findIndex(({ hexes: [first, second] }) => first === one && second === other);
}

/** The two hexes of a hexside of the map, as the map has them. */
export function hexesOfSide({ terrain }: Pick<Game, 'terrain'>, side: number): [string, string] {
  const listed = terrain.map.sides[side];
  if (listed === undefined) throw new Error(`no hexside ${side}`);
  return [listed.hexes[0], listed.hexes[1]];
}
