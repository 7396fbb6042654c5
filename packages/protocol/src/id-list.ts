/**
 * Lists of piece ids as short text: runs of one kind are written once, `orc-1..6,captain-1,warg-2..4`. Dozens of ids
 * go with every command to the seat that decides, and most of them are neighbours.
 */

const NUMBERED = /^(.+)-(\d+)$/;
const ITEM = /^([a-z-]+?)(?:-(\d{1,3})(?:\.\.(\d{1,3}))?)?$/;

export function makeIdList(ids: readonly string[]): string {
  const items: string[] = [];
  for (let i = 0; i < ids.length; ) {
    const id = ids[i] ?? '';
    const [, kind, first] = NUMBERED.exec(id) ?? [];
    const length = kind === undefined ? 1 : runLength(ids, i, kind, Number(first));
    items.push(length > 1 ? `${id}..${Number(first) + length - 1}` : id);
    i += length;
  }
  return items.join(',');
}

/** How many ids from the i-th on are of the kind and count up from `first`. */
function runLength(ids: readonly string[], i: number, kind: string, first: number): number {
  let length = 1;
  while (ids[i + length] === `${kind}-${first + length}`) length++;
  return length;
}

/** The ids again, or `undefined` when the text is no such list. */
export function parseIdList(text: string): string[] | undefined {
  if (text === '') return [];
  const ids: string[] = [];
  for (const item of text.split(',')) {
    const [, kind, first, last] = ITEM.exec(item) ?? [];
    if (kind === undefined) return undefined;
    if (first === undefined) ids.push(kind);
    else for (let n = Number(first); n <= Number(last ?? first); n++) ids.push(`${kind}-${n}`);
  }
  return ids;
}
