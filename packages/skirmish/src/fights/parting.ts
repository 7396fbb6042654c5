/** [S-75, S-83, M-22, R-87] After the Strikes the winners and those who could not get away come apart. */
import { type Battle, byPlace, type Chance, idOf, isOnTable } from '../engine/battle.ts';
import type { At, FightState } from '../engine/state.ts';
import { otherSide } from '../engine/words.ts';
import { parting } from '../geometry/aside.ts';
import { moverOf } from '../moving/bodies.ts';
import { place } from '../moving/carrying-out.ts';
import { roomFor } from './losers-frame.ts';
import { touching } from '@warbeacon/plane';

export function part(b: Battle, ctx: Chance, fight: FightState): void {
  const { winner } = fight;
  if (winner === null) return;
  for (const loser of fight[otherSide(winner)].toSorted(byPlace)) {
    if (!isOnTable(b, loser)) continue;
    for (const model of fight[winner].toSorted(byPlace)) {
      if (isOnTable(b, model) && touching(moverOf(b, model), moverOf(b, loser))) partPair(b, ctx, model, loser);
    }
  }
}

function partPair(b: Battle, ctx: Chance, winner: number, loser: number): void {
  const result = parting(moverOf(b, winner), moverOf(b, loser), roomFor(b, winner));
  if (result.kind === 'apart') return;
  if (result.kind === 'moved') {
    const model = result.who === 'winner' ? winner : loser;
    const to: At = [result.to.x, result.to.y];
    place(b, ctx, model, to);
    ctx.emit({ type: 'parted', models: [idOf(b, winner), idOf(b, loser)], at: { [idOf(b, model)]: to } });
    return;
  }
  // No room: they count as separate until one of them moves.
  const [one = winner, other = loser] = [winner, loser].toSorted(byPlace);
  b.s.contacts = b.s.contacts.filter(([a, c]) => a !== one || c !== other);
  b.s.parted = [...b.s.parted, [one, other] as [number, number]].toSorted((a, c) => a[0] - c[0] || a[1] - c[1]);
  ctx.emit({ type: 'parted', models: [idOf(b, winner), idOf(b, loser)], at: {} });
}
