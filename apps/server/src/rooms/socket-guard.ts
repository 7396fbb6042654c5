/**
 * Stands between a socket and the framework that decodes its frames. A frame that is not one our clients send gets an
 * error and is dropped: it neither closes the connection nor, by breaking a decoder, reaches the process. The framework
 * would also write what it cannot decode to the log, where a command has no place.
 */
import type { EventEmitter } from 'node:events';
import { type Client, CloseCode, ErrorCode, getMessageBytes, Protocol, ResponseStatus } from '@colyseus/core';
import { decode } from '@colyseus/schema';
import type { Refusal } from '@warbeacon/kernel';
import type { ServerCode } from '@warbeacon/protocol';
import { unpack } from 'msgpackr';
import { z } from 'zod';
import { serverRefusal } from '../refusals.ts';

/** Everything that a client says in a room, it says by requests. */
const ACCEPTED: ReadonlySet<number> = new Set([
  Protocol.JOIN_ROOM,
  Protocol.LEAVE_ROOM,
  Protocol.PING,
  Protocol.ROOM_REQUEST,
]);
const UNREADABLE = serverRefusal('malformed-message', 'The message cannot be read.');
const UNKNOWN_REQUEST = serverRefusal('unknown-request', 'There is no request of this name here.');
const UNKNOWN_MESSAGE = serverRefusal('unknown-message', 'This is not a message that the server takes.');
/** Why a socket was closed. */
const TOO_MANY = 'too-many-messages' satisfies ServerCode;
const GUARDED = Symbol('guarded');

const requestIdSchema = z.number().int().min(0);

export interface GuardOptions {
  /** The names of the requests that the room answers. */
  readonly requests: ReadonlySet<string>;
  /** Dropped frames in a second after which the socket is closed; the framework counts only what reaches it. */
  readonly perSecond: number;
}

type GuardedClient = Pick<Client, 'ref' | 'error' | 'enqueueRaw' | 'leave'>;

/** Call before the room listens for messages, which it does when `onJoin` or `onReconnect` has returned. */
export function guardSocket(client: GuardedClient, { requests, perSecond }: GuardOptions): void {
  const socket: EventEmitter & { [GUARDED]?: true } = client.ref;
  if (socket[GUARDED]) return;
  socket[GUARDED] = true;
  let dropped = 0;
  let countedSince = 0;
  const drop = (say: () => void) => {
    const now = Date.now();
    if (now - countedSince >= 1000) {
      countedSince = now;
      dropped = 0;
    }
    dropped++;
    if (dropped <= perSecond) say();
    else if (dropped === perSecond + 1) client.leave(CloseCode.WITH_ERROR, TOO_MANY);
  };
  const on = socket.on.bind(socket);
  socket.on = (event, listener) => {
    if (event !== 'message') return on(event, listener);
    return on('message', (data: unknown, ...rest: unknown[]) => {
      if (!(data instanceof Uint8Array) || data[0] === undefined || !ACCEPTED.has(data[0])) {
        return drop(() => client.error(ErrorCode.INVALID_PAYLOAD, makeLine(UNKNOWN_MESSAGE)));
      }
      const fault = data[0] === Protocol.ROOM_REQUEST ? faultOf(data, requests) : undefined;
      if (fault === undefined) {
        listener(data, ...rest);
        return;
      }
      const { id, refusal } = fault;
      drop(() => {
        if (id === undefined) client.error(ErrorCode.INVALID_PAYLOAD, makeLine(refusal));
        else client.enqueueRaw(getMessageBytes[Protocol.ROOM_RESPONSE](id, ResponseStatus.REJECTED, refusal));
      });
    });
  };
}

/** An error frame has room for one line. */
function makeLine({ code, message }: Refusal): string {
  return `${code}: ${message}`;
}

/** What is wrong with a request's frame (its number, its name, its payload), with the number when that can be read. */
function faultOf(
  frame: Uint8Array,
  requests: ReadonlySet<string>,
): { readonly id: number | undefined; readonly refusal: Refusal } | undefined {
  const bytes = Buffer.from(frame.buffer, frame.byteOffset, frame.byteLength);
  const at = { offset: 1 };
  let id: number | undefined;
  try {
    id = requestIdSchema.parse(decode.number(bytes, at));
    if (!decode.stringCheck(bytes, at)) return { id, refusal: UNREADABLE };
    const name = decode.string(bytes, at);
    if (at.offset > bytes.byteLength) return { id, refusal: UNREADABLE };
    if (at.offset < bytes.byteLength) unpack(bytes.subarray(at.offset));
    return requests.has(name) ? undefined : { id, refusal: UNKNOWN_REQUEST };
  } catch {
    return { id, refusal: UNREADABLE };
  }
}
