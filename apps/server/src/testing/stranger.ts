/** Somebody who speaks to the server byte by byte, and sends what no browser would. */
import { connect, type Socket } from 'node:net';
import { decode, encode } from '@colyseus/schema';
import { CloseCode, Protocol, ResponseStatus } from '@colyseus/core';
import { makeSubprotocols, type SeatKeys } from '@warbeacon/protocol';
import { Packr, unpack } from 'msgpackr';
import { z } from 'zod';
import { http, untilTrue } from './people.ts';

/** As the client library has it: objects of one kind have their keys written once. */
const packr = new Packr();
const DATA = 2;
const CLOSE = 8;
const PING = 9;
const PONG = 10;

export interface StrangerOptions {
  readonly port: number;
  /** Of a match; or the lobby. */
  readonly matchId?: string;
  readonly as?: 'play' | 'watch';
  readonly token?: string;
  /** Said to a server that trusts a proxy. */
  readonly from?: string;
  /** What is sent of its own accord; all of it, unless said otherwise. */
  readonly joins?: boolean;
  readonly pongs?: boolean;
  /** Whether it closes its own end when the server has closed the other. */
  readonly closes?: boolean;
}

export interface Reply {
  readonly id: number;
  readonly status: number;
  readonly body: unknown;
}

export class Stranger {
  readonly socket: Socket;
  readonly replies: Reply[] = [];
  readonly errors: string[] = [];
  /** Frames by their first byte. */
  readonly heard = new Map<number, number>();
  bytes = 0;
  pongs = 0;
  /** The code with which the server closed the socket, and why. */
  closed: { readonly code: number; readonly reason: string } | undefined;
  /** The connection is gone. */
  ended = false;
  #next = 0;
  #buffer: Buffer = Buffer.alloc(0);
  readonly #options: StrangerOptions;

  private constructor(socket: Socket, options: StrangerOptions, head: Buffer) {
    this.socket = socket;
    this.#options = options;
    socket.setNoDelay(true);
    socket.on('data', (chunk: Buffer) => this.#read(chunk));
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      this.ended = true;
    });
    if (head.byteLength > 0) this.#read(head);
  }

  /** Opens a socket of a match's room, as far as the server lets one. */
  static async arrive(options: StrangerOptions): Promise<Stranger> {
    const { path, headers } = await seatOf(options);
    const socket = await upgradeTo(options.port, path, {
      ...options,
      headers,
      halfOpen: options.closes === false,
    });
    if (typeof socket === 'string') throw new Error(socket);
    return new Stranger(socket.socket, options, socket.head);
  }

  /** Has joined, and been shown the state. */
  async joined(): Promise<this> {
    await untilTrue(() => this.heard.has(Protocol.ROOM_STATE));
    return this;
  }

  /** Sends a WebSocket frame, masked as a client's must be. */
  frame(payload: Uint8Array, opcode = DATA, isLast = true): void {
    this.raw(frameOf(payload, opcode, isLast));
  }
  raw(bytes: Uint8Array): void {
    if (!this.socket.destroyed) this.socket.write(bytes);
  }
  ping(): void {
    this.frame(Buffer.from('?'), PING);
  }

  /** Sends a request without waiting; `body` as the client library spells it, or bytes as they are. */
  ask(name: string, body: unknown): number {
    const id = this.#next++;
    this.frame(requestFrame(id, name, body));
    return id;
  }

  /** The answer to a request. */
  async reply(id: number, milliseconds?: number): Promise<Reply> {
    await untilTrue(() => this.replies.some((reply) => reply.id === id) || this.ended, milliseconds);
    const reply = this.replies.find((one) => one.id === id);
    if (reply === undefined) throw new Error('the socket ended without an answer');
    return reply;
  }
  async answerTo(name: string, body: unknown): Promise<Reply> {
    return await this.reply(this.ask(name, body));
  }

  /** The codes of the requests that were refused. */
  refusals(): string[] {
    const refused = this.replies.filter(({ status }) => status === ResponseStatus.REJECTED);
    return refused.map(({ body }) => z.object({ code: z.string() }).parse(body).code);
  }

  leave(): void {
    this.socket.destroy();
  }

  #read(chunk: Buffer): void {
    this.bytes += chunk.byteLength;
    this.#buffer = this.#buffer.byteLength === 0 ? chunk : Buffer.concat([this.#buffer, chunk]);
    for (;;) {
      const read = readFrame(this.#buffer);
      if (read === undefined) return;
      this.#buffer = this.#buffer.subarray(read.size);
      this.#take(read.opcode, read.payload);
    }
  }

  #take(opcode: number, payload: Buffer): void {
    if (opcode === PING && this.#options.pongs !== false) this.frame(payload, PONG);
    if (opcode === PONG) this.pongs++;
    if (opcode === CLOSE) {
      this.closed = {
        code: payload.byteLength >= 2 ? payload.readUInt16BE() : CloseCode.NO_STATUS_RECEIVED,
        reason: payload.subarray(2).toString(),
      };
      if (this.#options.closes !== false) this.frame(payload.subarray(0, 2), CLOSE);
    }
    const kind = payload[0];
    if (opcode !== DATA || kind === undefined) return;
    this.heard.set(kind, (this.heard.get(kind) ?? 0) + 1);
    const at = { offset: 1 };
    if (kind === Protocol.JOIN_ROOM && this.#options.joins !== false) this.frame(Uint8Array.of(Protocol.JOIN_ROOM));
    if (kind === Protocol.ERROR) {
      decode.number(payload, at);
      this.errors.push(decode.string(payload, at));
    }
    if (kind === Protocol.ROOM_RESPONSE) {
      const id = decode.number(payload, at) ?? -1;
      const status = payload[at.offset] ?? -1;
      const rest = payload.subarray(at.offset + 1);
      this.replies.push({ id, status, body: rest.byteLength === 0 ? undefined : unpack(rest) });
    }
  }
}

async function roomOf(port: number, matchId: string, options: Parameters<typeof http>[3]): Promise<string> {
  const room = await http(port, 'POST', `/api/matches/${matchId}/room`, options);
  if (room.status !== 200) throw new Error(JSON.stringify(room.body));
  return z.object({ roomId: z.string() }).parse(room.body).roomId;
}

/** The path of a socket that the server has a seat for, and the header that shows its key. */
export async function seatOf({ port, matchId, as = 'watch', token, from }: StrangerOptions): Promise<{
  readonly path: string;
  readonly headers: readonly string[];
}> {
  const more = {
    ...(token === undefined ? {} : { token }),
    ...(from === undefined ? {} : { headers: { 'x-forwarded-for': from } }),
  };
  const roomId = matchId === undefined ? 'lobby' : await roomOf(port, matchId, { body: { as }, ...more });
  const seat = await http(port, 'POST', `/matchmake/joinById/${roomId}`, { body: {}, ...more });
  if (seat.status !== 200) throw new Error(JSON.stringify(seat.body));
  const { processId, sessionId } = z.object({ processId: z.string(), sessionId: z.string() }).parse(seat.body);
  return { path: `/${processId}/${roomId}`, headers: [seatHeader({ sessionId })] };
}

export const seatHeader = (keys: SeatKeys): string => `Sec-WebSocket-Protocol: ${makeSubprotocols(keys).join(', ')}`;

export interface UpgradeOptions {
  readonly from?: string;
  readonly headers?: readonly string[];
  readonly halfOpen?: boolean;
  /** Is told the head of the answer. */
  readonly told?: (head: string) => void;
}

/** An open WebSocket with what came after the head; or, when the server says no, everything it said. */
export async function upgradeTo(
  port: number,
  path: string,
  { from, headers = [], halfOpen = false, told }: UpgradeOptions = {},
): Promise<{ readonly socket: Socket; readonly head: Buffer } | string> {
  return await new Promise((resolve, reject) => {
    let heard: Buffer = Buffer.alloc(0);
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: halfOpen }, () => {
      const head = [
        `GET ${path} HTTP/1.1`,
        `Host: 127.0.0.1:${port}`,
        'Connection: Upgrade',
        'Upgrade: websocket',
        'Sec-WebSocket-Version: 13',
        'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
        ...(from === undefined ? [] : [`X-Forwarded-For: ${from}`]),
        ...headers,
      ];
      socket.write(`${head.join('\r\n')}\r\n\r\n`);
    });
    const read = (chunk: Buffer) => {
      heard = Buffer.concat([heard, chunk]);
      const end = heard.indexOf('\r\n\r\n');
      if (end < 0 || !heard.toString('latin1').startsWith('HTTP/1.1 101 ')) return;
      told?.(heard.subarray(0, end).toString('latin1'));
      socket.off('data', read);
      socket.off('close', closed);
      resolve({ socket, head: heard.subarray(end + 4) });
    };
    const closed = () => resolve(heard.toString());
    socket.on('data', read);
    socket.once('close', closed);
    socket.once('error', reject);
  });
}

