/** What happens when a combat unit comes into a place. */
import { type Ctx, push } from '@warbeacon/kernel';
import type { SiegeEvent } from '../../engine/events.schema.ts';
import type { Situation } from '../../engine/situation.ts';
import type { Side } from '../../engine/words.ts';
import { leadersAt } from '../../engine/board.ts';
import { bringLoads } from './loads.ts';
import { findDummies } from '../../helms-deep/rocks/rocks.ts';

/**
 * A combat unit comes into a place: gates remember who was there last (15.15), and enemy leaders who are alone in it
 * fly (A8.1). What the unit carries comes along, and rocks there are found out (20.83).
 */
export function enterPlace(situation: Situation, side: Side, place: number, ctx: Ctx<SiegeEvent>): void {
  const { game, s } = situation;
  if (side === 'isengard') {
    bringLoads(s);
    findDummies(situation, place, ctx);
  }
  game.terrain.gates.forEach((gate, index) => {
    if (gate.lower !== place && gate.upper !== place) return;
    const state = s.gates[index];
    if (!state) return;
    state.holders[gate.lower === place ? 0 : 1] = side;
    if (state.holders[0] === side && state.holders[1] === side && state.control !== side) {
      state.control = side;
      ctx.emit({ type: 'gate', gate: gate.id, control: side });
    }
  });
  const enemy = side === 'isengard' ? 'westernesse' : 'isengard';
  for (const leader of leadersAt(situation, enemy, place).reverse()) push(s, { kind: 'join', leader, must: true });
}
