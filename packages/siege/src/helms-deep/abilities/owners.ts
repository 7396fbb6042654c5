/** [21.0] Who has which special ability at Helm's Deep, and where on the map it works. */
import { distance } from '@warbeacon/hexgrid';
import type { Side } from '../../engine/vocabulary.ts';
import type { UnitSpec } from '../../engine/unit-kinds.ts';
import { TERRAIN } from '../map.ts';
import type { Ability } from '../words.ts';
import { hexOfPlace, type Terrain } from '../../engine/terrain.ts';

/** [21.0] Whose an ability is, and by which case. */
export interface AbilityOwner {
  readonly side: Side;
  /** The leader who must be on the map; absent where anybody may use it who stands in the right place. */
  readonly leader?: string;
  readonly name: string;
  readonly case: string;
}

/** [21.0] Special abilities as far as they hang on the map and on who is who. */
export interface Abilities {
  readonly owners: Readonly<Record<Ability, AbilityOwner>>;
  /** [21.51] Where it stands, the rating it rallies with, and what its sound does to its side's points. */
  readonly horn: { readonly at: number; readonly rating: number; readonly points: number };
  /** [14.22] Hexes by which one leaves for the caves and comes out of them. */
  readonly caveMouth: ReadonlySet<number>;
  /** From each place to the nearest of them, in hexes. */
  readonly hexesToCaves: readonly number[];
  /** [21.31] Where its units start, and the hex they draw nearer to. */
  readonly rearGuard: { readonly from: ReadonlySet<number>; readonly towards: number };
  /** [21.41] Hexes inside, the one they come out in, and the one they may strike at over the side of the ramp. */
  readonly sortie: { readonly from: ReadonlySet<number>; readonly exit: number; readonly target: number };
  /** [21.81] Hexes before the Culvert, and the one behind it. */
  readonly creeping: {
    readonly from: ReadonlySet<number>;
    readonly to: number;
    mayCreep(spec: UnitSpec): boolean;
  };
}

/** [21.51] */
const HORN_RATING = 6;
/** [22.11] */
const HORN_POINTS = -10;

export const ABILITY_DATA: Abilities = makeAbilities(TERRAIN);
export const ABILITY_OWNERS = ABILITY_DATA.owners;

function makeAbilities(terrain: Terrain): Abilities {
  return {
    owners: {
      'voice-of-saruman': { side: 'isengard', leader: 'lieutenant', name: 'The Voice of Saruman', case: '21.61' },
      'dunlending-hatred': { side: 'isengard', leader: 'chief', name: 'Dunlending Hatred', case: '21.71' },
      'orc-cunning-1': { side: 'isengard', leader: 'captain-1', name: 'Orc Cunning', case: '21.81' },
      'orc-cunning-2': { side: 'isengard', leader: 'captain-2', name: 'Orc Cunning', case: '21.81' },
      'divine-light': { side: 'westernesse', leader: 'gandalf', name: 'Divine Light', case: '21.11' },
      'for-death-and-glory': { side: 'westernesse', leader: 'theoden', name: 'For Death and Glory', case: '21.21' },
      'rear-guard': { side: 'westernesse', leader: 'gamling', name: 'Rear Guard', case: '21.31' },
      sortie: { side: 'westernesse', leader: 'aragorn', name: 'Sortie', case: '21.41' },
      horn: { side: 'westernesse', name: 'The Horn of Helm Hammerhand', case: '21.51' },
    },
    horn: { at: placeOf(terrain, 'horn'), rating: HORN_RATING, points: HORN_POINTS },
    caveMouth: terrain.zone('west-edge'),
    hexesToCaves: Array.from({ length: terrain.places }, (_, place) =>
      Math.min(...terrain.zoneList('west-edge').map((to) => distance(terrain.grid, hexOfPlace(terrain, place), to))),
    ),
    rearGuard: { from: terrain.zone('rear-guard'), towards: placeOf(terrain, 'main-gate-hex') },
    sortie: {
      from: terrain.zone('sortie-start'),
      exit: placeOf(terrain, 'sortie-exit'),
      target: placeOf(terrain, 'ramp-top'),
    },
    creeping: {
      from: terrain.zone('orc-cunning'),
      to: placeOf(terrain, 'culvert-west-stream'),
      // H-71: Orcs and Uruks on foot; the guard of half-orcs is neither.
      mayCreep: ({ kind }) => kind === 'orc' || kind === 'orc-archer' || kind.startsWith('uruk-'),
    },
  };
}

/** The hex of a zone that has but one. */
function placeOf(terrain: Terrain, zone: string): number {
  const [place] = terrain.zoneList(zone);
  if (place === undefined) throw new Error(`no hex in ${zone}`);
  return place;
}
