/** Numbers that look random and are the same each time, drawn from a name: the map is printed alike for everybody. */

function hash(name: string): number {
  let value = 2166136261;
  for (let i = 0; i < name.length; i++) value = Math.imul(value ^ name.charCodeAt(i), 16777619);
  value = Math.imul(value ^ (value >>> 13), 0x5bd1e995);
  return (value ^ (value >>> 15)) >>> 0;
}

/** A stream of numbers from 0 to 1, the same for the same name. */
export function chanceOf(name: string): () => number {
  let state = hash(name);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
