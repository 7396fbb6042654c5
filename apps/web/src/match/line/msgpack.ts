/**
 * MessagePack as far as rooms speak it: what JSON can say, and `undefined`. The socket's SDK is built with this in place of
 * the library that it names (see `vite.config.ts`), a sixteenth of its size; so it has that one's names and no more than is
 * asked of it.
 */

/** In the second argument of `pack`, with a number of bytes that are left free before what is packed. */
export const RESERVE_START_SPACE = 2048;

/** How the library writes `undefined`: an extension of its own, of one byte. */
const UNDEFINED = [0xd4, 0, 0] as const;

const utf8 = new TextEncoder();
const text = new TextDecoder();

export class Packr {
  pack(value: unknown, options = 0): Uint8Array {
    const bytes: number[] = Array.from({ length: options % RESERVE_START_SPACE }, () => 0);
    write(value, bytes);
    return Uint8Array.from(bytes);
  }
}

function write(value: unknown, to: number[]): void {
  switch (typeof value) {
    case 'string': {
      const bytes = utf8.encode(value);
      head(bytes.length, to, [0xa0, 32], [0xd9, 0xda, 0xdb]);
      for (const byte of bytes) to.push(byte);
      return;
    }
    case 'number':
      return writeNumber(value, to);
    case 'boolean':
      to.push(value ? 0xc3 : 0xc2);
      return;
    case 'object': {
      if (value === null) {
        to.push(0xc0);
      } else if (Array.isArray(value)) {
        head(value.length, to, [0x90, 16], [undefined, 0xdc, 0xdd]);
        for (const item of value) write(item, to);
      } else {
        const members = Object.entries(value);
        head(members.length, to, [0x80, 16], [undefined, 0xde, 0xdf]);
        for (const [name, member] of members) {
          write(name, to);
          write(member, to);
        }
      }
      return;
    }
    case 'undefined':
      to.push(...UNDEFINED);
      return;
    default:
      throw new TypeError(`a ${typeof value} cannot be sent`);
  }
}

/** The kind and the length of what follows: in one byte when short, else a byte for the kind and 1, 2 or 4 for the length. */
function head(
  length: number,
  to: number[],
  [short, shorter]: readonly [kind: number, under: number],
  [one, two, four]: readonly [number | undefined, number, number],
): void {
  if (length < shorter) to.push(short + length);
  else if (one !== undefined && length < 0x100) to.push(one, length);
  else if (length < 0x1_0000) to.push(two, ...bytesOf(2, (view) => view.setUint16(0, length)));
  else to.push(four, ...bytesOf(4, (view) => view.setUint32(0, length)));
}

function writeNumber(value: number, to: number[]): void {
  if (Number.isInteger(value) && value >= -32 && value < 128) to.push(value & 0xff);
  else if (Number.isInteger(value) && value >= 0 && value < 2 ** 32)
    to.push(0xce, ...bytesOf(4, (view) => view.setUint32(0, value)));
  else to.push(0xcb, ...bytesOf(8, (view) => view.setFloat64(0, value)));
}

function bytesOf(length: number, fill: (view: DataView) => void): Uint8Array {
  const bytes = new Uint8Array(length);
  fill(new DataView(bytes.buffer));
  return bytes;
}

/** What is packed in `bytes` from `start` on. Throws when it is cut short, or holds what rooms do not say. */
export function unpack(bytes: Uint8Array, { start = 0 }: { readonly start?: number } = {}): unknown {
  return new Reader(bytes, start).value();
}

class Reader {
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  #at: number;

  constructor(bytes: Uint8Array, start: number) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.#at = start;
  }

  value(): unknown {
    const kind = this.#uint(1);
    if (kind < 0x80) return kind;
    if (kind < 0x90) return this.#members(kind - 0x80);
    if (kind < 0xa0) return this.#items(kind - 0x90);
    if (kind < 0xc0) return this.#text(kind - 0xa0);
    if (kind >= 0xe0) return kind - 0x100;
    switch (kind) {
      case 0xc0:
        return null;
      case 0xc2:
        return false;
      case 0xc3:
        return true;
      case 0xca:
        return this.#view.getFloat32(this.#step(4));
      case 0xcb:
        return this.#view.getFloat64(this.#step(8));
      case 0xcc:
        return this.#uint(1);
      case 0xcd:
        return this.#uint(2);
      case 0xce:
        return this.#uint(4);
      case 0xcf:
        return Number(this.#view.getBigUint64(this.#step(8)));
      case 0xd0:
        return this.#view.getInt8(this.#step(1));
      case 0xd1:
        return this.#view.getInt16(this.#step(2));
      case 0xd2:
        return this.#view.getInt32(this.#step(4));
      case 0xd3:
        return Number(this.#view.getBigInt64(this.#step(8)));
      case UNDEFINED[0]:
        if (this.#uint(2) === 0) return undefined;
        break;
      case 0xd9:
        return this.#text(this.#uint(1));
      case 0xda:
        return this.#text(this.#uint(2));
      case 0xdb:
        return this.#text(this.#uint(4));
      case 0xdc:
        return this.#items(this.#uint(2));
      case 0xdd:
        return this.#items(this.#uint(4));
      case 0xde:
        return this.#members(this.#uint(2));
      case 0xdf:
        return this.#members(this.#uint(4));
      default:
        break;
    }
    throw new RangeError(`nothing that a room says begins with ${kind.toString(16)}`);
  }

  /** Goes on by so many bytes, and tells where they begin. */
  #step(length: number): number {
    const from = this.#at;
    this.#at += length;
    return from;
  }

  #uint(length: 1 | 2 | 4): number {
    const at = this.#step(length);
    if (length === 1) return this.#view.getUint8(at);
    return length === 2 ? this.#view.getUint16(at) : this.#view.getUint32(at);
  }

  #text(length: number): string {
    const from = this.#step(length);
    if (this.#at > this.#bytes.length) throw new RangeError('a text is cut short');
    return text.decode(this.#bytes.subarray(from, this.#at));
  }

  #items(length: number): unknown[] {
    const items: unknown[] = [];
    for (let i = 0; i < length; i++) items.push(this.value());
    return items;
  }

  #members(length: number): Record<string, unknown> {
    const entries: [string, unknown][] = [];
    for (let i = 0; i < length; i++) entries.push([String(this.value()), this.value()]);
    // As properties of their own, whatever their names.
    return Object.fromEntries(entries);
  }
}
