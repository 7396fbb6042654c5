/** What is wrong with a position beyond its form: all of it, each with its place. */
import type { PositionFault } from '@warbeacon/kernel';
import { apart } from '@warbeacon/plane';
import { type Battle, discOf, isOnTable, onTable } from '../engine/battle.ts';
import type { Position } from './position.schema.ts';

export function faultsOf(b: Battle, { models = [] }: Position): PositionFault[] {
  const faults: PositionFault[] = [];
  const place = (id: string): string => `models.${models.findIndex((model) => model.id === id)}`;
  const standing = onTable(b);
  for (const one of standing) {
    const disc = discOf(b, one);
    const spec = b.field.models[one];
    if (spec === undefined) continue;
    const { w, h } = b.field.table;
    if (disc.x < disc.r || disc.y < disc.r || disc.x + disc.r > w || disc.y + disc.r > h) {
      faults.push({ at: place(spec.id), case: 'M-5', message: `${spec.id} is not wholly on the table.` });
    }
    for (const other of standing) {
      if (other <= one || apart(disc, discOf(b, other))) continue;
      faults.push({ at: place(spec.id), case: 'M-2', message: `${spec.id} and ${b.field.models[other]?.id} overlap.` });
    }
  }
  for (const { id, index, figure } of b.field.models) {
    const state = b.s.models[index];
    if (state === undefined) continue;
    if (!isOnTable(b, index) && state.gone === '' && b.s.phase !== 'set-up') {
      faults.push({ at: place(id), message: `${id} needs a place (at), or a word why it has none (gone).` });
    }
    for (const store of ['might', 'will', 'fate'] as const) {
      if (state[store] > (figure.stores?.[store] ?? 0)) {
        faults.push({ at: `${place(id)}.${store}`, case: 'S-6', message: `${id} has no such store of ${store}.` });
      }
    }
    if (state.wounds > figure.wounds)
      faults.push({ at: `${place(id)}.wounds`, case: 'S-5', message: `${id} has ${figure.wounds} Wounds.` });
  }
  return faults;
}
