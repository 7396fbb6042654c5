/** Who must decide, by the frame on top. */
import { top } from '@warbeacon/kernel';
import { leaderSpec, unitSpec } from './game.ts';
import type { Situation } from './situation.ts';
import type { Side } from './words.ts';

/** The side that must decide; `undefined` when the game is over. Call it on a settled state. */
export function deciderOf({ game, s }: Situation): Side | undefined {
  const frame = top(s);
  if (frame === undefined) return undefined;
  switch (frame.kind) {
    case 'abilities':
    case 'deployment':
    case 'movement':
    case 'combat':
    case 'advance':
    case 'rally':
      return frame.side;
    case 'rearGuard':
    case 'arrivals':
    case 'rocks':
      return 'westernesse';
    case 'siege':
      return 'isengard';
    case 'strike':
    case 'makeRoom':
    case 'retreat':
    case 'retreatBefore':
    case 'displace':
      return unitSpec(game, frame.unit).side;
    case 'retreatLeader':
    case 'follow':
    case 'join':
      return leaderSpec(game, frame.leader).side;
    default:
      return undefined;
  }
}
