/** Where Helm's Deep has a say in the standard rules. */
import { pop, top } from '@warbeacon/kernel';
import { leaderSpec, unitSpec } from '../engine/game.ts';
import type { Hooks } from '../engine/hooks.ts';
import { DUE } from '../engine/state.ts';
import { whyNoRally } from './abilities/abilities.ts';
import { mayLeaveCaves } from './caves/arriving.ts';
import { strikeOnceMore } from './glory/death-and-glory.ts';
import { mayFormBeyond, mayStrikeFromBeyond } from './reinforcements/reinforcements.ts';
import { earlyEnd } from './victory/victory.ts';
import { canGoAside } from './caves/leaving.ts';
import { bringLoads } from '../standard/movement/loads.ts';
import { loseLoad } from './loads/loads.ts';
import { leaveRam, leaveRamBehind } from './ram/ram.ts';
import { canHandle } from './loads/loads.ts';
import { whyCannotDropRam } from './ram/ram.ts';
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
  turnEnds: earlyEnd,
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
  unitAdvanced: strikeOnceMore,
  unitLost: loseLoad,
  beforeBlow: cow,
  spirits: spiritsOf,
  whyNoRally,
  mayComeOn: mayLeaveCaves,
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
  mayFormBeyond,
  mayStrikeFromBeyond,
};
