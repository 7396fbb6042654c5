/** [14.22] [21.51] Out of the Glittering Caves to the western edge, when the horn has been blown. */
import type { Refusal } from '@warbeacon/kernel';
import { leaderSpec, unitSpec } from '../../engine/game.ts';
import { no } from '../refusals.ts';
import type { Situation } from '../../engine/situation.ts';
import type { Side } from '../../engine/vocabulary.ts';
import { friendAt } from '../../engine/board.ts';
import { barredGround } from '../../engine/ways-out.ts';
import { because } from '../../engine/refusals.ts';
import { ABILITY_DATA } from '../abilities/owners.ts';
import { isSpent } from '../abilities/abilities.ts';
import type { State } from '../../engine/state.ts';
import { CAVES } from '../off-map-boxes.ts';
import { whyNoRoom } from '../abilities/arriving.ts';

/** [14.22] Whoever is in the caves may come out once the horn has been blown. Of nobody else does this say anything. */
export const mayLeaveCaves = (s: State, at: number): boolean | undefined =>
  at === CAVES ? isSpent(s, 'horn') : undefined;

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
