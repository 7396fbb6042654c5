/** [S-99, R-26, R-71, R-72] Might on the dice of a Duel, by turns. */
import type { Refusal } from '@warbeacon/kernel';
import type { Battle, Chance } from '../engine/battle.ts';
import type { CommandOf } from '../engine/command-schemas.ts';
import type { FrameOf } from '../engine/frames.ts';
import { no } from '../engine/refusals.ts';

export function* duelSpends(_b: Battle, _frame: FrameOf<'duelMight'>): Iterable<CommandOf<'spend'>> {}

export const checkDuelSpend = (_b: Battle, _frame: FrameOf<'duelMight'>, _spend: CommandOf<'spend'>): Refusal | null =>
  no('wrong-moment');

export function spendInDuel(_b: Battle, _frame: FrameOf<'duelMight'>, _spend: CommandOf<'spend'>, _ctx: Chance): void {}
