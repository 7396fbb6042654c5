/** Whether two values are the same JSON. Much cheaper than to spell both. */
export function sameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) {
    return Array.isArray(b) && a.length === b.length && a.every((item, i) => sameJson(item, b[i]));
  }
  if (Array.isArray(b)) return false;
  const others = b as Readonly<Record<string, unknown>>;
  let members = 0;
  for (const key in a) {
    if (!(key in others) || !sameJson((a as Readonly<Record<string, unknown>>)[key], others[key])) return false;
    members++;
  }
  for (const _ in b) members--;
  return members === 0;
}
