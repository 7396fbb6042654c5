/**
 * Reads the synced state of a match's rooms as the server's framework writes it: two numbers and a map of texts, whole at
 * first and then what changes. The framework's own reader knows every kind of state there is, and is twenty times as large.
 * It stands in the SDK's room in place of that one (see `sdk.ts`), and so has the names that the room calls.
 */

import { type Cursor, decode } from './frames.ts';

/** The fields of `RoomState` (server, `rooms/room-state.ts`), in its order. */
const FIELDS = ['ply', 'cells', 'watchers'] as const;

/** What follows belongs to the record or the map whose number comes next. */
const SWITCH = 255;
const ADD = 128;
const DELETE = 64;
const CLEAR = 10;

interface State {
  ply: number;
  watchers: number;
  readonly cells: Map<string, string>;
}

export class StateReader {
  #state: State = empty();
  /** By what number the server calls the map. */
  #mapId = -1;
  /** Names of cells by the numbers that the server gives them. */
  #names = new Map<number, string>();
  #isKnown = true;

  /** The server says what its state is made of. Of another state nothing is read. */
  handshake(bytes: Uint8Array, { offset }: Cursor): void {
    const told = new TextDecoder('latin1').decode(bytes.subarray(offset));
    this.#isKnown = /ply.+uint32.+cells.+map.+string.+watchers.+uint32/s.test(told);
  }

  /** Nothing where the server's state is not the one that is read here. */
  getState(): unknown {
    return this.#isKnown ? this.#state : undefined;
  }

  setState(bytes: Uint8Array, at: Cursor): void {
    this.#state = empty();
    this.#names = new Map();
    this.patch(bytes, at);
  }

  patch(bytes: Uint8Array, at: Cursor): void {
    if (!this.#isKnown) return;
    let inMap = false;
    while (at.offset < bytes.length) {
      const first = decode.uint8(bytes, at);
      if (first === SWITCH) inMap = decode.number(bytes, at) === this.#mapId;
      else if (inMap) this.#cell(first, bytes, at);
      else this.#field(first, bytes, at);
    }
  }

  teardown(): void {
    this.#names.clear();
  }

  /** Two bits tell what happens to a field, six which one it is. */
  #field(first: number, bytes: Uint8Array, at: Cursor): void {
    const field = FIELDS[first & 63];
    if (field === 'cells') this.#mapId = decode.number(bytes, at);
    else if (field === undefined) throw new RangeError(`there is no field ${first & 63}`);
    else this.#state[field] = decode.uint32(bytes, at);
  }

  #cell(change: number, bytes: Uint8Array, at: Cursor): void {
    const { cells } = this.#state;
    if (change === CLEAR) return cells.clear();
    const number = decode.number(bytes, at);
    if (change & DELETE) {
      cells.delete(this.#names.get(number) ?? '');
      this.#names.delete(number);
    }
    if (change === DELETE) return;
    if (change & ADD) this.#names.set(number, decode.string(bytes, at));
    const text = decode.string(bytes, at);
    const name = this.#names.get(number);
    if (name !== undefined) cells.set(name, text);
  }
}

const empty = (): State => ({ ply: 0, watchers: 0, cells: new Map() });
