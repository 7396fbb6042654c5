/** Markers as a position writes them. */
import type { Game } from '../../engine/game.ts';
import { DUE, type Marker, RESERVE, type State } from '../../engine/state.ts';
import { makePlaceId, parsePlaceId } from '../../engine/terrain.ts';
import type { Fault } from '../../notation/fault.ts';
import { makeWhere } from '../../notation/where.ts';
import { markerKind, type MarkerKind, type Side } from '../words.ts';
import type { ReadPosition } from './position.schema.ts';

type Written = ReadPosition['markers'][number];

/** Whose markers of a kind are, where nothing is said: ladders and fires may be either side's. */
const SIDE_OF: Readonly<Record<MarkerKind, Side>> = {
  'sauron-catapult': 'sauron',
  'city-catapult': 'westernesse',
  'siege-tower': 'sauron',
  grond: 'sauron',
  cauldron: 'westernesse',
  oil: 'westernesse',
  ladder: 'sauron',
  fire: 'sauron',
  head: 'sauron',
};

export function putMarkers(game: Game, s: State, position: ReadPosition, faults: Fault[]): void {
  const names = new Set(position.markers.flatMap(({ id }) => id ?? []));
  const seen = new Set<string>();
  for (const [i, written] of position.markers.entries()) {
    const at = `markers.${i}`;
    const carrier = written.with === undefined ? -1 : game.unitIndex.get(written.with);
    if (carrier === undefined) {
      faults.push({ at: `${at}.with`, message: `There is no unit ${written.with ?? ''}.` });
      continue;
    }
    const carried = s.units[carrier]?.at;
    const place = placeOf(game, written, carried);
    if (place === undefined) {
      const message =
        written.hex === undefined
          ? `A marker such as ${written.kind} is on a hex of the map or with a unit.`
          : `${written.hex} is no place for a marker such as ${written.kind}.`;
      faults.push({ at: `${at}.hex`, message });
      continue;
    }
    if (written.hex !== undefined && carried !== undefined && carried !== place)
      faults.push({ at: `${at}.hex`, message: `${written.with ?? ''}, which carries it, is not in ${written.hex}.` });
    const against = written.against === undefined ? -1 : parsePlaceId(game.terrain, written.against);
    if (against === undefined) {
      faults.push({ at: `${at}.against`, message: `${written.against ?? ''} is no hex of the map.` });
      continue;
    }
    const id = written.id ?? freeName(written.kind, names);
    names.add(id);
    if (seen.has(id)) faults.push({ at, message: `${id} is named twice.` });
    seen.add(id);
    s.markers.push({
      id,
      kind: written.kind,
      side: written.side ?? SIDE_OF[written.kind],
      at: place,
      against,
      carrier,
      dummy: written.dummy ?? false,
      known: written.known ?? false,
    });
  }
}

/** There is one Grond, and it has no number. */
function freeName(kind: MarkerKind, names: ReadonlySet<string>): string {
  if (kind === 'grond') return kind;
  let number = 1;
  while (names.has(`${kind}-${number}`)) number++;
  return `${kind}-${number}`;
}

function placeOf(game: Game, { kind, hex }: Written, carried: number | undefined): number | undefined {
  switch (hex) {
    case undefined:
      return carried;
    case 'reserve':
      return kind === 'sauron-catapult' || kind === 'city-catapult' || kind === 'siege-tower' ? RESERVE : undefined;
    case 'due':
      return kind === 'siege-tower' || kind === 'grond' ? DUE : undefined;
    default:
      return parsePlaceId(game.terrain, hex);
  }
}

export function writeMarker(game: Game, marker: Marker): object {
  const carrier = game.units[marker.carrier];
  const kind = markerKind(marker.kind);
  return {
    kind,
    id: marker.id,
    ...(marker.side === SIDE_OF[kind] ? {} : { side: marker.side }),
    hex: makeWhere(game, marker.at),
    ...(marker.against >= 0 ? { against: makePlaceId(game.terrain, marker.against) } : {}),
    ...(carrier ? { with: carrier.id } : {}),
    ...(marker.dummy ? { dummy: true } : {}),
    ...(marker.known ? { known: true } : {}),
  };
}
