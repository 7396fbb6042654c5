/** Markers as a position writes them. */
import type { Game } from '../../engine/game.ts';
import { isOuterEnd, passageOf } from '../culvert/culvert.ts';
import { hexOfPlace, makePlaceId, parsePlaceId } from '../../engine/terrain.ts';
import { DUE, type Marker, type State } from '../../engine/state.ts';
import type { Fault } from '../../notation/fault.ts';
import { theHorn } from '../horn/horn.ts';
import { markerKind } from '../words.ts';
import type { Position, ReadPosition } from './position.schema.ts';
import { findSide } from './sides.ts';
import { parsePlaced, placed } from '../../notation/where.ts';

type Written = ReadPosition['markers'][number];

export function putMarkers(game: Game, s: State, position: ReadPosition, faults: Fault[]): void {
  // [21.51] The horn is in its place, said or not.
  let horn: Marker | undefined = theHorn();
  s.markers.push(horn);
  const names = new Set(position.markers.flatMap(({ id }) => id ?? []));
  const seen = new Set<string>();
  for (const [i, written] of position.markers.entries()) {
    const at = `markers.${i}`;
    const carrier = written.with === undefined ? -1 : game.unitIndex.get(written.with);
    const carried = s.units[carrier ?? -1]?.at;
    const place = placeOf(game, written, carried);
    if (carrier === undefined) faults.push({ at: `${at}.with`, message: `There is no unit ${written.with ?? ''}.` });
    if (place === undefined) {
      const message =
        written.hex === undefined
          ? `A marker such as ${written.kind} is on a hex of the map or with a unit.`
          : `${written.hex} is no place for a marker such as ${written.kind}.`;
      faults.push({ at: `${at}.hex`, message });
    } else if (written.hex !== undefined && carried !== undefined && carried !== place) {
      faults.push({ at: `${at}.hex`, message: `${written.with ?? ''}, which carries it, is not in ${written.hex}.` });
    }
    if (carrier === undefined || place === undefined) continue;
    const against = againstOf(game, written, place, (message, ruleCase) =>
      faults.push({ at: `${at}.against`, ...(ruleCase === undefined ? {} : { case: ruleCase }), message }),
    );
    if (against === undefined) continue;
    const id = written.id ?? freeName(written.kind, names);
    names.add(id);
    if (seen.has(id)) faults.push({ at, message: `${id} is named twice.` });
    seen.add(id);
    const side = written.kind === 'rocks' || written.kind === 'horn' ? 'westernesse' : 'isengard';
    const marker = {
      id,
      kind: written.kind,
      side,
      at: place,
      against,
      carrier,
      dummy: written.dummy ?? false,
      known:
        (written.known ?? false) || (written.kind === 'rocks' && !written.dummy && isHeldByIsengard(game, s, place)),
    } as const;
    if (written.kind === 'horn' && horn) {
      Object.assign(horn, marker);
      horn = undefined;
    } else s.markers.push(marker);
  }
}

function freeName(kind: string, names: ReadonlySet<string>): string {
  let number = 1;
  while (names.has(`${kind}-${number}`)) number++;
  return `${kind}-${number}`;
}

function placeOf(game: Game, { kind, hex, place }: Written, carried: number | undefined): number | undefined {
  if (hex === undefined) return kind === 'horn' ? game.terrain.zoneList('horn')[0] : carried;
  // [20.2] H-48: the ram comes with the second turn's reinforcements; all else that is not here is in supply.
  if (hex === 'due') return kind === 'ram' || carried === DUE ? DUE : undefined;
  return parsePlaced(game, hex, place);
}

type Complain = (message: string, ruleCase?: string) => void;

