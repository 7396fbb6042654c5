/** What no marker of a position may be: too many of its kind, where it cannot stand, or with who cannot carry it. */
import type { Situation } from '../../engine/situation.ts';
import type { Marker } from '../../engine/state.ts';
import { makePlaceId } from '../../engine/terrain.ts';
import type { Fault } from '../../notation/fault.ts';
import { mixFaults } from '../../notation/mix-faults.ts';
import { isSpentOn } from '../fire/throwing.ts';
import { headCountsIn } from '../heads/heads.ts';
import { mixOf } from '../house-values.ts';
import { isEngine } from '../siege/engines.ts';
import { markerKind, type MarkerKind } from '../words.ts';

/** Where it says what each kind is and how many there are of it. */
const CASE: Readonly<Record<MarkerKind, string>> = {
  'sauron-catapult': '13.1',
  'city-catapult': '13.2',
  'siege-tower': '13.1',
  grond: '14.1',
  cauldron: '16.71',
  oil: '16.72',
  ladder: '16.43',
  fire: '16.66',
  head: '16.82',
};

export function markerFaults(situation: Situation): Fault[] {
  const { s } = situation;
  return [
    ...s.markers.flatMap((marker) => placeFaults(situation, marker)),
    ...mixFaults(situation, markerKind, mixOf, CASE),
  ];
}

function placeFaults(situation: Situation, marker: Marker): Fault[] {
  const { game, s } = situation;
  const faults: Fault[] = [];
  const { at, against, carrier } = marker;
  const kind = markerKind(marker.kind);
  const fault = (message: string) => faults.push({ at: `markers: ${marker.id}`, case: CASE[kind], message });
  const where = makePlaceId(game.terrain, at);
  const isInCity = game.terrain.zone('minas-tirith').has(at);
  if (kind === 'ladder') {
    const link = game.terrain.links[at]?.find(({ to }) => to === against);
    if (link?.up !== 1 || link.hexside.scale === undefined)
      fault(`A ladder in ${where} stands below a wall, tower or gate hexside, against it.`);
    if (isSecond(s.markers, marker, ['ladder'])) fault(`There is a ladder in ${where} already.`);
  } else if (against >= 0) fault(`A marker such as ${kind} stands against nothing.`);
  if (isEngine(kind) && at >= 0) {
    if (game.terrain.grounds[at]?.load?.(kind) !== undefined) fault(`No engine such as ${marker.id} is in ${where}.`);
    // G-10
    if (isSecond(s.markers, marker, ['sauron-catapult', 'city-catapult', 'siege-tower', 'grond']))
      fault(`There is an engine in ${where} already.`);
  }
  if (kind === 'cauldron') {
    if (!isInCity) fault(`Cauldrons stand in Minas Tirith, not in ${where}.`);
    if (isSecond(s.markers, marker, ['cauldron'])) fault(`There is a cauldron in ${where} already.`);
  }
  if (kind === 'head' && !headCountsIn(situation, at))
    fault(`Heads lie in Minas Tirith, and in no fire, tunnel or cauldron: not in ${where}.`);
  // [16.62]
  if (kind === 'fire' && isSpentOn(game, at)) fault(`Nothing burns on the rock over a tunnel, in ${where}.`);
  if (kind === 'oil') {
    const spec = game.units[carrier];
    if (spec === undefined) fault('Oil is with the unit that carries it.');
    else if (spec.side !== 'westernesse') fault(`${spec.id} carries no oil.`);
    else if (at < 0) fault(`${spec.id}, which carries it, is not on the map.`);
    if (s.markers.find((other) => other.carrier === carrier) !== marker) fault('A unit carries one oil.');
  } else if (carrier >= 0) fault(`Nobody carries a marker such as ${kind}.`);
  if (marker.dummy && game.markers[kind]?.dummy === 0) fault(`${marker.id} is no dummy.`);
  if (marker.known) fault(`What ${marker.id} is nobody is told while it is there.`);
  return faults;
}

function isSecond(markers: readonly Marker[], marker: Marker, kinds: readonly MarkerKind[]): boolean {
  return markers.find(({ kind, at }) => at === marker.at && kinds.some((one) => one === kind)) !== marker;
}
