/** Whether two values are the same JSON. Much cheaper than to spell both. */
export function sameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) {
    return Array.isArray(b) && a.length === b.length && a.every((item, i) => sameJson(item, b[i]));
  }
  if (Array.isArray(b)) return false;
  const ours = a as Readonly<Record<string, unknown>>;
  const others = b as Readonly<Record<string, unknown>>;
  const keys = Object.keys(ours);
  if (keys.length !== Object.keys(others).length) return false;
  for (const key of keys) {
    const our = ours[key];
    const other = others[key];
    if (our === other ? our === undefined && !(key in others) : !sameJson(our, other)) return false;
  }
  return true;
}
