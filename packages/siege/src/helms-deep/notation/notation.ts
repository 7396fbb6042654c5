/** What is Helm's Deep's own in a position: markers, gates and Culvert, abilities, sortie, supply. */
import type { Situation } from '../../engine/situation.ts';
import type { State } from '../../engine/state.ts';
import { frameOf } from '../../engine/frame-spec.ts';
import { putGates, writeGates } from '../../notation/gates.ts';
import type { NotationSpec } from '../../notation/notation-spec.ts';
import { ABILITY_DATA } from '../abilities/owners.ts';
import { AWAY, CAVES } from '../off-map-boxes.ts';
import { isPassage } from '../../engine/terrain.ts';
import { own } from '../own.ts';
import { isSortieStrike } from '../sortie/sortie.ts';
import { markerFaults } from './marker-faults.ts';
import { putMarkers, writeMarker } from './markers.ts';
import { positionSchema, type ReadPosition } from './position.schema.ts';
import { putSides, sidesThatAre } from './sides.ts';
import { specialFaults } from './special-faults.ts';
import { putSpecials, writeSpecials } from './specials.ts';

export const NOTATION: NotationSpec<ReadPosition> = {
  schema: positionSchema,
  put(game, s, position, faults) {
    putMarkers(game, s, position, faults);
    // [15.15]
    putGates(game, s, position, '15.15', faults);
    putSides(game, s, position, faults);
    putSpecials(game, s, position, faults);
  },
  write: (game, s) => ({
    markers: s.markers.map((marker) => writeMarker(game, marker)),
    breached: sidesThatAre(game, s, 'breached'),
    collapsed: sidesThatAre(game, s, 'collapsed'),
    ...writeGates(game, s),
    ...writeSpecials(game, s),
  }),
  faults: (situation, midway) => [...markerFaults(situation), ...specialFaults(situation, midway)],
  pieceFaults(situation, piece, at, fault) {
    const { s } = situation;
    if (at === CAVES && piece.side !== 'westernesse') fault('14.22', `${piece.id} cannot be in the caves.`);
    if (at === AWAY && piece.side !== 'westernesse')
      fault('14.22', `${piece.id} cannot have left by the western edge.`);
    // Whoever leaves before the horn waits for it in the caves.
    else if (at === AWAY && !own(s).spent.includes('horn'))
      fault('14.22', `${piece.id} has left too late to come back, and the horn has not been blown.`);
    if (!isPassage(situation.game.terrain, at)) return;
    if ('kind' in piece) passageFaults(s, piece.id, ABILITY_DATA.creeping.mayCreep(piece), fault);
    // A8.24: any leader may follow the unit that has crept in, and be left there by it.
    else if (!mustFly(situation, piece.id)) passageFaults(s, piece.id, piece.side === 'isengard', fault);
  },
  isOutOfTheOrdinary: (s, unit, at) =>
    // [21.41] The sortie strikes over the side of the ramp, in the Abilities Phase and so before its time.
    (isSortieStrike(s, unit) && at === ABILITY_DATA.sortie.target) ||
    (s.phase === 'abilities' && own(s).sortie?.unit === unit),
  skipQuestion(s) {
    // [20.86] Of rocks nobody is asked where there are none to drop.
    if (s.frames.at(-1)?.kind === 'rocks') s.frames.pop();
  },
};

/** [18.11] [18.13] Who is in the passage; `creeps`: may have come there though the Culvert is whole (21.81). */
function passageFaults(
  s: State,
  id: string,
  creeps: boolean,
  fault: (ruleCase: string, message: string) => void,
): void {
  const { culvert } = own(s);
  if (culvert === 'collapsed') fault('18.13', `${id} cannot be in the Culvert, which has collapsed.`);
  if (culvert === 'whole' && !creeps)
    fault('18.11', `${id} cannot be in the Culvert while it is whole: only Orc Cunning leads into it.`);
}

/** [W-56] Who must fly is still where nobody can stay until its owner has said where to. */
function mustFly({ game, s }: Situation, id: string): boolean {
  const leader = game.leaderIndex.get(id) ?? -1;
  return s.frames.some((frame) => {
    const join = frameOf('join', frame);
    return join?.must === true && join.leader === leader;
  });
}
