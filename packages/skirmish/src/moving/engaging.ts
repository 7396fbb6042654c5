/** [S-33, S-34, M-15] Who is Engaged with whom: contacts since a charge, for as long as they last. */
import { type Battle, type Chance, discOf, idOf, isEngaged, isOnTable } from '../engine/battle.ts';
import { touching } from '@warbeacon/plane';

const pair = (one: number, other: number): [number, number] => (one < other ? [one, other] : [other, one]);
const byPair = (a: readonly [number, number], b: readonly [number, number]): number => a[0] - b[0] || a[1] - b[1];

/** [S-33] Mover and target are Engaged from now on. */
export function engage(b: Battle, ctx: Chance, model: number, target: number): void {
  const { s } = b;
  const [one, other] = pair(model, target);
  if (s.contacts.some(([a, c]) => a === one && c === other)) return;
  s.contacts = [...s.contacts, pair(one, other)].toSorted(byPair);
  s.parted = s.parted.filter(([a, c]) => a !== one || c !== other);
  ctx.emit({ type: 'engaged', model: idOf(b, target), by: idOf(b, model) });
}

/** Ends every contact of a model that is gone, and tells who is free now [S-34, R-58]. */
export function disengage(b: Battle, ctx: Chance, model: number): void {
  dropContacts(b, ctx, ([one, other]) => one !== model && other !== model);
}

/** To be called after whatever changes a place: pairs that touch no more are contacts no more [M-15]. */
export function settleContacts(b: Battle, ctx: Chance, model: number): void {
  b.s.parted = b.s.parted.filter(([one, other]) => one !== model && other !== model);
  dropContacts(b, ctx, ([one, other]) => {
    if (one !== model && other !== model) return true;
    return isOnTable(b, one) && isOnTable(b, other) && touching(discOf(b, one), discOf(b, other));
  });
}

function dropContacts(b: Battle, ctx: Chance, keep: (pair: readonly [number, number]) => boolean): void {
  const gone = b.s.contacts.filter((each) => !keep(each));
  if (gone.length === 0) return;
  b.s.contacts = b.s.contacts.filter(keep);
  for (const model of new Set(gone.flat())) {
    if (isOnTable(b, model) && !isEngaged(b, model)) ctx.emit({ type: 'freed', model: idOf(b, model) });
  }
}
