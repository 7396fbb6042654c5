/** The synced state of a match's rooms: what everybody may see, as cells, and nothing else. */
import { type SchemaType, schema, t } from '@colyseus/schema';

export const RoomState = schema(
  {
    ply: t.uint32(),
    cells: t.map('string'),
    watchers: t.uint32(),
  },
  'RoomState',
);
export type RoomState = SchemaType<typeof RoomState>;

interface Shown {
  readonly ply: number;
  readonly watchers: number;
  readonly cells: ReadonlyMap<string, string>;
  /** JSON of the cell `seats`. */
  readonly seats: string;
}

/** Writes only what differs, so that a patch holds no more than what changed. */
export function show(state: RoomState, shown: Shown): void {
  if (state.ply !== shown.ply) state.ply = shown.ply;
  if (state.watchers !== shown.watchers) state.watchers = shown.watchers;
  for (const [name, json] of shown.cells) if (state.cells.get(name) !== json) state.cells.set(name, json);
  for (const name of state.cells.keys()) if (name !== 'seats' && !shown.cells.has(name)) state.cells.delete(name);
  if (state.cells.get('seats') !== shown.seats) state.cells.set('seats', shown.seats);
}
