/** [18.13] The Banner goes by itself, to another leader. */
import { z } from 'zod';
import { type CommandSpec, leaderIndex, leadersOf, ownLeader } from '../../engine/command-spec.ts';
import { leaderSpec } from '../../engine/game.ts';
import { pieceSchema, placeSchema } from '../../engine/ids.ts';
import type { Turn } from '../../engine/situation.ts';
import type { CommandOf, FrameOf } from '../../engine/vocabulary.ts';
import { own } from '../own.ts';
import { bannerMoves, costOfBanner } from './banner-moves.ts';

export const moveBannerSchema = z.strictObject({
  type: z.literal('moveBanner'),
  /** Who is to have it. */
  leader: pieceSchema,
  /** Hex by hex to where that leader is; empty where he is with it already. */
  path: z.array(placeSchema).max(40),
});

declare module '../../engine/vocabulary.ts' {
  interface Commands {
    /** Westernesse Movement: the Banner of the King goes to this leader. */
    moveBanner: z.infer<typeof moveBannerSchema>;
  }
}

export const moveBanner: CommandSpec<FrameOf<'movement'>, 'moveBanner'> = {
  type: 'moveBanner',
  schema: moveBannerSchema,
  frames: ['movement'],
  exact: true,
  legal: (turn, _frame, actor) => moves(turn, actor).map(({ command }) => command),
  offers: (turn, _frame, actor) => moves(turn, actor),
  check(turn, _frame, { leader: id, path }) {
    const leader = ownLeader(turn, id);
    if (typeof leader !== 'number') return leader;
    const cost = costOfBanner(turn, leader, path);
    return typeof cost === 'number' ? null : cost;
  },
  apply({ game, s }, _frame, { leader, path }, ctx) {
    const { banner } = own(s);
    if (banner === null) return;
    const from = leaderSpec(game, banner.leader).id;
    banner.leader = leaderIndex(game, leader);
    banner.moved = true;
    ctx.emit({ type: 'bannerMoved', from, leader, path });
  },
  offer(turn, { leader, path }) {
    const cost = costOfBanner(turn, leaderIndex(turn.game, leader), path);
    return typeof cost === 'number' ? { cost } : {};
  },
  actor: (command) => command.leader,
};

function moves(turn: Turn, actor: string | undefined): { command: CommandOf<'moveBanner'>; cost: number }[] {
  if (turn.side !== 'westernesse') return [];
  return bannerMoves(turn, leadersOf(turn, actor)).map(({ leader, path, cost }) => ({
    command: { type: 'moveBanner' as const, leader, path },
    cost,
  }));
}
