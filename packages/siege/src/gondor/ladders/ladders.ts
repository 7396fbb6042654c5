/** [16.43] Ladders: where they are laid, and by whom. What one is to who is on it, `siege/climbing-gear` says. */
import type { Ctx, Refusal } from '@warbeacon/kernel';
import { climbs, unitSpec } from '../../engine/game.ts';
import { whyNotRaised } from '../../engine/gear.ts';
import type { Situation, Turn } from '../../engine/situation.ts';
import { placeOf } from '../../engine/state.ts';
import { makePlaceId } from '../../engine/terrain.ts';
import type { SiegeEvent } from '../../engine/vocabulary.ts';
import { formationOf, whyNotAlone } from '../../standard/formations/formations.ts';
import { whyUnitOff } from '../../standard/reinforcements/reinforcements.ts';
import { own } from '../own.ts';
import { no } from '../refusals.ts';

/**
 * [16.43] G-99, G-143, G-144: why a unit cannot lay a ladder against the side to `against`, or `null`. [W-225] Whether it has
 * moved, or may not, does not matter: it need not go a step.
 */
export function whyCannotLayLadder(situation: Situation, unit: number, against: number): Refusal | null {
  return whyNoLadderer(situation, unit) ?? whyNotRaised(situation, unit, against, no('nothing-to-scale'));
}

/** What is the matter with the unit, its hex or the supply, wherever the ladder would stand. */
function whyNoLadderer(situation: Situation, unit: number): Refusal | null {
  const { game, s } = situation;
  const state = s.units[unit];
  if (!state || state.at < 0) return whyUnitOff(situation, unit, no('ladderer-off-map'));
  if (state.disrupted) return no('ladderer-disrupted');
  if (!climbs(unitSpec(game, unit))) return no('ladderer-on-no-foot');
  const second = whyNotAlone(situation, unit);
  if (second) return second;
  if (own(s).supply.ladders <= 0) return no('ladders-used-up');
  const stands = s.markers.some(({ kind, at }) => kind === 'ladder' && at === state.at);
  return stands ? no('ladder-stands') : null;
}

/** Sides against which a unit may lay one now. */
export function laddersOf(situation: Situation, unit: number): number[] {
  const { game, s } = situation;
  const at = placeOf(s, unit);
  if (at < 0 || whyNoLadderer(situation, unit) !== null) return [];
  return (game.terrain.links[at] ?? []).flatMap(({ to }) =>
    whyCannotLayLadder(situation, unit, to) === null ? [to] : [],
  );
}

/** [16.43] G-143: it stands from now on, is climbed from the next turn on, and who has laid it goes no farther in this one. */
export function layLadder({ game, s, side }: Turn, unit: number, against: number, ctx: Ctx<SiegeEvent>): void {
  const at = placeOf(s, unit);
  const id = freeLadder(s.markers.map((marker) => marker.id));
  for (const member of formationOf(s, unit)?.units ?? [unit]) {
    const state = s.units[member];
    if (state) state.moved = true;
  }
  const its = own(s);
  its.supply.ladders--;
  its.laid.push(id);
  s.markers.push({ id, kind: 'ladder', side, at, against, carrier: -1, dummy: false, known: false });
  ctx.emit({
    type: 'ladderLaid',
    unit: unitSpec(game, unit).id,
    hex: makePlaceId(game.terrain, at),
    against: makePlaceId(game.terrain, against),
  });
}

function freeLadder(names: readonly string[]): string {
  let number = 1;
  while (names.includes(`ladder-${number}`)) number++;
  return `ladder-${number}`;
}
