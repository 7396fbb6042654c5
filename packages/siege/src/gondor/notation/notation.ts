/** What is Gondor's own in a position: markers, gates and breaches, magic, engines, supply, road and relief. */
import type { NotationSpec } from '../../notation/notation-spec.ts';
import { putGates, writeGates } from '../../notation/gates.ts';
import { ROHAN } from '../off-map-boxes.ts';
import { putBreaches, writeBreaches } from './breaches.ts';
import { markerFaults } from './marker-faults.ts';
import { putMarkers, writeMarker } from './markers.ts';
import { positionSchema, type ReadPosition } from './position.schema.ts';
import { specialFaults } from './special-faults.ts';
import { putCourage, putSpecials, writeSpecials } from './specials.ts';

export const NOTATION: NotationSpec<ReadPosition> = {
  schema: positionSchema,
  put(game, s, position, faults) {
    putMarkers(game, s, position, faults);
    // [15.15] G-163
    putGates(game, s, position, '15.15', faults);
    putBreaches(game, s, position, faults);
    putSpecials(game, s, position, faults);
    putCourage(game, s, position, faults);
  },
  write: (game, s) => ({
    markers: s.markers.map((marker) => writeMarker(game, marker)),
    breached: writeBreaches(game, s),
    ...writeGates(game, s),
    ...writeSpecials(game, s),
  }),
  faults: (situation) => [...markerFaults(situation), ...specialFaults(situation)],
  skipQuestion(s) {
    // [16.66] What happens by itself as the Siege Phase begins is no question, nor [16.74] oil where there is none to pour.
    const kind = s.frames.at(-1)?.kind;
    if (kind === 'siegeBegins' || kind === 'oil') s.frames.pop();
  },
  pieceFaults(_situation, piece, at, fault) {
    const isOfRohan = piece.arrives.at === 'apart';
    if (at === ROHAN && !isOfRohan) fault('14.2', `${piece.id} does not wait beyond the northern edge.`);
  },
};
