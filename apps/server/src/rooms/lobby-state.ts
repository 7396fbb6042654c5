/** The synced state of the lobby: the public lists, as cells. A match is a cell, so that what has changed is sent alone. */
import { type SchemaType, schema, t } from '@colyseus/schema';
import type { MatchSummary } from '@warbeacon/protocol';

export const LobbyState = schema({ cells: t.map('string') }, 'LobbyState');
export type LobbyState = SchemaType<typeof LobbyState>;

export type PublicLists = Readonly<Record<'open' | 'live' | 'over', readonly MatchSummary[]>>;

/** Writes the lists into the state, where they differ from what it says. */
export function showLists({ cells }: LobbyState, lists: PublicLists): void {
  const wanted = new Map<string, string>();
  for (const [name, matches] of Object.entries(lists)) {
    wanted.set(name, JSON.stringify(matches.map(({ matchId }) => matchId)));
    for (const match of matches) wanted.set(`match/${match.matchId}`, JSON.stringify(match));
  }
  for (const name of [...cells.keys()]) if (!wanted.has(name)) cells.delete(name);
  for (const [name, json] of wanted) if (cells.get(name) !== json) cells.set(name, json);
}
