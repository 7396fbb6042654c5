/** Zones of control: which places a unit reaches with its own. */
import { zonePasses } from './ways-out.ts';
import type { Situation } from './situation.ts';
import { placeOf } from './state.ts';
import type { Side } from './vocabulary.ts';
import { hasGear } from './gear.ts';

/**
 * [6.1] [6.13] [6.14] Marks every place a side's units reach with their zones. Disrupted units keep theirs (G-12), units
 * on gear have none; that the demoralized have none is the caller's to see to.
 */
export function markZone(situation: Situation, side: Side, zone: Uint8Array): void {
  const { game, s } = situation;
  for (const unit of game.unitsOf[side]) {
    const at = placeOf(s, unit);
    // Asked of a negative index, an array looks for a property of that name, and takes its time.
    const around = at < 0 ? undefined : game.zonesFrom[at];
    if (around === undefined || hasGear(situation, at)) continue;
    for (const place of around.open) zone[place] = 1;
    for (const link of around.barred) if (zonePasses(s, link)) zone[link.to] = 1;
  }
}
