/** Arguments of the command line. */

/** A whole number of at least `least`; throws a TypeError that says so. */
export function parseCount(name: string, text: string, least: number): number {
  const value = Number(text);
  if (!/^\d{1,9}$/.test(text) || value < least)
    throw new TypeError(`--${name} is a whole number of at least ${least}.`);
  return value;
}
