/** [8.4] Formations as a position writes them. */
import { type Game, leaderSpec, unitSpec } from '../engine/game.ts';
import type { State } from '../engine/state.ts';
import type { Fault } from './fault.ts';
import type { ReadSiegePosition, SiegePosition } from './position.schema.ts';

export function putFormations(game: Game, s: State, position: ReadSiegePosition, faults: Fault[]): void {
  const unitOf = (id: string, at: string): number => pieceOf(game.unitIndex, id, 'unit', at, faults);
  const leaderOf = (id: string, at: string): number => pieceOf(game.leaderIndex, id, 'leader', at, faults);
  for (const [i, { kind, units, leader, fresh, glory }] of position.formations.entries()) {
    const at = `formations.${i}`;
    const pair = units.map((id, which) => unitOf(id, `${at}.units.${which}`));
    const [low = -1, high = -1] = [...pair].sort((a, b) => a - b);
    const by = leaderOf(leader, `${at}.leader`);
    if (low < 0 || high < 0 || by < 0) continue;
    if (low === high) faults.push({ at, case: '8.42', message: `${units[0]} is named twice.` });
    s.formations.push({ kind, units: [low, high], leader: by, fresh: fresh ?? false, glory: glory ?? false });
  }
}

/** Index of a piece that is named; -1, and a fault, where there is none. */
export function pieceOf(
  index: ReadonlyMap<string, number>,
  id: string,
  what: 'unit' | 'leader',
  at: string,
  faults: Fault[],
): number {
  const found = index.get(id);
  if (found === undefined) faults.push({ at, message: `There is no ${what} ${id}.` });
  return found ?? -1;
}

export function writeFormations(game: Game, s: State): NonNullable<SiegePosition['formations']> {
  return s.formations.map(({ kind, units, leader, fresh, glory }) => ({
    kind,
    units: [unitSpec(game, units[0]).id, unitSpec(game, units[1]).id],
    leader: leaderSpec(game, leader).id,
    ...(fresh ? { fresh } : {}),
    ...(glory ? { glory } : {}),
  }));
}
