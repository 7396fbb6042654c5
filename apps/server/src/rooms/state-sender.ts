/**
 * Sends a room's state and its changes, encoded once for all. The framework's own sender hands every socket a view into one
 * buffer, which the next change writes over: what a slow line has not taken by then would arrive garbled. It also writes
 * to all sockets in one go, however many look on, while the players wait.
 */
import { type Client, ClientState, Protocol, SchemaSerializer } from '@colyseus/core';
import type { Iterator, Schema } from '@colyseus/schema';

/** Sockets that are written to before others have their turn: about a millisecond. */
const AT_ONCE = 50;

/** One frame on its way to many. */
interface Delivery {
  readonly frame: Uint8Array;
  readonly to: readonly Client[];
  next: number;
}

/** Frames to many sockets, each socket's in the order in which they were given. */
export class Deliveries {
  readonly #waiting: Delivery[] = [];
  #going = false;

  /** The first sockets are written to at once, the others when whoever else waits has had a turn. */
  send(frame: Uint8Array, clients: readonly Client[]): void {
    const to = clients.filter((client) => client.state === ClientState.JOINED);
    if (to.length === 0) return;
    this.#waiting.push({ frame, to, next: 0 });
    if (!this.#going) this.#go();
  }

  #go(): void {
    let left = AT_ONCE;
    for (;;) {
      const delivery = this.#waiting[0];
      this.#going = delivery !== undefined;
      if (delivery === undefined) return;
      for (; left > 0 && delivery.next < delivery.to.length; left--) {
        const client = delivery.to[delivery.next++];
        if (client?.state === ClientState.JOINED) client.raw(delivery.frame);
      }
      if (delivery.next < delivery.to.length) break;
      this.#waiting.shift();
    }
    setImmediate(() => this.#go());
  }
}

export class StateSender<State extends Schema> extends SchemaSerializer<State> {
  readonly #deliveries: Deliveries;
  #fullState: Uint8Array | undefined;

  constructor(deliveries: Deliveries) {
    super();
    this.#deliveries = deliveries;
  }

  override getFullState(): Uint8Array {
    if (this.#fullState === undefined || this.needFullEncode || this.encoder.root.changes.next !== undefined) {
      this.#fullState = Uint8Array.from(super.getFullState());
    }
    return this.#fullState;
  }

  override applyPatches(clients: Client[]): boolean {
    if (clients.length === 0 || !this.encoder.hasChanges) return super.applyPatches(clients);
    this.needFullEncode = true;
    const at: Iterator = { offset: 1 };
    this.encoder.sharedBuffer[0] = Protocol.ROOM_STATE_PATCH;
    const patch = Uint8Array.from(this.encoder.encode(at));
    this.encoder.discardChanges();
    this.#deliveries.send(patch, clients);
    return true;
  }
}
