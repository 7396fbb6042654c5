/** In an order that nobody can foresee: by lot it is drawn which counters are dummies. */
export function shuffled<T>(list: readonly T[]): readonly T[] {
  const keys = crypto.getRandomValues(new Uint32Array(list.length));
  return list
    .map((item, i) => ({ item, key: keys[i] ?? 0 }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);
}
