/**
 * Numbers and texts as the frames of a room have them. The socket's SDK is built with this in place of the library that
 * writes and reads whole states (see `vite.config.ts`), of which its rooms need no more; so it has that one's names.
 */

/** Where reading or writing goes on. */
export interface Cursor {
  offset: number;
}

const utf8 = new TextEncoder();
const text = new TextDecoder();

/** What stands before a number, and before a text, that does not fit into the byte itself: for one byte, two and four. */
const NUMBER = 0xcc;
const TEXT = 0xd9;

export const encode = {
  /** A whole number from 0, under 2 ** 31. Writes as many bytes as it needs. */
  number(bytes: Uint8Array, value: number, at: Cursor): void {
    if (value < 0x80) bytes[at.offset++] = value;
    else writeBehind(NUMBER, value, bytes, at);
  },
  string(bytes: Uint8Array, value: string, at: Cursor): void {
    const written = utf8.encode(value);
    if (written.length < 32) bytes[at.offset++] = 0xa0 | written.length;
    else writeBehind(TEXT, written.length, bytes, at);
    bytes.set(written, at.offset);
    at.offset += written.length;
  },
} as const;

function writeBehind(forOne: number, value: number, bytes: Uint8Array, at: Cursor): void {
  const view = viewOf(bytes);
  const kind = value < 0x100 ? 0 : value < 0x1_0000 ? 1 : 2;
  bytes[at.offset++] = forOne + kind;
  if (kind === 0) view.setUint8(at.offset, value);
  else if (kind === 1) view.setUint16(at.offset, value, true);
  else view.setUint32(at.offset, value, true);
  at.offset += 1 << kind;
}

/** Each throws a `RangeError` when what it reads is cut short. */
export const decode = {
  uint8: (bytes: Uint8Array, at: Cursor): number => viewOf(bytes).getUint8(step(at, 1)),
  uint16: (bytes: Uint8Array, at: Cursor): number => viewOf(bytes).getUint16(step(at, 2), true),
  uint32: (bytes: Uint8Array, at: Cursor): number => viewOf(bytes).getUint32(step(at, 4), true),
  /** A whole number from 0. */
  number(bytes: Uint8Array, at: Cursor): number {
    const first = decode.uint8(bytes, at);
    return first < 0x80 ? first : readBehind(first - NUMBER, bytes, at);
  },
  /** Whether a text comes next, and no number. */
  stringCheck(bytes: Uint8Array, { offset }: Cursor): boolean {
    const first = bytes[offset] ?? 0;
    return (first > 0xa0 && first < 0xc0) || (first >= TEXT && first <= TEXT + 2);
  },
  string(bytes: Uint8Array, at: Cursor): string {
    const first = decode.uint8(bytes, at);
    return decode.utf8Read(bytes, at, first < 0xc0 ? first & 31 : readBehind(first - TEXT, bytes, at));
  },
  /** A text of so many bytes. */
  utf8Read(bytes: Uint8Array, at: Cursor, length: number): string {
    const from = step(at, length);
    if (at.offset > bytes.length) throw new RangeError('a text is cut short');
    return text.decode(bytes.subarray(from, at.offset));
  },
} as const;

function readBehind(kind: number, bytes: Uint8Array, at: Cursor): number {
  if (kind === 0) return decode.uint8(bytes, at);
  if (kind === 1) return decode.uint16(bytes, at);
  if (kind === 2) return decode.uint32(bytes, at);
  throw new RangeError('no number and no text begins so');
}

function step(at: Cursor, length: number): number {
  const from = at.offset;
  at.offset += length;
  return from;
}

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** What a room would read a state of its own class with; ours has a reader of its own. @public */
export function Decoder(): void {}
