/** The record of a match, as the server gives it to whoever asks: of some matches to the players alone, or earlier to them. */
import { tokenNow } from './session.ts';

/** Throws when nobody answers. */
export async function fetchRecord(matchId: string): Promise<Response> {
  const address = `/api/matches/${encodeURIComponent(matchId)}/log`;
  const ask = async (headers: Readonly<Record<string, string>>) =>
    await fetch(address, { headers: { accept: 'application/json', ...headers } });
  const token = tokenNow();
  if (token === undefined) return await ask({});
  const answer = await ask({ authorization: `Bearer ${token}` });
  // A session that has ended keeps nobody from what everybody may see.
  return answer.status === 401 ? await ask({}) : answer;
}
