/**
 * How a match stood before: for each ply what the cells that a viewer was shown were before it, told from the newest to
 * the oldest. Whoever has the present cells makes of them all that were shown before, one ply after the other.
 */
import { z } from 'zod';
import { plySchema } from './socket.ts';

const changesSchema = z.strictObject({ set: z.record(z.string(), z.string()), gone: z.array(z.string()) });
/** What is to be set, and what is to be taken away. */
export type CellsBack = z.infer<typeof changesSchema>;

/** Of one ply: what everybody was shown before it, and what each seat was shown besides. */
export const beforePlySchema = z.strictObject({ common: changesSchema, own: z.record(z.string(), changesSchema) });
export type BeforePly = z.infer<typeof beforePlySchema>;

/** Request `past`: what was before the plies up to `ply`, at most four hundred of them, newest first. */
export const pastRequestSchema = z.strictObject({ ply: plySchema });
export const pastReplySchema = z.strictObject({
  plies: z.array(
    z.strictObject({
      ply: plySchema,
      common: changesSchema,
      /** For a seat alone: of the cells that it was told by itself. */
      own: changesSchema.optional(),
    }),
  ),
});
export type PastReply = z.infer<typeof pastReplySchema>;

type Cells = ReadonlyMap<string, string>;

/** What makes `before` of `after`. */
export function cellsBack(before: Cells, after: Cells): CellsBack {
  const set: Record<string, string> = {};
  for (const [name, json] of before) if (after.get(name) !== json) set[name] = json;
  return { set, gone: [...after.keys()].filter((name) => !before.has(name)) };
}

/** Puts them back, and says what would make the cells again what they were. */
export function putBack(cells: Map<string, string>, { set, gone }: CellsBack): CellsBack {
  const undo: { set: Record<string, string>; gone: string[] } = { set: {}, gone: [] };
  for (const [name, json] of Object.entries(set)) {
    const was = cells.get(name);
    if (was === undefined) undo.gone.push(name);
    else undo.set[name] = was;
    cells.set(name, json);
  }
  for (const name of gone) {
    const was = cells.get(name);
    if (was !== undefined) undo.set[name] = was;
    cells.delete(name);
  }
  return undo;
}
