/** [21.0] Who may use a special ability now, and why not. */
import { distance } from '@warbeacon/hexgrid';
import type { Refusal } from '@warbeacon/kernel';
import { leaderSpec, unitSpec } from '../../engine/game.ts';
import { no } from '../refusals.ts';
import type { Situation } from '../../engine/situation.ts';
import { hexOfPlace, makePlaceId } from '../../engine/terrain.ts';
import { placeOfLeader } from '../../engine/state.ts';
import type { Side } from '../../engine/vocabulary.ts';
import type { Ability } from '../words.ts';
import { inForce, whyNotAvailable } from './in-force.ts';
import { friendAt } from '../../engine/board.ts';
import { loadOf } from '../../standard/movement/loads.ts';
import { gloryWedges } from '../glory/death-and-glory.ts';
import { rearGuardsmen } from '../rear-guard/rear-guard.ts';
import { displacements } from '../../standard/retreat/retreat.ts';
import { whyNoParty } from '../sortie/sortie.ts';
import { barredGround } from '../../engine/ways-out.ts';
import { because } from '../../engine/refusals.ts';
import { own } from '../own.ts';
import { ABILITY_DATA } from './owners.ts';
import { CAVES } from '../off-map-boxes.ts';

/** [21.81] H-72 Each captain's own use. */
export const CUNNING = ['orc-cunning-1', 'orc-cunning-2'] as const satisfies readonly Ability[];
/** Abilities that need nothing said but their name. */
export const PLAIN = ['voice-of-saruman', 'dunlending-hatred', 'divine-light', 'rear-guard'] as const;

/** [21.11] [21.31] [21.61] [21.71] Why an ability may not be announced, or `null`. [W-30] The Rear Guard needs somebody to go. */
export function whyCannotAnnounce(situation: Situation, side: Side, ability: (typeof PLAIN)[number]): Refusal | null {
  const unavailable = whyNotAvailable(situation, side, ability);
  if (unavailable || ability !== 'rear-guard') return unavailable;
  return rearGuardsmen(situation).next().done === false ? null : no('nobody-to-go');
}

/** [21.51] H-70 Why a piece of the side cannot blow the horn now, or `null`. */
export function whyCannotBlow(situation: Situation, side: Side, piece: string): Refusal | null {
  const { game, s } = situation;
  const unavailable = whyNotAvailable(situation, side, 'horn');
  if (unavailable) return unavailable;
  const unit = game.unitIndex.get(piece) ?? -1;
  const leader = game.leaderIndex.get(piece) ?? -1;
  const spec = game.units[unit] ?? game.leaders[leader];
  if (spec === undefined) return no('unknown-piece', { id: piece });
  if (spec.side !== side) return no('not-your-piece');
  const at = s.units[unit]?.at ?? s.leaders[leader]?.at;
  return at === ABILITY_DATA.horn.at ? null : no('not-at-the-horn');
}

/** Ids of the pieces that could blow the horn, units first. */
export function blowers(situation: Situation, side: Side): string[] {
  const { game } = situation;
  if (whyNotAvailable(situation, side, 'horn')) return [];
  return [
    ...game.unitsOf[side].map((unit) => unitSpec(game, unit).id),
    ...game.leadersOf[side].map((leader) => leaderSpec(game, leader).id),
  ].filter((piece) => whyCannotBlow(situation, side, piece) === null);
}

/** What is said where the enemy unit in the way cannot be displaced. */
type Nowhere = 'no-displacement-for-sortie' | 'no-displacement-for-creeping' | 'no-displacement-for-arrival';

/**
 * D-15 [W-12] Why a unit that is placed by an ability cannot come to a place: a friend is there, or an enemy unit that
 * cannot be displaced. [W-32] Zones do not bar it.
 */
export function whyNoRoom(situation: Situation, side: Side, place: number, nowhere: Nowhere): Refusal | null {
  const { game } = situation;
  const there = situation.board.unitAt[place] ?? -1;
  if (there < 0) return null;
  const hex = makePlaceId(game.terrain, place);
  if (friendAt(situation, side, place) >= 0) return no('friend-there', { hex });
  return displacements(situation, there, [], false).length > 0 ? null : no(nowhere, { hex });
}

/** [21.41] Why the sortie cannot be made, or `null`. */
export function whyNoSortie(situation: Situation, side: Side): Refusal | null {
  return (
    whyNotAvailable(situation, side, 'sortie') ??
    whyNoParty(situation) ??
    whyNoRoom(situation, side, ABILITY_DATA.sortie.exit, 'no-displacement-for-sortie')
  );
}

