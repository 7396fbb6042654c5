/** The synced state of the lobby: the public lists, as cells. A match is a cell, so that what has changed is sent alone. */
import { type SchemaType, schema, t } from '@colyseus/schema';
import type { MatchSummary } from '@warbeacon/protocol';

export const LobbyState = schema({ cells: t.map('string') }, 'LobbyState');
export type LobbyState = SchemaType<typeof LobbyState>;

export interface PublicList {
  readonly matches: readonly MatchSummary[];
  /** There are others, which are not shown here. */
  readonly more: boolean;
}
export type PublicLists = Readonly<Record<'open' | 'live' | 'over', PublicList>>;

/** Writes the lists into the state, where they differ from what it says. */
export function showLists({ cells }: LobbyState, lists: PublicLists): void {
  const wanted = new Map<string, string>();
  for (const [name, { matches, more }] of Object.entries(lists)) {
    if (more) wanted.set(`more/${name}`, 'true');
    wanted.set(name, JSON.stringify(matches.map(({ matchId }) => matchId)));
    for (const match of matches) wanted.set(`match/${match.matchId}`, JSON.stringify(match));
  }
  for (const name of cells.keys()) if (!wanted.has(name)) cells.delete(name);
  for (const [name, json] of wanted) if (cells.get(name) !== json) cells.set(name, json);
}
