import { hasCode } from '@warbeacon/protocol';
import { ApiError, joinMatch } from './http.ts';

/** Takes the free seat of a match and says where to go; a match whose seat is gone meanwhile is watched instead. */
export async function takeSeat(matchId: string): Promise<string> {
  try {
    await joinMatch(matchId);
  } catch (cause) {
    if (!(cause instanceof ApiError && hasCode(cause, 'match-full'))) throw cause;
  }
  return `/match/${matchId}`;
}
