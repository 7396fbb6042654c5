/** [8.43] Two units come together with their leader. */
import type { Ctx } from '@warbeacon/kernel';
import { leaderSpec, unitSpec } from '../../engine/game.ts';
import type { Situation } from '../../engine/situation.ts';
import { placeOfLeader } from '../../engine/state.ts';
import { makePlaceId } from '../../engine/terrain.ts';
import type { SiegeEvent } from '../../engine/vocabulary.ts';
import { enterPlace } from '../movement/entering.ts';
import { putInFormation } from './formations.ts';
import { kindOfFormation, whyCannotForm } from './forming.ts';

type Say = Ctx<SiegeEvent>;

/** [8.43] Two units form; [W-45] it comes to nothing when one of them has been hit as it was about to step in. */
export function formUp(situation: Situation, leader: number, units: readonly number[], ctx: Say): void {
  const { s } = situation;
  const [one = -1, other = -1] = units;
  if (whyCannotForm(situation, leader, [one, other], false)) return;
  // [8.45] [G-62] They have moved; who forms beyond the edge comes in formed.
  const fresh = placeOfLeader(s, leader) >= 0;
  if (fresh) for (const unit of units) if (s.units[unit]) s.units[unit].moved = true;
  standTogether(situation, leader, units, { fresh, glory: false }, ctx);
}

/** Both units come into their leader's place and are in formation there. */
export function standTogether(
  situation: Situation,
  leader: number,
  units: readonly number[],
  marks: { readonly fresh: boolean; readonly glory: boolean },
  ctx: Say,
): void {
  const { game, s } = situation;
  const to = placeOfLeader(s, leader);
  const [speaker = -1, other = -1] = [...units].sort((a, b) => a - b);
  for (const unit of [speaker, other]) {
    const state = s.units[unit];
    if (!state || state.at === to) continue;
    ctx.emit({
      type: 'moved',
      piece: unitSpec(game, unit).id,
      from: makePlaceId(game.terrain, state.at),
      path: [makePlaceId(game.terrain, to)],
    });
    state.at = to;
  }
  putInFormation(situation, { kind: kindOfFormation(game, speaker), units: [speaker, other], leader, ...marks }, ctx);
  if (to < 0) return;
  // Asked about after the enemy leaders they have come upon have fled, and so put underneath.
  game.hooks.unitPasses?.(situation, speaker);
  enterPlace(situation, leaderSpec(game, leader).side, to, ctx);
}
