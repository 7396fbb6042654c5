/** Does something for each item, several at once. */
export async function forEachAtOnce<T>(
  atOnce: number,
  items: readonly T[],
  work: (item: T) => Promise<void>,
): Promise<void> {
  const left = items.values();
  const worker = async () => {
    for (const item of left) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
