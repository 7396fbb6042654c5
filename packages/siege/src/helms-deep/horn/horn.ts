/** [21.51] The Horn of Helm Hammerhand: where it stands, who may blow it, and what comes of it. */
import type { Marker } from '../../engine/state.ts';
import { ABILITY_DATA } from '../abilities/owners.ts';
import { onlyMarker } from '../markers.ts';
import { type Ctx, push, type Refusal } from '@warbeacon/kernel';
import { leaderSpec, unitSpec } from '../../engine/game.ts';
import { no } from '../refusals.ts';
import type { Situation, Turn } from '../../engine/situation.ts';
import type { Side, SiegeEvent } from '../../engine/vocabulary.ts';
import { rallyRange } from '../../standard/tables/rally.ts';
import { spend, whyNotAvailable } from '../abilities/abilities.ts';

/** [21.51] The horn never leaves its place. */
export function theHorn(): Marker {
  return onlyMarker('horn', 'westernesse', ABILITY_DATA.horn.at);
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

/**
 * [21.51] A piece blows the horn, and does not move in this turn: points come off, the disrupted throw at once, and who is in
 * the caves may come out. That Isengard rallies nobody and all attackers are fanatical hangs on its being in force.
 */
export function blow(turn: Turn, piece: string, ctx: Ctx<SiegeEvent>): void {
  const { game, s, side } = turn;
  spend(s, 'horn');
  ctx.emit({ type: 'announced', side, ability: 'horn', piece });
  const state = s.units[game.unitIndex.get(piece) ?? -1] ?? s.leaders[game.leaderIndex.get(piece) ?? -1];
  if (state) state.used = true;
  // [22.11]
  const { points } = ABILITY_DATA.horn;
  s.losses[side] += points;
  ctx.emit({ type: 'points', side, points, why: 'horn' });
  hearten(turn, ctx);
  push(s, { kind: 'arrivals' });
}

/** H-69 D-22 Each disrupted unit on the map tries to rally, demoralized or not; it is not its try of 8.36. */
function hearten({ game, s, side }: Turn, ctx: Ctx<SiegeEvent>): void {
  const range = rallyRange(ABILITY_DATA.horn.rating);
  for (const unit of game.unitsOf[side]) {
    const state = s.units[unit];
    if (!state?.disrupted || state.at < 0) continue;
    const dice: [number, number] = [ctx.d6(), ctx.d6()];
    const sum = dice[0] + dice[1];
    const success = range !== undefined && sum >= range[0] && sum <= range[1];
    if (success) state.disrupted = false;
    ctx.emit({ type: 'heartened', unit: unitSpec(game, unit).id, dice, success });
  }
}
