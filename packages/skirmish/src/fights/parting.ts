/** [S-75, S-83, M-22, R-87] After the Strikes the winners and those who could not get away come apart. */
import { type Battle, byPlace, type Chance, idOf, isOnTable } from '../engine/battle.ts';
import type { At, FightState } from '../engine/state.ts';
import { otherSide, type Side } from '../engine/words.ts';
import { parting } from '../geometry/aside.ts';
import { moverOf } from '../moving/bodies.ts';
import { place } from '../moving/carrying-out.ts';
import { roomFor } from './losers-frame.ts';
import { isInDeepWater, testAfterForce } from '../water/wading.ts';
import { touching } from '@warbeacon/plane';

export function part(b: Battle, ctx: Chance, fight: FightState): void {
  const { winner } = fight;
  if (winner === null) return;
  for (const [model, loser] of touchingPairs(b, fight, winner)) partPair(b, ctx, model, loser);
  // Who was moved for one may touch another again.
  for (const [model, loser] of touchingPairs(b, fight, winner)) keepApart(b, ctx, model, loser);
}

/** Winner and loser, as they touch when it is their turn. */
function* touchingPairs(
  b: Battle,
  fight: FightState,
  winner: Side,
): Iterable<readonly [winner: number, loser: number]> {
  for (const loser of fight[otherSide(winner)].toSorted(byPlace))
    for (const model of fight[winner].toSorted(byPlace))
      if (isOnTable(b, model) && isOnTable(b, loser) && touching(moverOf(b, model), moverOf(b, loser)))
        yield [model, loser];
}

function partPair(b: Battle, ctx: Chance, winner: number, loser: number): void {
  const rooms = { winner: roomFor(b, winner), loser: roomFor(b, loser) };
  const result = parting(moverOf(b, winner), moverOf(b, loser), rooms);
  if (result.kind === 'apart') return;
  if (result.kind === 'stuck') return keepApart(b, ctx, winner, loser);
  const model = result.who === 'winner' ? winner : loser;
  const to: At = [result.to.x, result.to.y];
  const wasDeep = isInDeepWater(b, model);
  place(b, ctx, model, to);
  ctx.emit({ type: 'parted', models: [idOf(b, winner), idOf(b, loser)], at: { [idOf(b, model)]: to } });
  // Forced into it; who stood in it already was not.
  if (!wasDeep) testAfterForce(b, ctx, model);
}

/** No room: they count as separate until one of them moves. */
function keepApart(b: Battle, ctx: Chance, winner: number, loser: number): void {
  const [one = winner, other = loser] = [winner, loser].toSorted(byPlace);
  if (b.s.parted.some(([a, c]) => a === one && c === other)) return;
  b.s.contacts = b.s.contacts.filter(([a, c]) => a !== one || c !== other);
  b.s.parted = [...b.s.parted, [one, other] as [number, number]].toSorted((a, c) => a[0] - c[0] || a[1] - c[1]);
  ctx.emit({ type: 'parted', models: [idOf(b, winner), idOf(b, loser)], at: {} });
}
