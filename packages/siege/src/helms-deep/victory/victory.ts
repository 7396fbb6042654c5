/** [23.11] [23.12] [23.2] [23.3] Victory: who holds a level and Helm's Deep, and when the game is won. */
import { passageOf } from '../culvert/culvert.ts';
import type { Side } from '../../engine/vocabulary.ts';
import { type Game, otherSide } from '../../engine/game.ts';
import type { Situation } from '../../engine/situation.ts';
import { LOST, type State } from '../../engine/state.ts';
import { isDemoralized } from '../courage/courage.ts';
import { optionsOf } from '../house-values.ts';

/** [23.11] B */
const LORDS = ['theoden', 'eomer', 'erkenbrand'] as const;

/** [23.2] D-5: all gates into it from the level below, and no undisrupted Westernesse unit in it. */
export function levelControl(situation: Situation, index: number): Side {
  const { game, s } = situation;
  const level = game.terrain.levels[index];
  if (!level?.gates.every((gate) => s.gates[gate]?.control === 'isengard')) return 'westernesse';
  return isHeld(situation, level.places) ? 'westernesse' : 'isengard';
}

/** An undisrupted Westernesse unit stands in one of these places. */
function isHeld({ game, s }: Situation, places: Iterable<number>): boolean {
  const area = new Set(places);
  return s.units.some(
    (unit, index) => game.units[index]?.side === 'westernesse' && !unit.disrupted && area.has(unit.at),
  );
}

/** [22.12] [23.11] B [23.12] A, at the moment they come about; H-80: at one moment, the phasing player's counts. */
export function suddenEnd(situation: Situation): State['outcome'] {
  const { game, s } = situation;
  const rout = isDemoralized(situation, 'isengard');
  const leaderless = LORDS.every((id) => s.leaders[game.leaderIndex.get(id) ?? -1]?.at === LOST);
  if (!rout && !leaderless) return null;
  const phasing: Side = s.phase.startsWith('isengard') ? 'isengard' : otherSide(game, 'isengard');
  return leaderless && (!rout || phasing === 'isengard')
    ? { winner: 'isengard', reason: 'lords-slain', case: '23.11' }
    : { winner: 'westernesse', reason: 'isengard-routs', case: '23.12' };
}

/** [23.11] A [23.12] B [23.3] */
export function finalEnd(situation: Situation): NonNullable<State['outcome']> {
  const { game } = situation;
  const burg = game.terrain.levels.every((_, index) => levelControl(situation, index) === 'isengard');
  const deep = !isHeld(situation, deepPlaces(game));
  return burg && deep
    ? { winner: 'isengard', reason: 'stronghold-taken', case: '23.11' }
    : { winner: 'westernesse', reason: 'stronghold-held', case: '23.12' };
}

/** [23.11] H-78: by option the stronghold need not be held to the last turn. */
export function earlyEnd(situation: Situation): State['outcome'] {
  if (!optionsOf(situation.s).earlyEnd) return null;
  const end = finalEnd(situation);
  return end.winner === 'isengard' ? end : null;
}

/** [23.3] D-16: the wall, the Deep behind it, and the passage under the wall. */
function deepPlaces(game: Game): number[] {
  return [...game.terrain.zone('helms-deep'), passageOf(game.terrain)];
}
