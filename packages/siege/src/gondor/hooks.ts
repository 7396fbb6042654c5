/** Where Gondor has a say in the standard rules. */
import { pop, top } from '@warbeacon/kernel';
import type { Hooks } from '../engine/hooks.ts';
import { loseBanner } from './banner/banner.ts';
import { canTakeBanner, carryBanner } from './banner/banner-moves.ts';
import { hasMoreToRally, whyNotRallied } from './banner/banner-rally.ts';
import { whyLeaderCannot, whyNoRally } from './magic/spells-in-force.ts';
import { forgetRuns } from './mumakil/keeping-apart.ts';
import { insteadOfRetreat } from './mumakil/run.ts';
import { thrownBack } from './mumakil/run-odds.ts';
import { bringLoads } from '../standard/movement/loads.ts';
import { canHandleOil, loseOil, setsOut } from './oil/carrying.ts';
import { overrunCauldron } from './oil/cauldrons.ts';
import { askAboutOil } from './oil/pouring.ts';
import { hasShots } from './catapults/shooting.ts';
import { own } from './own.ts';
import { mayFormBeyond, mayStrikeFromBeyond } from './reinforcements/reinforcements.ts';
import { noteRelief } from './reinforcements/relief.ts';
import { mayRideIn } from './reinforcements/rohan.ts';
import { noteRoad, noteRoadAtTheStart } from './victory/road.ts';
import { isDeployment } from '../engine/sequence.ts';
import { judgeCourage } from './courage/courage.ts';
import { whyEnginesWait } from './setting-up/engines.ts';
import { overrunEngines } from './siege/lost-engines.ts';
import { bringEngine } from './engines/pushing.ts';
import { laddersOf } from './ladders/ladders.ts';
import { beginSiege } from './setting-up/engines-at-the-start.ts';

export const HOOKS: Hooks = {
  begin: beginSiege,
  turnBegins(s) {
    const { engines, magic } = own(s);
    engines.fired = [];
    engines.moved = [];
    magic.tried = [];
    const { banner } = own(s);
    if (banner !== null) banner.rallies = 0;
    own(s).laid = [];
    own(s).strayed = [];
  },
  whyNotDeployed: whyEnginesWait,
  unitCame(situation, side, place, ctx) {
    if (side === 'westernesse') bringLoads(situation.s);
    forgetRuns(situation.s);
    bringEngine(situation.s, place);
    overrunEngines(situation, side, place, ctx);
    noteRelief(situation, side, place, ctx);
    noteRoad(situation, side, place);
    overrunCauldron(situation, side, place, ctx);
    askAboutOil(situation, side, place);
  },
  insteadOfRetreat,
  thrownBack,
  setsOut,
  unitLost(situation, unit, ctx) {
    forgetRuns(situation.s);
    loseOil(situation, unit, ctx);
  },
  movementGoesBy(s, side) {
    // Of oil Westernesse has been asked a moment ago.
    if (side === 'sauron' && top(s)?.kind === 'oil') pop(s);
  },
  phaseEnds(situation, ctx) {
    if (isDeployment(situation.game, situation.s)) noteRoadAtTheStart(situation);
    judgeCourage(situation, ctx);
  },
  leaderCame: ({ s }, leader) => carryBanner(s, leader),
  leaderLost: loseBanner,
  whyNoRally,
  whyNotRallied,
  hasMoreToRally,
  whyLeaderCannot,
  hasMoreToDo(situation, piece, begun) {
    const unit = situation.game.unitIndex.get(piece);
    if (unit === undefined) return canTakeBanner(situation, piece);
    // Who may push an engine anywhere may go there without it as well.
    return laddersOf(situation, unit).length > 0 || canHandleOil(situation, unit, begun);
  },
  shootsBesides: hasShots,
  mayComeOn: mayRideIn,
  mayFormBeyond,
  mayStrikeFromBeyond,
};
