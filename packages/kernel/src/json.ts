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
      if (Array.isArray(value) && value.every(isFlat)) return JSON.stringify(value);
      if (Array.isArray(value)) return `[${Array.from(value, (item) => canonicalJson(item ?? null)).join(',')}]`;
      if (isFlat(value)) return JSON.stringify(value);
      if (!isPlain(value)) throw new Error('not JSON: an object with a prototype of its own');
      const members = value as Readonly<Record<string, unknown>>;
      let text = '{';
      for (const key of sortedKeys(members)) {
        const member = members[key];
        if (member !== undefined) text += `${text === '{' ? '' : ','}${quoted(key)}:${canonicalJson(member)}`;
      }
      return `${text}}`;
    }
    default:
      throw new Error(`not JSON: ${typeof value}`);
  }
}

/**
 * Whether the engine's own `JSON.stringify`, which is several times faster, spells it as RFC 8785 does: a scalar, or an
 * object of scalars whose members are in order already, as nearly all of a state is.
 */
function isFlat(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return isScalar(value);
  if (Array.isArray(value) || !isPlain(value)) return false;
  const members = value as Readonly<Record<string, unknown>>;
  let before = '';
  for (const key in members) {
    if (key < before || !isScalar(members[key])) return false;
    before = key;
  }
  return true;
}

function isScalar(value: unknown): boolean {
  switch (typeof value) {
    case 'number':
      return Number.isSafeInteger(value);
    case 'string':
    case 'boolean':
    case 'undefined':
      return true;
    default:
      return value === null;
  }
}

/** An object of this or another realm's `Object`, or of none. */
export function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype === Object.prototype) return true;
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

/** By UTF-16 code unit, as the RFC asks and as strings compare. Most objects are written in that order already. */
export function sortedKeys(members: object): string[] {
  const keys = Object.keys(members);
  for (let i = 1; i < keys.length; i++) if ((keys[i - 1] ?? '') > (keys[i] ?? '')) return keys.sort();
  return keys;
}

/** Member names recur by the thousand; their quoting is remembered, up to a bound that no honest record reaches. */
const quotedKeys = new Map<string, string>();
const QUOTED_KEYS_KEPT = 2000;

export function quoted(key: string): string {
  let text = quotedKeys.get(key);
  if (text === undefined) {
    text = JSON.stringify(key);
    if (quotedKeys.size < QUOTED_KEYS_KEPT) quotedKeys.set(key, text);
  }
  return text;
}

/** The text at a path, to stand before the words that say what it should be; empty where there is none. */
export function textAt(json: unknown, path: readonly PropertyKey[]): string {
  let value = json;
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return '';
    value = (value as Readonly<Record<PropertyKey, unknown>>)[key];
  }
  return typeof value === 'string' ? `${value.slice(0, 60)}: ` : '';
}
