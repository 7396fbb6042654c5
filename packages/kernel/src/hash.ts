/** Hashes of states and of whole rule sets. */
import { sha256 } from '@noble/hashes/sha2.js';
import { lengthPrefixed, concat, toHex, utf8 } from './bytes.ts';
import { canonicalJson } from './json.ts';

/**
 * SHA-256, in hexadecimal, of bytes or of a text in UTF-8. The kernel has one of its own; whoever has a faster one, as
 * servers have, may hand it in.
 */
export type Sha256 = (data: Uint8Array | string) => string;

export const ownSha256: Sha256 = (data) => toHex(sha256(typeof data === 'string' ? utf8(data) : data));

/** SHA-256, in hexadecimal, of the canonical JSON of a state. */
export function stateHash(state: unknown, hash: Sha256 = ownSha256): string {
  return hash(canonicalJson(state));
}

/** 32 bytes that name a game's rules: what the dice key is salted with. */
export function rulesHash(rules: { readonly id: string; readonly version: string }): Uint8Array {
  return sha256(concat(lengthPrefixed('rules/v1'), lengthPrefixed(rules.id), lengthPrefixed(rules.version)));
}

/** Whether a match opened under rules of this hash, in hexadecimal, can be played and judged by `rules`. */
export function carriesOn(
  {
    id,
    version,
    carries = [],
  }: { readonly id: string; readonly version: string; readonly carries?: readonly string[] },
  hash: string,
): boolean {
  return [version, ...carries].some((each) => toHex(rulesHash({ id, version: each })) === hash);
}
