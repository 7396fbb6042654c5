/** Plain JSON and its one canonical spelling, which hashes are taken of. */

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json | undefined };

/**
 * RFC 8785 for the JSON we allow (integers, no floats): keys sorted by UTF-16 code unit, no white space,
 * `undefined` members left out. Throws on a number that is not a safe integer, and on an object that is more than its
 * members (a Map, a Date, a class), whose contents would silently be missing from a hash.
 */
export function canonicalJson(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return JSON.stringify(value);
    case 'boolean':
      return value ? 'true' : 'false';
    case 'number':
      if (!Number.isSafeInteger(value)) throw new Error(`not a safe integer: ${value}`);
      return String(value === 0 ? 0 : value);
    case 'object': {
      if (value === null) return 'null';
      if (Array.isArray(value)) return `[${Array.from(value, (item) => canonicalJson(item ?? null)).join(',')}]`;
      if (!isPlain(value)) throw new Error('not JSON: an object with a prototype of its own');
      const members = value as Readonly<Record<string, unknown>>;
      let text = '{';
      // The default order of strings is by UTF-16 code unit, which is the order the RFC asks for.
      for (const key of Object.keys(members).sort()) {
        const member = members[key];
        if (member !== undefined) text += `${text === '{' ? '' : ','}${JSON.stringify(key)}:${canonicalJson(member)}`;
      }
      return `${text}}`;
    }
    default:
      throw new Error(`not JSON: ${typeof value}`);
  }
}

/** An object of this or another realm's `Object`, or of none. */
function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}
