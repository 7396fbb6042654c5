/** [17.22] Where the Lord of the Nazgûl is put: six hexes from Gandalf, towards the east. */
import { axial, distance } from '@warbeacon/hexgrid';
import type { Ctx } from '@warbeacon/kernel';
import type { Situation } from '../../engine/situation.ts';
import { placeOfLeader } from '../../engine/state.ts';
import { hexOfPlace, makePlaceId, type Terrain } from '../../engine/terrain.ts';
import type { SiegeEvent } from '../../engine/vocabulary.ts';
import { indexOf } from './magicians.ts';

const AWAY = 6;

/** G-155: from due north-east through east to due south-east, which is a third of every ring. */
function isEastward({ grid }: Terrain, from: number, to: number, away: number): boolean {
  const a = axial(grid, from);
  const b = axial(grid, to);
  const east = b.q - a.q;
  return east === away || east + b.r - a.r === away;
}

/**
 * G-155: the hexes of the eastern third of the ring of six that are no mountain and hold nobody of Westernesse; where there
 * are none, those of the ring that comes nearest to it, [W-239] of two that are as near the outer one.
 */
export function landings(situation: Situation): number[] {
  const { game, s, board } = situation;
  const { terrain } = game;
  const at = placeOfLeader(s, indexOf('gandalf'));
  if (at < 0) return [];
  const from = hexOfPlace(terrain, at);
  const units = board.units('westernesse');
  const leaders = board.leaders('westernesse');
  let found: number[] = [];
  let best = Number.MAX_SAFE_INTEGER;
  for (const place of terrain.placeOf.values()) {
    if (place === from || (units[place] ?? -1) >= 0 || leaders[place]) continue;
    const away = distance(terrain.grid, from, place);
    if (!isEastward(terrain, from, place, away)) continue;
    // Twice as far off as six is; the outer of two comes before the inner one.
    const off = away >= AWAY ? 2 * (away - AWAY) : 2 * (AWAY - away) + 1;
    if (off > best) continue;
    if (off < best) found = [];
    best = off;
    found.push(place);
  }
  return found;
}

/** The Lord is put there; the unit with him stays. */
export function driveAway({ game, s }: Situation, to: number, ctx: Ctx<SiegeEvent>): void {
  const leader = indexOf('nazgul');
  const state = s.leaders[leader];
  if (!state) return;
  const from = makePlaceId(game.terrain, state.at);
  state.at = to;
  ctx.emit({ type: 'drivenAway', leader: 'nazgul', from, to: makePlaceId(game.terrain, to) });
}
