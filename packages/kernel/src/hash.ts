/** Hashes of states and of whole rule sets. */
import { sha256 } from '@noble/hashes/sha2.js';
import { lengthPrefixed, concat, toHex, utf8 } from './bytes.ts';
import { canonicalJson } from './json.ts';

/** 32 bytes of SHA-256. The kernel has one of its own; whoever has a faster one, as servers have, may hand it in. */
export type Sha256 = (bytes: Uint8Array) => Uint8Array;

/** SHA-256, in hexadecimal, of the canonical JSON of a state. */
export function stateHash(state: unknown, hash: Sha256 = sha256): string {
  return toHex(hash(utf8(canonicalJson(state))));
}

/** 32 bytes that name a game's rules: what the dice key is salted with. */
export function rulesHash(rules: { readonly id: string; readonly version: string }): Uint8Array {
  return sha256(concat(lengthPrefixed('rules/v1'), lengthPrefixed(rules.id), lengthPrefixed(rules.version)));
}