/** The place across the side at which a ladder stands or a fire is laid; -1 for other markers. */
function againstOf(game: Game, written: Written, from: number, complain: Complain): number | undefined {
  const { kind, placed: laid } = written;
  const where = makePlaceId(game.terrain, from);
  if (written.against !== undefined && written.side !== undefined) {
    complain('It is laid at one side: name it once, with against or with side.');
    return undefined;
  }
  const across = written.against ?? written.side;
  if (kind !== 'ladder' && kind !== 'blasting-fire') {
    if (across !== undefined) complain(`A marker such as ${kind} stands at no side.`);
    return across === undefined ? -1 : undefined;
  }
  if (kind === 'blasting-fire') {
    if (written.with !== undefined) {
      // [20.33] It is carried, or it has been laid.
      if (across !== undefined || laid) complain('Blasting Fire that has been laid is with nobody.', '20.33');
      return -1;
    }
    if (laid === false || (laid === undefined && across === undefined)) {
      complain(`Blasting Fire in ${where} is with a unit, or has been placed at a side.`, '20.32');
      return undefined;
    }
    if (across === undefined) return onlySite(game, from, complain);
  }
  if (across === undefined) return -1;
  const to = parseAcross(game, across, from);
  if (to === undefined) {
    complain(`${typeof across === 'string' ? across : across.join(', ')} is no side of ${where}.`);
    return undefined;
  }
  // D-14: what is laid against the Culvert goes into the passage, not onto the wall.
  const passage = passageOf(game.terrain);
  return kind === 'blasting-fire' && to === hexOfPlace(game.terrain, passage) && sites(game, from).includes(passage)
    ? passage
    : to;
}

function parseAcross(game: Game, across: NonNullable<Written['against']>, from: number): number | undefined {
  const { terrain } = game;
  const here = makePlaceId(terrain, from);
  let to: number | undefined;
  if (typeof across === 'string' && parsePlaceId(terrain, across) !== undefined) to = parsePlaceId(terrain, across);
  else {
    const hexes = typeof across === 'string' ? findSide(game, across)?.hexes : across;
    const other = hexes?.includes(here) ? hexes.find((hex) => hex !== here) : undefined;
    to = other === undefined ? undefined : parsePlaceId(terrain, other);
  }
  return to !== undefined && terrain.links[from]?.some((link) => link.to === to) ? to : undefined;
}

/** [20.33] D-14: places at which a fire in this hex can be laid. */
function sites(game: Game, from: number): number[] {
  return (game.terrain.links[from] ?? [])
    .filter(({ to, gate }) => gate >= 0 || isCulvertFrom(game, from, to))
    .map(({ to }) => to);
}

/** D-14: a fire goes into the Culvert from outside the wall. */
export function isCulvertFrom({ terrain }: Game, from: number, to: number): boolean {
  return to === passageOf(terrain) && isOuterEnd(terrain, from);
}

function onlySite(game: Game, from: number, complain: Complain): number | undefined {
  const [site, ...others] = sites(game, from);
  if (site !== undefined && others.length === 0) return site;
  const where = makePlaceId(game.terrain, from);
  complain(site === undefined ? `There is no gate and no Culvert at ${where}.` : `Which side of ${where}?`, '20.33');
  return undefined;
}

export function writeMarker(game: Game, marker: Marker): NonNullable<Position['markers']>[number] {
  const carrier = game.units[marker.carrier];
  return {
    kind: markerKind(marker.kind),
    id: marker.id,
    // Off the map it is with who carries it, or due.
    ...(marker.at >= 0 ? placed(game, marker.at) : carrier ? {} : { hex: 'due' as const }),
    ...(marker.against >= 0 ? { against: makePlaceId(game.terrain, marker.against) } : {}),
    ...(marker.kind === 'blasting-fire' && marker.against >= 0 ? { placed: true } : {}),
    ...(carrier ? { with: carrier.id } : {}),
    ...(marker.dummy ? { dummy: true } : {}),
    ...(marker.known ? { known: true } : {}),
  };
}

export function isHeldByIsengard(game: Game, s: State, at: number): boolean {
  return (
    game.unitsOf.isengard.some((unit) => s.units[unit]?.at === at) ||
    game.leadersOf.isengard.some((leader) => s.leaders[leader]?.at === at)
  );
}
