/** Where Helm's Deep has a say in the standard rules. */
import { pop, push, top } from '@warbeacon/kernel';
import { leaderSpec, unitSpec } from '../engine/game.ts';
import type { Hooks } from '../engine/hooks.ts';
import { DUE } from '../engine/state.ts';
import { formationOf } from '../standard/formations/formations.ts';
import { inForce, isSpent, whyNoRally } from './abilities/in-force.ts';
import { CAVES } from './off-map-boxes.ts';
import { CASES } from './cases.ts';
import { canGoAside } from './caves/leaving.ts';
import { destroyLadder } from './ladders/ladders.ts';
import { bringLoads } from '../standard/movement/loads.ts';
import { loseLoad } from './loads/loads.ts';
import { leaveRam, leaveRamBehind } from './ram/ram.ts';
import { canHandle } from './loads/loads.ts';
import { whyCannotDropRam } from './ram/ram.ts';
import { optionsOf } from './house-values.ts';
import { onlyMarker } from './markers.ts';
import { theHorn } from './horn/horn.ts';
import { own } from './own.ts';
import { askAboutRocks, findDummies } from './rocks/rocks.ts';
import { homeward, whyNoMoveHome } from './sortie/sortie.ts';
import { cow, spiritsOf } from './sortie/spirits.ts';

export const HOOKS: Hooks = {
  begin(s) {
    // [14.1] The ram waits with the reinforcements of turn two.
    s.markers.push(theHorn(), onlyMarker('ram', 'isengard', DUE));
  },
  turnBegins(s) {
    const its = own(s);
    its.active = [];
    its.sortie = null;
    its.crept = [];
  },
  turnEnds(situation) {
    // [23.11] H-78: by option the stronghold need not be held to the last turn.
    if (!optionsOf(situation.s).earlyEnd) return null;
    const end = CASES.finalEnd(situation);
    return end.winner === 'isengard' ? end : null;
  },
  unitCame(situation, side, place, ctx) {
    if (side !== 'isengard') return;
    bringLoads(situation.s);
    findDummies(situation, place, ctx);
  },
  leaderCame(situation, leader, place, ctx) {
    if (leaderSpec(situation.game, leader).side === 'isengard') findDummies(situation, place, ctx);
  },
  unitPasses: askAboutRocks,
  unitGivesWay: leaveRam,
  unitAdvances: leaveRamBehind,
  unitAdvanced({ s }, unit) {
    // [21.21] H-90 [W-43]: in its first turn Théoden's wedge may strike once more after an advance, and not a third time.
    const formation = formationOf(s, unit);
    if (!formation?.glory || formation.fresh || !inForce(s, 'for-death-and-glory')) return;
    formation.fresh = true;
    const [speaker] = formation.units;
    if (s.units[speaker]) s.units[speaker].attacked = false;
    push(s, { kind: 'strike', unit: speaker, reason: 'glory' });
  },
  unitLost: loseLoad,
  meleeHit: destroyLadder,
  beforeBlow: cow,
  spirits: spiritsOf,
  whyNoRally,
  // [14.22] Whoever is in the caves may come out once the horn has been blown.
  mayComeOn: (s, at) => (at === CAVES ? isSpent(s, 'horn') : undefined),
  waysHome(situation, unit) {
    // [21.41] Who made the sortie may go back inside, be it one hex or two.
    const home = homeward(situation, unit);
    return home < 0 ? [] : [[home]];
  },
  whyNotThatWay: whyNoMoveHome,
  hasMoreToDo(situation, piece, begun) {
    const { game, s } = situation;
    const unit = game.unitIndex.get(piece) ?? -1;
    const carries = unit >= 0 && unitSpec(game, unit).side === 'isengard';
    // [20.2] [20.3] Putting down the ram is no reason for a phase to be held.
    if (carries && (canHandle(situation, unit) || (begun && whyCannotDropRam(s, unit) === null))) return true;
    return canGoAside(situation, piece);
  },
  movementGoesBy(s, side) {
    // [W-62] Of rocks Westernesse has been asked a moment ago.
    if (side === 'isengard' && top(s)?.kind === 'rocks') pop(s);
  },
  mayFormBeyond: (side) => side === 'westernesse',
  // [14.2] Westernesse reinforcements may attack who blocks their entry.
  mayStrikeFromBeyond: ({ game }, unit) => unitSpec(game, unit).side === 'westernesse',
};
