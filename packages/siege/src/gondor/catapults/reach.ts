/** [16.2] [16.25] What the catapult reaches that a unit serves: units, and walls by the range at which they are. */
import { distance } from '@warbeacon/hexgrid';
import { otherSide, unitSpec } from '../../engine/game.ts';
import type { BreakableInRange, InRange, WeaponRange } from '../../engine/reach.ts';
import type { Situation } from '../../engine/situation.ts';
import { placeOf } from '../../engine/state.ts';
import { wallBetween } from '../../standard/combat/armour.ts';
import { reduce } from '../../standard/combat/odds.ts';
import { waysOf36 } from '../../standard/tables/casualty-probability.ts';
import { breakables, whyNotWhole } from '../breaches/breaches.ts';
import { catapultWith, whyCannotServe } from '../siege/crews.ts';
import { mountainsBetween, rangeToSide, totalsAt, whyOutOfReach } from './bombarding.ts';
import { lastHexes, RANGE, whyNoStoneGetsTo } from './shooting.ts';

export function enginesServed(situation: Situation, unit: number): readonly WeaponRange<number>[] {
  if (catapultWith(situation, unit) === undefined) return [];
  return [
    {
      weapon: 'catapult',
      range: RANGE,
      refusal: whyCannotServe(situation, unit),
      places: placesInRange(situation, unit),
      sides: sidesInRange(situation, unit),
    },
  ];
}

function placesInRange(situation: Situation, unit: number): InRange<number>[] {
  const { game, s } = situation;
  const { terrain } = game;
  const from = placeOf(s, unit);
  const enemy = otherSide(game, unitSpec(game, unit).side);
  const places: InRange<number>[] = [];
  for (const place of terrain.placeOf.values()) {
    const away = distance(terrain.grid, from, place);
    if (away === 0 || away > RANGE) continue;
    const refusal = whyNoStoneGetsTo(game, from, place);
    const wall = refusal === null ? wallBetween(situation, lastHexes(game, from, place), place, enemy) : undefined;
    places.push({
      place,
      distance: away,
      refusal,
      stoppedBy: refusal === null ? [] : mountainsBetween(terrain, from, place),
      modifiers: wall === undefined ? [] : [wall],
    });
  }
  return places;
}

/** [16.21] The catapults of the city break nothing. */
function sidesInRange(situation: Situation, unit: number): BreakableInRange<number>[] {
  const { game, s } = situation;
  if (unitSpec(game, unit).side === 'westernesse') return [];
  return breakables(game).flatMap((target) => {
    if (whyNotWhole(s, target.link) !== null || whyOutOfReach(situation, unit, target) !== null) return [];
    const totals = totalsAt(situation, unit, target);
    const away = rangeToSide(game.terrain, placeOf(s, unit), target);
    if (totals === null) return [];
    const chance = reduce(waysOf36(...totals), 36);
    return [{ between: [target.below, target.above], distance: away, totals, chance }];
  });
}
