/** Whom an order of this game's own may name: combat units, and no leader. */
import type { Refusal } from '@warbeacon/kernel';
import { ownUnit } from '../engine/command-spec.ts';
import { leaderSpec } from '../engine/game.ts';
import type { Turn } from '../engine/situation.ts';
import { no } from './refusals.ts';

type NotAUnit = 'not-a-unit-to-push' | 'not-a-unit-to-serve' | 'not-a-unit-to-scale' | 'not-a-unit-with-oil';

/** Index of a unit of the deciding side, or why not; of a leader by the case of what is to be done. */
export function unitFor(turn: Turn, id: string, notAUnit: NotAUnit): number | Refusal {
  const { game } = turn;
  const leader = game.leaderIndex.get(id);
  return leader === undefined ? ownUnit(turn, id) : no(notAUnit, { leader: leaderSpec(game, leader).name });
}