export function frameOf(payload: Uint8Array, opcode = DATA, isLast = true): Buffer {
  const { byteLength } = payload;
  const length =
    byteLength < 126
      ? Buffer.of(0x80 | byteLength)
      : byteLength < 65_536
        ? Buffer.of(0xfe, byteLength >> 8, byteLength & 255)
        : Buffer.of(
            0xff,
            0,
            0,
            0,
            0,
            byteLength >>> 24,
            (byteLength >> 16) & 255,
            (byteLength >> 8) & 255,
            byteLength & 255,
          );
  // A mask of zeros leaves everything as it is.
  return Buffer.concat([Buffer.of((isLast ? 0x80 : 0) | opcode), length, Buffer.alloc(4), payload]);
}

/** `body` as the client library spells it, or bytes as they are. */
export function requestFrame(id: number, name: string, body: unknown): Buffer {
  const head = Buffer.alloc(64);
  const at = { offset: 1 };
  head[0] = Protocol.ROOM_REQUEST;
  encode.number(head, id, at);
  encode.string(head, name, at);
  const contents = body instanceof Uint8Array ? body : body === undefined ? Buffer.alloc(0) : packr.pack(body);
  return Buffer.concat([head.subarray(0, at.offset), contents]);
}

function readFrame(bytes: Buffer): { opcode: number; payload: Buffer; size: number } | undefined {
  if (bytes.byteLength < 2) return undefined;
  let length = (bytes[1] ?? 0) & 127;
  let at = 2;
  if (length === 126) {
    if (bytes.byteLength < 4) return undefined;
    length = bytes.readUInt16BE(2);
    at = 4;
  } else if (length === 127) {
    if (bytes.byteLength < 10) return undefined;
    length = Number(bytes.readBigUInt64BE(2));
    at = 10;
  }
  if (bytes.byteLength < at + length) return undefined;
  return { opcode: (bytes[0] ?? 0) & 15, payload: bytes.subarray(at, at + length), size: at + length };
}
