/** [21.0] Who may use a special ability now, and why not. */
import { distance } from '@warbeacon/hexgrid';
import { type Refusal, refuse } from '@warbeacon/kernel';
import { leaderSpec, unitSpec } from '../../engine/game.ts';
import type { Situation } from '../../engine/situation.ts';
import { hexOfPlace, makePlaceId } from '../../standard/terrain.ts';
import { CAVES, placeOfLeader } from '../../engine/state.ts';
import type { Ability, Side } from '../../engine/words.ts';
import { inForce, whyNotAvailable } from './in-force.ts';
import { friendAt } from '../../engine/board.ts';
import { loadOf } from '../loads/loads.ts';
import { gloryWedges } from '../../standard/cases/forming.ts';
import { rearGuardsmen } from '../rear-guard/rear-guard.ts';
import { displacements } from '../../standard/cases/retreat.ts';
import { whyNoParty } from '../sortie/sortie.ts';
import { barredGround, whyClosed } from '../../standard/cases/ways.ts';

/** [21.81] H-72 Each captain's own use. */
export const CUNNING = ['orc-cunning-1', 'orc-cunning-2'] as const satisfies readonly Ability[];
/** Abilities that need nothing said but their name. */
export const PLAIN = ['voice-of-saruman', 'dunlending-hatred', 'divine-light', 'rear-guard'] as const;

/** [21.11] [21.31] [21.61] [21.71] Why an ability may not be announced, or `null`. [W-30] The Rear Guard needs somebody to go. */
export function whyCannotAnnounce(situation: Situation, side: Side, ability: (typeof PLAIN)[number]): Refusal | null {
  const unavailable = whyNotAvailable(situation, side, ability);
  if (unavailable || ability !== 'rear-guard') return unavailable;
  return rearGuardsmen(situation).next().done === false
    ? null
    : refuse('nobody-to-go', 'Nobody could go with the Rear Guard.', '21.31');
}

/** [21.51] H-70 Why a piece of the side cannot blow the horn now, or `null`. */
export function whyCannotBlow(situation: Situation, side: Side, piece: string): Refusal | null {
  const { game, s } = situation;
  const unavailable = whyNotAvailable(situation, side, 'horn');
  if (unavailable) return unavailable;
  const unit = game.unitIndex.get(piece) ?? -1;
  const leader = game.leaderIndex.get(piece) ?? -1;
  const spec = game.units[unit] ?? game.leaders[leader];
  if (spec === undefined) return refuse('unknown-unit', `There is no unit or leader ${piece}.`);
  if (spec.side !== side) return refuse('not-your-piece', 'That piece is not yours.');
  const at = s.units[unit]?.at ?? s.leaders[leader]?.at;
  return at === game.abilities.horn.at
    ? null
    : refuse('not-at-the-horn', 'The horn is blown by who stands in its hex, the central tower.', '21.51');
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

/**
 * D-15 [W-12] Why a unit that is placed by an ability cannot come to a place: a friend is there, or an enemy unit that
 * cannot be displaced. [W-32] Zones do not bar it.
 */
export function whyNoRoom(situation: Situation, side: Side, place: number, ruleCase: string): Refusal | null {
  const { game } = situation;
  const there = situation.board.unitAt[place] ?? -1;
  if (there < 0) return null;
  const hex = makePlaceId(game.terrain, place);
  if (friendAt(situation, side, place) >= 0)
    return refuse('friend-there', `A unit of one's own is in ${hex} already.`, '5.0');
  return displacements(situation, there, [], false).length > 0
    ? null
    : refuse('no-displacement', `The enemy unit in ${hex} has nowhere to go.`, ruleCase);
}

/** [21.41] Why the sortie cannot be made, or `null`. */
export function whyNoSortie(situation: Situation, side: Side): Refusal | null {
  const { game } = situation;
  return (
    whyNotAvailable(situation, side, 'sortie') ??
    whyNoParty(situation) ??
    whyNoRoom(situation, side, game.abilities.sortie.exit, '21.41')
  );
}

/** [21.81] H-71 H-72 Why a leader cannot send a unit through the Culvert, or `null`. */
export function whyCannotCreep(situation: Situation, side: Side, leader: number, unit: number): Refusal | null {
  const { game, s } = situation;
  const ability = CUNNING.find((each) => game.abilities.owners[each].leader === leaderSpec(game, leader).id);
  if (ability === undefined) return refuse('not-a-captain', 'Only an Orc Captain has that cunning.', '21.81');
  const unavailable = whyNotAvailable(situation, side, ability);
  if (unavailable) return unavailable;
  if (CUNNING.some((each) => inForce(s, each)))
    return refuse('one-captain-a-turn', 'Only one Orc Captain may use his cunning in a turn.', '21.81');
  if (s.culvert === 'collapsed') return refuse('collapsed', 'The Culvert has collapsed.', '18.13');
  const state = s.units[unit];
  const { creeping } = game.abilities;
  if (!state || !creeping.from.has(state.at))
    return refuse('not-at-the-culvert', 'The unit must stand in one of the three hexes before the Culvert.', '21.81');
  if (!creeping.mayCreep(unitSpec(game, unit)))
    return refuse('no-such-unit', 'Only Orcs and Uruks on foot creep through the Culvert.', '21.81');
  if (state.disrupted) return refuse('disrupted', 'A disrupted unit cannot be sent through the Culvert.', '21.81');
  // [W-51] H-59
  if (s.culvert === 'whole' && loadOf(s, unit) !== undefined)
    return refuse('loaded', 'Blasting Fire passes the Culvert only once it is breached.', '20.68');
  const at = hexOfPlace(game.terrain, placeOfLeader(s, leader));
  if (distance(game.terrain.grid, at, hexOfPlace(game.terrain, state.at)) > 1)
    return refuse('not-near-the-captain', 'The unit must be with the captain or next to him.', '21.81');
  return whyNoRoom(situation, side, creeping.to, '21.81');
}

/** [21.81] Captain and unit of every such errand. */
export function* errands(
  situation: Situation,
  side: Side,
): Generator<{ readonly leader: number; readonly unit: number }> {
  const { game } = situation;
  for (const ability of CUNNING) {
    const leader = game.leaderIndex.get(game.abilities.owners[ability].leader ?? '');
    if (leader === undefined || whyNotAvailable(situation, side, ability)) continue;
    for (const place of game.abilities.creeping.from) {
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
  if (spec === undefined) return refuse('unknown-unit', `There is no unit or leader ${piece}.`);
  if (spec.side !== side) return refuse('not-your-piece', 'That piece is not yours.');
  if ((s.units[unit ?? -1]?.at ?? s.leaders[leader ?? -1]?.at) !== CAVES)
    return refuse('not-in-the-caves', 'That piece does not wait in the Glittering Caves.', '14.22');
  if (!game.abilities.caveMouth.has(place))
    return refuse('not-at-the-edge', 'Who answers the horn comes to the western edge of the map.', '14.22');
  if (unit !== undefined) {
    const barred = barredGround(game, unitSpec(game, unit).cavalry, place);
    return barred < 0 ? whyClosed(barred) : whyNoRoom(situation, side, place, '14.22');
  }
  const enemy = side === 'isengard' ? 'westernesse' : 'isengard';
  if (friendAt(situation, enemy, place) >= 0) return refuse('enemy-occupied', 'An enemy unit holds that hex.', '4.27');
  return situation.board.leaders(enemy)[place] === 1
    ? refuse('enemy-leader', 'Only combat units may enter the hex of an enemy leader.', 'A4.27')
    : null;
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
    for (const place of game.abilities.caveMouth) {
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
