/** [20.6] Ladders: where they can be laid, and how they are lost. */
import { type Ctx, type Refusal, refuse } from '@warbeacon/kernel';
import type { SiegeEvent } from '../../engine/events.schema.ts';
import { no } from '../refusals.ts';
import type { Situation } from '../../engine/situation.ts';
import { makePlaceId } from '../../standard/terrain.ts';
import { placeOf } from '../../engine/state.ts';
import { hasLadder } from '../../standard/cases/markers.ts';
import { whyNotAlone } from '../../standard/cases/formations.ts';
import { whyUnitOff } from '../../standard/cases/reinforcements.ts';

/** [20.61] D-1 D-18 D-19 D-29 G-9: why a unit, horse or foot, cannot lay a ladder against the side to `against`, or `null`. */
export function whyCannotLayLadder(situation: Situation, unit: number, against: number): Refusal | null {
  const { game, s } = situation;
  const cannot = whyNoLadderer(situation, unit);
  if (cannot) return cannot;
  const link = game.terrain.links[placeOf(s, unit)]?.find(({ to }) => to === against);
  if (link?.kind === 'main-gate') return refuse('main-gate', 'No ladder is laid against the Main Gate.', '15.21');
  if (link?.up !== 1 || (link.kind !== 'wall' && link.kind !== 'tower' && link.kind !== 'gate'))
    return refuse('nothing-to-scale', 'A ladder is laid from below against a wall, a tower or a gate.', '20.61');
  if (link.kind !== 'gate') return null;
  const gate = s.gates[link.gate];
  switch (gate?.state) {
    case 'breached':
      return refuse('gate-broken', 'A broken gate is crossed without ladders.', '20.61');
    case 'collapsed':
      return refuse('collapsed', 'That gate has collapsed and is closed for good.', '20.35');
    default:
      return gate?.control === 'isengard'
        ? refuse('own-gate', 'Isengard controls that gate, and may go through it.', '20.61')
        : null;
  }
}

/** What is the matter with the unit, its hex or the supply, wherever the ladder would stand. */
function whyNoLadderer(situation: Situation, unit: number): Refusal | null {
  const { s } = situation;
  const state = s.units[unit];
  if (!state || state.at < 0) return whyUnitOff(situation, unit, no('unit-off-map-to-lay-ladder'));
  if (state.disrupted) return refuse('disrupted', 'Disrupted units lay no ladders.', '7.57');
  const second = whyNotAlone(situation, unit);
  if (second) return second;
  if (s.supply.ladders <= 0) return refuse('no-ladders', 'There are no more ladders.', '20.67');
  return hasLadder(s, state.at) ? refuse('ladder-there', 'A ladder stands in that hex already.', '20.61') : null;
}

/** [20.67] H-58: any result of a melee on a unit in a hex with a ladder destroys the ladder. It is never laid again. */
export function destroyLadder({ game, s }: Situation, place: number, ctx: Ctx<SiegeEvent>): void {
  if (!hasLadder(s, place)) return;
  s.markers = s.markers.filter((marker) => marker.kind !== 'ladder' || marker.at !== place);
  ctx.emit({ type: 'ladderDestroyed', hex: makePlaceId(game.terrain, place) });
}
