/** For telling the operator of a thing once, however often somebody stumbles over it. */

const REMEMBERED = 1000;

/** Returns what says whether it is asked of a key for the first time, or for the first time in a long while. */
export function onceEach(): (key: string) => boolean {
  const told = new Set<string>();
  return (key) => {
    if (told.has(key)) return false;
    if (told.size >= REMEMBERED) told.clear();
    told.add(key);
    return true;
  };
}
