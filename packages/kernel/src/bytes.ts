/** Bytes as the dice stream and the match log write them. */

const HEX = '0123456789abcdef';

export function toHex(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += HEX.charAt(byte >> 4) + HEX.charAt(byte & 15);
  return text;
}

/** Throws when `text` is not an even number of lower-case hexadecimal digits. */
export function fromHex(text: string): Uint8Array {
  if (!/^([0-9a-f]{2})*$/.test(text)) throw new Error('not lower-case hexadecimal');
  const bytes = new Uint8Array(text.length / 2);
  for (let i = 0; i < bytes.length; i++) bytes[i] = 16 * digitAt(text, 2 * i) + digitAt(text, 2 * i + 1);
  return bytes;
}

function digitAt(text: string, i: number): number {
  const unit = text.charCodeAt(i);
  return unit < 58 ? unit - 48 : unit - 87;
}

/** UTF-8, without leaning on a platform's TextEncoder. Lone surrogates become U+FFFD, as everywhere. */
export function utf8(text: string): Uint8Array {
  const ascii = new Uint8Array(text.length);
  let beyond = 0;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    ascii[i] = unit;
    beyond |= unit;
  }
  return beyond < 0x80 ? ascii : utf8Beyond(text);
}

function utf8Beyond(text: string): Uint8Array {
  // Three bytes for each UTF-16 unit is the most there can be.
  const bytes = new Uint8Array(text.length * 3);
  let at = 0;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit < 0x80) {
      bytes[at++] = unit;
      continue;
    }
    let point = text.codePointAt(i) ?? 0;
    if (point > 0xffff) i++;
    else if (point >= 0xd800 && point <= 0xdfff) point = 0xfffd;
    if (point < 0x800) {
      bytes[at++] = 0xc0 | (point >> 6);
      bytes[at++] = 0x80 | (point & 63);
    } else if (point < 0x10000) {
      bytes[at++] = 0xe0 | (point >> 12);
      bytes[at++] = 0x80 | ((point >> 6) & 63);
      bytes[at++] = 0x80 | (point & 63);
    } else {
      bytes[at++] = 0xf0 | (point >> 18);
      bytes[at++] = 0x80 | ((point >> 12) & 63);
      bytes[at++] = 0x80 | ((point >> 6) & 63);
      bytes[at++] = 0x80 | (point & 63);
    }
  }
  return bytes.slice(0, at);
}

export function concat(...parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** `lp(x)`: the length of x as four bytes, big end first, then x. */
export function lengthPrefixed(x: Uint8Array | string): Uint8Array {
  const bytes = typeof x === 'string' ? utf8(x) : x;
  const n = bytes.length;
  return concat(Uint8Array.of(n >>> 24, (n >>> 16) & 255, (n >>> 8) & 255, n & 255), bytes);
}

/** An integer from 0 to 2^53 - 1 as eight bytes, big end first. */
export function u64be(value: number): Uint8Array {
  if (!Number.isSafeInteger(value) || value < 0) throw new Error(`not an unsigned integer: ${value}`);
  const bytes = new Uint8Array(8);
  let rest = value;
  for (let i = 7; i >= 0; i--) {
    bytes[i] = rest % 256;
    rest = Math.floor(rest / 256);
  }
  return bytes;
}
