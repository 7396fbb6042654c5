/**
 * Stands between a socket and the framework that decodes its frames. A frame that is not one our clients send gets an
 * error and is dropped: it neither closes the connection nor, by breaking a decoder, reaches the process.
 */
import type { EventEmitter } from 'node:events';
import { type Client, ErrorCode, Protocol } from '@colyseus/core';
import type { Logger } from '../logger.ts';

/** Everything that a client says in a room, it says by requests. */
const ACCEPTED: ReadonlySet<number> = new Set([
  Protocol.JOIN_ROOM,
  Protocol.LEAVE_ROOM,
  Protocol.PING,
  Protocol.ROOM_REQUEST,
]);
const GUARDED = Symbol('guarded');

/** Call before the room listens for messages, which it does when `onJoin` or `onReconnect` has returned. */
export function guardSocket(client: Pick<Client, 'ref' | 'error'>, logger: Logger): void {
  const socket: EventEmitter & { [GUARDED]?: true } = client.ref;
  if (socket[GUARDED]) return;
  socket[GUARDED] = true;
  const on = socket.on.bind(socket);
  socket.on = (event, listener) => {
    if (event !== 'message') return on(event, listener);
    return on('message', (data: unknown, ...rest: unknown[]) => {
      const first = data instanceof Uint8Array ? data[0] : undefined;
      if (first === undefined || !ACCEPTED.has(first)) {
        client.error(ErrorCode.INVALID_PAYLOAD, 'unknown-message: This is not a message that the server takes.');
        return;
      }
      try {
        listener(data, ...rest);
      } catch (error) {
        logger.warn({ err: error }, 'a message could not be decoded');
        client.error(ErrorCode.INVALID_PAYLOAD, 'malformed-message: The message cannot be read.');
      }
    });
  };
}
