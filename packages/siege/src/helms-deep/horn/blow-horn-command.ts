/** [21.51] The Horn of Helm Hammerhand is blown. */
import { type Ctx, push } from '@warbeacon/kernel';
import { spend } from '../abilities/abilities.ts';
import { blowers, whyCannotBlow } from './horn.ts';
import type { SiegeEvent, FrameOf } from '../../engine/vocabulary.ts';
import { unitSpec } from '../../engine/game.ts';
import type { Turn } from '../../engine/situation.ts';
import { rallyRange } from '../../standard/tables/rally.ts';
import type { CommandSpec } from '../../engine/command-spec.ts';
import { hornOdds } from './horn-odds.ts';
import { z } from 'zod';
import { pieceSchema } from '../../engine/ids.ts';
import { ABILITY_DATA } from '../abilities/owners.ts';
import { atAnyTime } from '../abilities/barred-at-any-time.ts';

export const blowHornSchema = z.strictObject({ type: z.literal('blowHorn'), piece: pieceSchema });

declare module '../../engine/vocabulary.ts' {
  interface Commands {
    /** Abilities: a unit or leader blows the Horn of Helm Hammerhand. */
    blowHorn: z.infer<typeof blowHornSchema>;
  }
}

export const blowHorn: CommandSpec<FrameOf<'abilities'>, 'blowHorn'> = {
  type: 'blowHorn',
  schema: blowHornSchema,
  frames: ['abilities'],
  anytime: atAnyTime,
  *legal(turn) {
    for (const piece of blowers(turn, turn.side)) yield { type: 'blowHorn', piece };
  },
  check: (turn, _frame, { piece }) => whyCannotBlow(turn, turn.side, piece),
  apply(turn, _frame, { piece }, ctx) {
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
  },
  offer: (turn) => ({ odds: hornOdds(turn) }),
  actor: (command) => command.piece,
};

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
