/** Lots that are drawn for words: whoever asks for the same words again gets the same lot. */
import { seedKey } from '@warbeacon/kernel';

const STEPS = 0x1_0000_0000;

/** Numbers from 0 up to 1. They are for choices of a computer player alone, and hide the seed from nobody who tries. */
export function lots(seed: string): (of: string) => number {
  const key = seedKey(seed);
  const salt = new DataView(key.buffer, key.byteOffset, key.byteLength);
  const [first, second] = [salt.getUint32(0), salt.getUint32(4)];
  return (of) => {
    // FNV-1a over the words, begun and ended with the seed; then every bit is made to count for every other.
    let hash = first ^ 0x811c9dc5;
    for (let i = 0; i < of.length; i++) hash = Math.imul(hash ^ of.charCodeAt(i), 0x01000193);
    hash ^= second;
    hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
    return ((hash ^ (hash >>> 16)) >>> 0) / STEPS;
  };
}
