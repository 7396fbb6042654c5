/** What no marker of a position may be: too many of its kind, where it cannot stand, or with who cannot carry it. */
import type { Game } from '../../engine/game.ts';
import { mixOf } from '../house-values.ts';
import type { Situation } from '../../engine/situation.ts';
import { makePlaceId } from '../../engine/terrain.ts';
import { DUE, type Marker, type State } from '../../engine/state.ts';
import type { Fault } from '../../notation/fault.ts';
import { mixFaults } from '../../notation/mix-faults.ts';
import { isCulvertFrom, isHeldByIsengard } from './markers.ts';
import { markerKind, type MarkerKind } from '../words.ts';

export function markerFaults(situation: Situation): Fault[] {
  const { s } = situation;
  return [
    ...s.markers.flatMap((marker) => placeFaults(situation, marker)),
    ...mixFaults(situation, markerKind, mixOf, COUNTED),
  ];
}

function placeFaults({ game, s }: Situation, marker: Marker): Fault[] {
  const faults: Fault[] = [];
  const fault = (ruleCase: string, message: string) => {
    faults.push({ at: `markers: ${marker.id}`, case: ruleCase, message });
  };
  const { at, against } = marker;
  const kind = markerKind(marker.kind);
  const where = makePlaceId(game.terrain, at);
  switch (kind) {
    case 'ladder': {
      const link = game.terrain.links[at]?.find(({ to }) => to === against);
      const scales = link?.up === 1 && (link.kind === 'wall' || link.kind === 'tower' || link.kind === 'gate');
      // D-19: no ladder against the Main Gate.
      if (link?.kind === 'main-gate') fault('15.21', 'No ladder stands against the Main Gate.');
      // A side that is none has been told of already.
      else if (!scales && (link !== undefined || against < 0))
        fault('20.61', `A ladder in ${where} stands below a wall, tower or gate hexside, against it.`);
      if (isSecondIn(s, marker)) fault('20.61', `There is a ladder in ${where} already.`);
      break;
    }
    case 'rocks':
      if (!game.terrain.zone('rocks').has(at)) fault('20.81', `Rocks lie on walls, towers and gates, not in ${where}.`);
      if (isSecondIn(s, marker)) fault('20.81', `There are rocks in ${where} already.`);
      if (marker.dummy && isHeldByIsengard(game, s, at))
        fault('20.83', `Dummy rocks are removed where an Isengard unit or leader is, as in ${where}.`);
      break;
    case 'horn':
      if (!game.terrain.zone('horn').has(at)) fault('21.51', `The horn never leaves its tower for ${where}.`);
      break;
    case 'ram':
    case 'blasting-fire':
      // [15.61] [18.12] The fire may go through the Culvert (H-59), the ram may not.
      if (game.terrain.ground[at] === 'rough')
        fault('15.61', `${marker.id} cannot be in the rough ground of ${where}.`);
      else if (kind === 'blasting-fire' && against >= 0 && !isSite(game, at, against))
        fault('20.33', `Blasting Fire in ${where} is laid at a gate or, from outside the wall, at the Culvert.`);
      else if (game.terrain.grounds[at]?.load?.(kind) !== undefined) fault('18.12', `The ram cannot be in ${where}.`);
      break;
  }
  if (marker.known && (kind !== 'rocks' || marker.dummy))
    fault('20.83', `Real rocks alone are known while they lie: ${marker.id} is none.`);
  const carrier = game.units[marker.carrier];
  if (carrier === undefined) return faults;
  if (!game.cases.mayCarry(kind, carrier)) fault(CARRYING[kind], `${carrier.id} cannot carry ${marker.id}.`);
  // A fire may wait with a unit that is still to come (D-12), but not with one that is gone or not in play.
  if (at < 0 && at !== DUE) fault(CARRYING[kind], `${carrier.id}, which carries ${marker.id}, is not on the map.`);
  const other = s.markers.find((one) => one.carrier === marker.carrier);
  if (other !== marker) fault(CARRYING[kind], `${carrier.id} carries ${other?.id} already.`);
  return faults;
}

function isSecondIn(s: State, marker: Marker): boolean {
  return s.markers.find(({ kind, at }) => kind === marker.kind && at === marker.at) !== marker;
}

/** [20.33] D-14 */
function isSite(game: Game, at: number, against: number): boolean {
  const link = game.terrain.links[at]?.find(({ to }) => to === against);
  return link !== undefined && (link.gate >= 0 || isCulvertFrom(game, at, against));
}

/** Where it says who carries what; the rest is carried by nobody. */
const CARRYING: Readonly<Record<MarkerKind, string>> = {
  ladder: '20.61',
  ram: '20.21',
  'blasting-fire': '20.31',
  rocks: '20.82',
  horn: '21.51',
};

/** Where it says how many there are. */
const COUNTED: Readonly<Record<MarkerKind, string>> = {
  ladder: '20.67',
  ram: '14.1',
  'blasting-fire': '20.31',
  rocks: '20.81',
  horn: '21.51',
};