/** [21.81] H-71 H-72 Why a leader cannot send a unit through the Culvert, or `null`. */
export function whyCannotCreep(situation: Situation, side: Side, leader: number, unit: number): Refusal | null {
  const { game, s } = situation;
  const ability = CUNNING.find((each) => ABILITY_DATA.owners[each].leader === leaderSpec(game, leader).id);
  if (ability === undefined) return no('not-a-captain');
  const unavailable = whyNotAvailable(situation, side, ability);
  if (unavailable) return unavailable;
  if (CUNNING.some((each) => inForce(s, each))) return no('one-captain-a-turn');
  if (own(s).culvert === 'collapsed') return no('culvert-collapsed');
  const state = s.units[unit];
  const { creeping } = ABILITY_DATA;
  if (!state || !creeping.from.has(state.at)) return no('not-at-the-culvert');
  if (!creeping.mayCreep(unitSpec(game, unit))) return no('cannot-creep');
  if (state.disrupted) return no('disrupted-creep');
  // [W-51] H-59
  if (own(s).culvert === 'whole' && loadOf(situation, unit) !== undefined) return no('loaded-creep');
  const at = hexOfPlace(game.terrain, placeOfLeader(s, leader));
  if (distance(game.terrain.grid, at, hexOfPlace(game.terrain, state.at)) > 1) return no('not-near-the-captain');
  return whyNoRoom(situation, side, creeping.to, 'no-displacement-for-creeping');
}

/** [21.81] Captain and unit of every such errand. */
export function* errands(
  situation: Situation,
  side: Side,
): Generator<{ readonly leader: number; readonly unit: number }> {
  const { game } = situation;
  for (const ability of CUNNING) {
    const leader = game.leaderIndex.get(ABILITY_DATA.owners[ability].leader ?? '');
    if (leader === undefined || whyNotAvailable(situation, side, ability)) continue;
    for (const place of ABILITY_DATA.creeping.from) {
      const unit = friendAt(situation, side, place);
      if (unit >= 0 && whyCannotCreep(situation, side, leader, unit) === null) yield { leader, unit };
    }
  }
}

/** [21.51] [14.22] H-27 Why a piece cannot come out of the caves to a place now, or `null`. */
export function whyCannotArrive(situation: Situation, side: Side, piece: string, place: number): Refusal | null {
  const { game, s } = situation;
  const unit = game.unitIndex.get(piece);
  const leader = game.leaderIndex.get(piece);
  const spec = game.units[unit ?? -1] ?? game.leaders[leader ?? -1];
  if (spec === undefined) return no('unknown-piece', { id: piece });
  if (spec.side !== side) return no('not-your-piece');
  if ((s.units[unit ?? -1]?.at ?? s.leaders[leader ?? -1]?.at) !== CAVES) return no('not-in-the-caves');
  if (!ABILITY_DATA.caveMouth.has(place)) return no('arrives-at-the-edge');
  if (unit !== undefined) {
    const barred = barredGround(game, unitSpec(game, unit).cavalry, place);
    return barred === undefined
      ? whyNoRoom(situation, side, place, 'no-displacement-for-arrival')
      : because(game, barred);
  }
  const enemy = side === 'isengard' ? 'westernesse' : 'isengard';
  if (friendAt(situation, enemy, place) >= 0) return no('enemy-occupied');
  return situation.board.leaders(enemy)[place] === 1 ? no('enemy-leader') : null;
}

/** [14.22] Everybody in the caves and every hex to which they may come. */
export function* arrivals(
  situation: Situation,
  side: Side,
): Generator<{ readonly piece: string; readonly place: number }> {
  const { game, s } = situation;
  const waiting = [
    ...game.unitsOf[side].filter((unit) => s.units[unit]?.at === CAVES).map((unit) => unitSpec(game, unit).id),
    ...game.leadersOf[side]
      .filter((leader) => s.leaders[leader]?.at === CAVES)
      .map((leader) => leaderSpec(game, leader).id),
  ];
  for (const piece of waiting) {
    for (const place of ABILITY_DATA.caveMouth) {
      if (whyCannotArrive(situation, side, piece, place) === null) yield { piece, place };
    }
  }
}

/** Whether a side has any ability to use now. All that decides it is public. */
export function canUseAbility(situation: Situation, side: Side): boolean {
  return (
    PLAIN.some((ability) => whyCannotAnnounce(situation, side, ability) === null) ||
    blowers(situation, side).length > 0 ||
    whyNoSortie(situation, side) === null ||
    errands(situation, side).next().done === false ||
    gloryWedges(situation, side).next().done === false
  );
}
