/** Magic, engines, supply, road and relief as a position writes them. */
import { type Game, unitSpec } from '../../engine/game.ts';
import { placeOf, type State } from '../../engine/state.ts';
import type { Fault } from '../../notation/fault.ts';
import { pieceOf } from '../../notation/formations.ts';
import { mixOf } from '../house-values.ts';
import { MAGIC_POINTS, own } from '../own.ts';
import type { MarkerKind } from '../words.ts';
import { brokenPools, levelsHeld } from '../courage/courage.ts';
import { noteRoad, roadPlaces } from '../victory/road.ts';
import { cauldronNumber } from '../oil/cauldrons.ts';
import type { ReadPosition } from './position.schema.ts';

const ROAD = ['1918', '2124'] as const;

/** Markers have been put: what they leave is the supply. */
export function putSpecials(game: Game, s: State, position: ReadPosition, faults: Fault[]): void {
  const its = own(s);
  const { magic, engines, supply, relief } = position;
  const leaderOf = (id: string, at: string): number => pieceOf(game.leaderIndex, id, 'leader', at, faults);
  its.magic = {
    points: {
      gandalf: magic.points?.gandalf ?? MAGIC_POINTS.gandalf,
      nazgul: magic.points?.nazgul ?? MAGIC_POINTS.nazgul,
    },
    successes: { ...magic.successes },
    tried: [...(magic.tried ?? [])],
    inForce: position.spells.map(({ spell, turn, phase, frozen }, i) => ({
      spell,
      turn,
      phase,
      frozen: frozen.map((id, which) => leaderOf(id, `spells.${i}.frozen.${which}`)).filter((leader) => leader >= 0),
    })),
    grondAwake: magic.grondAwake ?? false,
  };
  its.engines = { ready: engines.ready ?? [], fired: engines.fired ?? [], moved: engines.moved ?? [] };
  its.laid = [...position.laid];
  its.ran = position.ran
    .map((id, i) => pieceOf(game.unitIndex, id, 'unit', `ran.${i}`, faults))
    .flatMap((unit) => (unit < 0 ? [] : [{ unit, at: placeOf(s, unit) }]));
  its.strayed = position.strayed
    .map((id, i) => pieceOf(game.unitIndex, id, 'unit', `strayed.${i}`, faults))
    .filter((unit) => unit >= 0);
  const left = (kind: MarkerKind): number =>
    Math.max(0, mixOf(s, kind).real - s.markers.filter((marker) => marker.kind === kind).length);
  its.supply = { ladders: supply.ladders ?? left('ladder'), heads: supply.heads ?? left('head') };
  for (const [id, count] of Object.entries(position.oil)) {
    const number = cauldronNumber(s, id);
    if (number < 0) faults.push({ at: `oil.${id}`, message: `There is no cauldron ${id}.` });
    else its.oil[number] = count;
  }
  putRoad(game, s, position, faults);
  if (position.banner !== undefined) {
    const leader = leaderOf(position.banner.leader, 'banner.leader');
    const { turn, phase, moved, rallies } = position.banner;
    if (leader >= 0) its.banner = { leader, turn, phase, moved: moved ?? false, rallies };
  }
  its.relief = { called: relief.called ?? false, rohan: relief.rohan ?? false, men: relief.men ?? false };
  its.twenty = position.twenty ?? false;
}

/** [19.14] As the last phase ended, which is as it is now where it is not written. All else has been put. */
export function putCourage(game: Game, s: State, { demoralized, held }: ReadPosition, faults: Fault[]): void {
  const its = own(s);
  its.held =
    held?.flatMap((id, i) => {
      const level = game.terrain.levels.findIndex((candidate) => candidate.id === id);
      if (level >= 0) return [level];
      faults.push({ at: `held.${i}`, message: `There is no level ${id}.` });
      return [];
    }) ?? levelsHeld({ game, s });
  its.demoralized = demoralized === undefined ? brokenPools({ s }) : [...demoralized];
}

/** [20.1] Who stands in a hex of the road was the last there; G-170: of a set-up only once it is over. */
function putRoad(game: Game, s: State, { road, turn }: ReadPosition, faults: Fault[]): void {
  const places = roadPlaces(game);
  for (const [hex, name] of ROAD.entries()) {
    const unit = turn === 0 ? -1 : s.units.findIndex(({ at }) => at === places[hex]);
    if (unit >= 0) noteRoad({ game, s }, unitSpec(game, unit).side, places[hex] ?? -1);
    else own(s).road[hex] = road[name] ?? null;
    if (road[name] !== undefined && road[name] !== own(s).road[hex])
      faults.push({ at: `road.${name}`, case: '20.1', message: `Who stands in ${name} was the last there.` });
  }
}

export function writeSpecials(game: Game, s: State): object {
  const { magic, engines, laid, supply, oil, road, ran, strayed, banner, relief, twenty, demoralized, held } = own(s);
  const leaderId = (leader: number): string => game.leaders[leader]?.id ?? '';
  const [near, edge] = road;
  return {
    magic: {
      points: { ...magic.points },
      successes: { ...magic.successes },
      tried: [...magic.tried],
      grondAwake: magic.grondAwake,
    },
    spells: magic.inForce.map(({ frozen, ...cast }) => ({ ...cast, frozen: frozen.map(leaderId) })),
    engines: { ready: [...engines.ready], fired: [...engines.fired], moved: [...engines.moved] },
    laid: [...laid],
    supply: { ...supply },
    oil: Object.fromEntries(oil.map((count, i) => [`cauldron-${i + 1}`, count])),
    road: { ...(near === null ? {} : { 1918: near }), ...(edge === null ? {} : { 2124: edge }) },
    ...(banner === null ? {} : { banner: { ...banner, leader: leaderId(banner.leader) } }),
    ran: ran.filter(({ unit, at }) => placeOf(s, unit) === at).map(({ unit }) => game.units[unit]?.id ?? ''),
    strayed: strayed.map((unit) => game.units[unit]?.id ?? ''),
    relief: { ...relief },
    ...(twenty ? { twenty } : {}),
    demoralized: [...demoralized],
    held: held.map((level) => game.terrain.levels[level]?.id ?? ''),
  };
}
