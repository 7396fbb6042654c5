/**
 * Reads MessagePack as far as JSON goes: nothing, truth values, numbers, texts, lists and objects with texts for keys.
 *
 * The usual decoders take more than that: references into what was read before, regular expressions, errors, dates,
 * buffers, whatever an extension stands for; and a few hundred bytes of those can keep a process busy for hours. Of
 * extensions this one knows two, which the client library writes of itself: a kind of object (`r`), whose keys are
 * written once for several, and `undefined`. It looks at each byte once, and refuses what is too deep or too much.
 */

/** Lists and objects in one another. */
const DEEPEST = 16;
/** Values, lists and objects included. */
const MOST_VALUES = 1000;
/** Members of one object. */
const MOST_MEMBERS = 64;

/** The bytes are not one value of the kinds above and within those bounds. */
export class UnreadableError extends Error {
  override readonly name = 'UnreadableError';
}

const texts = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** The value that `bytes` are, from the first to the last. Throws an `UnreadableError`. */
export function readPlainValue(bytes: Uint8Array): unknown {
  return new Reader(bytes).whole();
}

class Reader {
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  /** Keys by the byte that stands for them. */
  readonly #kinds = new Map<number, readonly string[]>();
  #at = 0;
  #values = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  whole(): unknown {
    const value = this.#value(0);
    if (this.#at !== this.#bytes.byteLength) throw new UnreadableError('there is more than one value');
    return value;
  }

  #value(depth: number): unknown {
    if (depth > DEEPEST) throw new UnreadableError('too deep');
    if (++this.#values > MOST_VALUES) throw new UnreadableError('too many values');
    const token = this.#number(1);
    if (token < 0x80) {
      const keys = this.#kinds.get(token);
      return keys === undefined ? token : this.#object(keys.length, depth, (index) => keys[index]);
    }
    if (token >= 0xe0) return token - 0x100;
    if (token < 0x90) return this.#object(token & 15, depth);
    if (token < 0xa0) return this.#list(token & 15, depth);
    if (token < 0xc0) return this.#text(token & 31);
    switch (token) {
      case 0xc0:
        return null;
      case 0xc2:
        return false;
      case 0xc3:
        return true;
      case 0xca:
        return this.#view.getFloat32(this.#skip(4));
      case 0xcb:
        return this.#view.getFloat64(this.#skip(8));
      case 0xcc:
        return this.#number(1);
      case 0xcd:
        return this.#number(2);
      case 0xce:
        return this.#number(4);
      case 0xcf:
        return exact(this.#view.getBigUint64(this.#skip(8)));
      case 0xd0:
        return this.#view.getInt8(this.#skip(1));
      case 0xd1:
        return this.#view.getInt16(this.#skip(2));
      case 0xd2:
        return this.#view.getInt32(this.#skip(4));
      case 0xd3:
        return exact(this.#view.getBigInt64(this.#skip(8)));
      case 0xd4:
        return this.#extension(depth);
      case 0xd9:
        return this.#text(this.#number(1));
      case 0xda:
        return this.#text(this.#number(2));
      case 0xdb:
        return this.#text(this.#number(4));
      case 0xdc:
        return this.#list(this.#number(2), depth);
      case 0xdd:
        return this.#list(this.#number(4), depth);
      case 0xde:
        return this.#object(this.#number(2), depth);
      case 0xdf:
        return this.#object(this.#number(4), depth);
      default:
        throw new UnreadableError('a kind of value that nobody needs to send');
    }
  }

  /** The two that the client library writes: a kind of object with its first one, and `undefined`. */
  #extension(depth: number): unknown {
    const type = this.#number(1);
    const byte = this.#number(1);
    if (type === 0) return undefined;
    if (type !== 0x72 || byte < 0x40 || byte > 0x7f) throw new UnreadableError('an extension');
    const token = this.#number(1);
    const length = token >= 0x90 && token < 0xa0 ? token & 15 : token === 0xdc ? this.#number(2) : -1;
    if (length < 0 || length > MOST_MEMBERS) throw new UnreadableError('not a list of keys');
    this.#values += length;
    const keys = Array.from({ length }, () => this.#key());
    this.#kinds.set(byte, keys);
    return this.#object(length, depth, (index) => keys[index]);
  }

  /** `keyAt`, where the keys were written before. */
  #object(length: number, depth: number, keyAt?: (index: number) => string | undefined): Record<string, unknown> {
    if (length > MOST_MEMBERS) throw new UnreadableError('too many members');
    const object: Record<string, unknown> = {};
    for (let index = 0; index < length; index++) {
      const key = keyAt?.(index) ?? this.#key();
      // It would not be a member like any other.
      if (key === '__proto__') throw new UnreadableError('a key that is none');
      object[key] = this.#value(depth + 1);
    }
    return object;
  }

  #list(length: number, depth: number): unknown[] {
    if (length > MOST_VALUES) throw new UnreadableError('too long a list');
    const list: unknown[] = [];
    for (let index = 0; index < length; index++) list.push(this.#value(depth + 1));
    return list;
  }

  #key(): string {
    const token = this.#number(1);
    if (token >= 0xa0 && token < 0xc0) return this.#text(token & 31);
    if (token === 0xd9) return this.#text(this.#number(1));
    throw new UnreadableError('not a text for a key');
  }

  #text(length: number): string {
    const from = this.#skip(length);
    try {
      return texts.decode(this.#bytes.subarray(from, from + length));
    } catch {
      throw new UnreadableError('not UTF-8');
    }
  }

  #number(size: 1 | 2 | 4): number {
    const from = this.#skip(size);
    return size === 1
      ? this.#view.getUint8(from)
      : size === 2
        ? this.#view.getUint16(from)
        : this.#view.getUint32(from);
  }

  /** Where the next `size` bytes begin, which must all be there. */
  #skip(size: number): number {
    const from = this.#at;
    if (size > this.#bytes.byteLength - from) throw new UnreadableError('it breaks off');
    this.#at = from + size;
    return from;
  }
}

function exact(number: bigint): number {
  const value = Number(number);
  if (!Number.isSafeInteger(value)) throw new UnreadableError('a number that is not exact');
  return value;
}
