/** All chance of an event: from the seed in its log and what the lot is drawn for, so that anybody can draw it again. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** Whoever has the lower one has the better lot. */
export const lotOf = (seed: string, what: string): string =>
  bytesToHex(sha256(utf8ToBytes(`tournament/v1/lot ${seed} ${what}`)));

/** Numbers by chance, 0 up to 1. */
export function chance(seed: string): () => number {
  let block = new Uint8Array(0);
  let used = 0;
  let count = 0;
  return () => {
    if (used + 4 > block.length) {
      block = sha256(utf8ToBytes(`tournament/v1/chance ${seed} ${count++}`));
      used = 0;
    }
    const word = new DataView(block.buffer, block.byteOffset + used, 4).getUint32(0);
    used += 4;
    return word / 2 ** 32;
  };
}
