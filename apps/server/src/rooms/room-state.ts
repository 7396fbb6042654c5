/** The synced state of a match's rooms: what everybody may see, as cells, and nothing else. */
import { type SchemaType, schema, t } from '@colyseus/schema';
import { NOTHING_ASIDE } from '../storage/moments.ts';

export const RoomState = schema(
  {
    ply: t.uint32(),
    cells: t.map('string'),
    watchers: t.uint32(),
  },
  'RoomState',
);
export type RoomState = SchemaType<typeof RoomState>;

/** What everybody may see of a match that has moved on. */
export interface Moved {
  readonly ply: number;
  /** Cells that are new or differ. */
  readonly set: ReadonlyMap<string, string>;
  /** Names of cells that are there no more. */
  readonly gone: readonly string[];
}

export function showMove(state: RoomState, { ply, set, gone }: Moved): void {
  if (state.ply !== ply) state.ply = ply;
  for (const [name, json] of set) state.cells.set(name, json);
  for (const name of gone) state.cells.delete(name);
}

/** Who plays, as JSON of the cell `seats`, and how many look on. */
export function showPeople(state: RoomState, seats: string, watchers: number): void {
  if (state.watchers !== watchers) state.watchers = watchers;
  if (state.cells.get('seats') !== seats) state.cells.set('seats', seats);
}

/** What the players say to each other beside the game, and their clocks; no cells where there is nothing to say. */
export function showAside(state: RoomState, cells: Readonly<Record<'accords' | 'clock', string>>): void {
  for (const name of ['accords', 'clock'] as const) {
    const known = state.cells.get(name);
    if (known !== cells[name] && (known !== undefined || cells[name] !== NOTHING_ASIDE[name]))
      state.cells.set(name, cells[name]);
  }
}

/** That there is something new about a rematch or ratings; what it is the summary says, to each what concerns them. */
export function showNews(state: RoomState, news: number): void {
  if (news > 0 && state.cells.get('news') !== String(news)) state.cells.set('news', String(news));
}
