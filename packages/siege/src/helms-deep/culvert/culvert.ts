/** [18.1] The Culvert under the Deeping Wall: its passage as ground, its sides, and who fights and shoots into it and out of it. */
import type { Game, LineOfFire } from '../../engine/game.ts';
import type { GroundSpec, HexsideSpec, Reason, StepCost } from '../../engine/hexsides.ts';
import type { Situation } from '../../engine/situation.ts';
import type { State } from '../../engine/state.ts';
import { closedSide } from '../../standard/hexsides.ts';
import { linesOfFire } from '../../standard/missiles/missiles.ts';
import { overWall } from '../../standard/walls/walls.ts';
import { hexOfPlace, isPassage, type Link, type Terrain } from '../../engine/terrain.ts';
import { wayCost } from '../../engine/ways-out.ts';
import { findsWayBack } from '../cunning/way-back.ts';
import { own } from '../own.ts';

/** The name of the Culvert where a gate would have its own, and of its passage among the places. */
export const CULVERT = 'culvert';

/** The place of the passage, which is none of those outside the map. */
export function passageOf(terrain: Terrain): number {
  const place = terrain.placeOf.get(CULVERT);
  if (place === undefined) throw new Error('the map has no Culvert');
  return place;
}

/** [18.11] [18.13] Half points for the hex of the Culvert, on top and below: one point more through the breach, and over it. */
export function costOfCulvert(s: State): number {
  return own(s).culvert === 'whole' ? 2 : 4;
}

/** [18.11] From the outer end of the breached passage up to the wall on top of it. */
export function isOverBreach({ game, s }: Situation, from: number, link: Link): boolean {
  const { terrain } = game;
  if (terrain.ground[link.to] !== CULVERT || own(s).culvert !== 'breached') return false;
  return endsOfCulvert(terrain).includes(from);
}

/** D-14: the end of the passage over which the wall stands, from where a fire is laid in it. */
export function isOuterEnd(terrain: Terrain, place: number): boolean {
  const above = hexOfPlace(terrain, passageOf(terrain));
  return terrain.links[place]?.some(({ to, kind }) => to === above && kind === 'wall') ?? false;
}

/** [18.14] Through a side of the Culvert, or, once it is breached, from a wall or tower. */
export function whyNotInto({ game, s }: Situation, from: number, _at: number, fire: LineOfFire): Reason | undefined {
  const ends = endsOfCulvert(game.terrain);
  if (fire.before.some((place) => ends.includes(place)) || ends.includes(from)) return undefined;
  const ground = game.terrain.ground[from];
  const down = own(s).culvert === 'breached' && (ground === 'wall' || ground === 'tower');
  return down ? undefined : 'shot-into-culvert';
}

/** [7.13] [W-53] A missile out of the passage goes the way of the passage, as one that comes from there would. */
export function whyNotOut({ game }: { readonly game: Game }, from: number, at: number): Reason | undefined {
  const ends = endsOfCulvert(game.terrain);
  const back = linesOfFire(game, at).find(({ to }) => to === from);
  const through = ends.includes(at) || (back?.before.some((place) => ends.includes(place)) ?? false);
  return through ? undefined : 'shot-out-of-culvert';
}

function endsOfCulvert(terrain: Terrain): number[] {
  return terrain.links[passageOf(terrain)]?.map(({ to }) => to) ?? [];
}

/** [18.1] The passage below, as ground. [18.12] Neither horse nor the ram ever goes through. */
export const PASSAGE: GroundSpec = {
  cost: costOfCulvert,
  mounted: 'culvert-cavalry',
  load: (load) => (load === 'ram' ? 'ram-culvert' : undefined),
  ruined: (s) => own(s).culvert === 'collapsed',
  firedAt: whyNotInto,
  firedFrom: whyNotOut,
};

const climb = overWall('wall');

/** [18.11] As over any wall (`standard/walls`); above a breach of the Culvert one is told of the way below. */
export const climbBesideCulvert: StepCost = (situation, mover, from, link, spent) => {
  const cost = climb(situation, mover, from, link, spent);
  return cost === 'wall' && isOverBreach(situation, from, link) ? 'wall-over-breach' : cost;
};

/** [18.11] [W-11] Who has been thrown back into the passage of a whole Culvert finds the way out of it. */
const throughCulvert: StepCost = ({ game, s }, _mover, from, link) => {
  if (own(s).culvert === 'collapsed') return 'culvert-closed';
  return own(s).culvert === 'breached' || isPassage(game.terrain, from)
    ? wayCost(game.terrain, s, link)
    : 'culvert-whole';
};

/** [18.11] [18.13] Either end of the passage under the wall: shut, breached or fallen in. */
export const culvert: HexsideSpec = {
  foot: throughCulvert,
  mounted: throughCulvert,
  zone: 'breached',
  breached: (s) => own(s).culvert === 'breached',
  // [18.14] [W-7] Whoever is in the passage can be struck through its own two sides, breached or not.
  strike: ({ s }) => (own(s).culvert === 'collapsed' ? 'culvert-collapsed' : undefined),
  // [18.11] [21.81] [W-11] A whole one lets out who is in it, and in who has crept through it this turn.
  retreat: ({ game, s }, runner, link) =>
    own(s).culvert === 'breached' ||
    (own(s).culvert === 'whole' && (!isPassage(game.terrain, link.to) || findsWayBack(s, runner))),
  // [W-11] Out of a whole one too.
  advance: ({ game, s }, { from }) =>
    own(s).culvert === 'breached' || (own(s).culvert === 'whole' && isPassage(game.terrain, from)),
  load: (_s, load) => (load === 'ram' ? 'load-wall' : undefined),
};

/**
 * [18.14] D-16 [W-63] Between the wall beside the Culvert and its passage below, for blows down into the breach
 * alone.
 */
export const intoPassage: HexsideSpec = {
  ...closedSide('culvert-whole', 'strike-into-culvert'),
  strike({ s }, _striker, link) {
    if (link.up === 1) return 'strike-out-of-culvert';
    return own(s).culvert === 'breached' ? undefined : 'strike-into-culvert';
  },
};
