/**
 * Stands between a socket and the framework, from its first byte to its last. What is no frame of ours, or more than a
 * socket or its address may ask for, is refused here, and whoever goes on is closed; what is asked is read here, and
 * handed on in the plainest spelling, so that no decoder behind sees what a stranger wrote. In the other direction it
 * sees to it that what the other end does not take is not kept without end.
 */
import type { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import { type Client, CloseCode, ErrorCode, getMessageBytes, Protocol, ResponseStatus } from '@colyseus/core';
import type { ServerCode } from '@warbeacon/protocol';
import { Packr } from 'msgpackr';
import type { Address, Addresses, OpenSocket } from '../budget/addresses.ts';
import { type Price, SocketBudget } from '../budget/socket-budget.ts';
import type { Logger } from '../logger.ts';
import { type ServerRefusal, serverRefusal } from '../refusals.ts';
import { errorCode } from '../startup-fault.ts';
import { readPlainValue } from './plain-value.ts';
import type { Pulse } from './pulse.ts';
import { PRICES, QUESTIONS, readRequestFrame, UNREADABLE } from './request-frame.ts';
import type { RequestQueue } from './request-queue.ts';

/** A socket of the framework's transport, as far as it is used here. */
export interface RawSocket extends EventEmitter {
  readonly readyState: number;
  readonly bufferedAmount: number;
  send(data: Uint8Array, options: { readonly binary: boolean }, done?: (error?: Error) => void): void;
  close(code?: number, reason?: string): void;
  terminate(): void;
  ping(): void;
  pause(): void;
}
type Deliver = (frame: Uint8Array) => void;
interface ToDo {
  readonly work: () => void;
  /** It is only asked for, and changes nothing: for a socket that is gone it need not be worked out. */
  readonly isQuestion: boolean;
}

/** Milliseconds in which a socket that is closed can take the code of it; it is not listened to any more. */
const GRACE = 500;
/** What a frame that waits to be sent takes beside its bytes. */
const OF_A_FRAME = 512;
/** What comes before the socket has joined is kept until it has: a page that is back asks what it missed at once. */
const HELD_FRAMES = 8;
const HELD_BYTES = 16 * 1024;
/** Until the room lets a socket in; times the seconds that the socket then has for its part. */
const TIMES_TO_BE_LET_IN = 3;
/**
 * Of an answer, for a millisecond of work: after what was asked has been worked out, spelling and sending it takes the thread
 * a third of that. The rest is for the line, so that nobody has more sent to him for a few bytes than 4 MB a second.
 */
const BYTES_A_MILLISECOND = 16 * 1024;
const PING: Price = { work: 0.02 };
const NOT_TAKEN = serverRefusal('unknown-message', 'This is not a message that the server takes.');
const BINARY = { binary: true };

const packr = new Packr({ useRecords: false });
const guards = new WeakMap<object, SocketGuard>();

export interface GuardParts {
  readonly socket: RawSocket;
  /** What the socket came over. */
  readonly line: Socket;
  readonly addresses: Addresses;
  readonly address: Address;
  readonly pulse: Pulse;
  readonly requests: RequestQueue;
  readonly logger: Logger;
}

/** Call when the client is let in, before anything is sent to it: what waits for it to join is counted as well. */
export function guardClient(client: Pick<Client, 'ref' | 'enqueueRaw'>): void {
  guards.get(client.ref)?.guards(client);
}

/** The address of a client, as limits count it. */
export function addressOf(client: Pick<Client, 'ref'>): string {
  return guards.get(client.ref)?.address ?? 'unknown';
}

/** Has what a request goes on with done among the requests of the client's address, and counted as work of the client. */
export function inTurnOf(client: Pick<Client, 'ref'>): <T>(work: () => T) => Promise<T> {
  const guard = guards.get(client.ref);
  return async (work) => (guard === undefined ? work() : await guard.later(work));
}

export class SocketGuard implements OpenSocket {
  readonly #parts: GuardParts;
  readonly #budget: SocketBudget;
  readonly #send: RawSocket['send'];
  #joined = false;
  #dismissed = false;
  #held: Buffer[] = [];
  #heldBytes = 0;
  /** What has come and waits for its turn, in order. */
  #toDo: ToDo[] = [];
  /** Bytes that wait for the socket to join, and frames that wait to be sent. */
  #queued = 0;
  #underWay = 0;
  #deadline: NodeJS.Timeout | undefined;

  /** Call before anybody listens to the socket. */
  constructor(parts: GuardParts) {
    const { socket, line, addresses, address } = parts;
    this.#parts = parts;
    this.#budget = new SocketBudget(addresses, address);
    guards.set(socket, this);
    const closed = addresses.opened(address, this);
    const { patient, forget } = parts.pulse.watch(socket);
    line.once('close', () => {
      closed();
      forget();
      clearTimeout(this.#deadline);
      this.#budget.end();
    });
    line.on('data', (chunk: Uint8Array) => {
      patient.heard();
      this.#countBytes(chunk.byteLength);
    });
    for (const beat of ['ping', 'pong']) socket.on(beat, () => this.#countHeartbeat());
    socket.on('error', (error: unknown) =>
      parts.logger.debug({ code: errorCode(error) }, 'a socket sent what cannot be read'),
    );
    this.#watchListeners();
    this.#send = socket.send.bind(socket);
    socket.send = (data, options, done) => this.#sendOrClose(data, options, done);
    this.#expectJoin(TIMES_TO_BE_LET_IN);
  }

  get address(): string {
    return this.#parts.address.key;
  }

  unread(): number {
    return this.#parts.socket.bufferedAmount + this.#queued + this.#underWay * OF_A_FRAME;
  }

  guards(client: Pick<Client, 'enqueueRaw'>): void {
    const enqueue = client.enqueueRaw.bind(client);
    client.enqueueRaw = (data, options) => {
      if (data[0] === Protocol.ROOM_RESPONSE) {
        this.#budget.answered();
        this.#budget.worked(data.byteLength / BYTES_A_MILLISECOND);
      }
      if (!this.#joined) {
        if (!this.#mayTake(data.byteLength)) return;
        this.#queued += data.byteLength + OF_A_FRAME;
      }
      enqueue(data, options);
    };
  }

  /** Rejects with what `work` throws. */
  async later<T>(work: () => T): Promise<T> {
    return await new Promise((resolve, reject) => {
      this.#parts.requests.add(this.address, () => {
        const done = this.#measured();
        try {
          resolve(work());
        } catch (error) {
          reject(error instanceof Error ? error : new Error(String(error)));
        }
        done();
      });
    });
  }

  /**
   * The framework's listener for messages gets them from here; its listener for errors, which logs them at length, none; and
   * that for the end nothing before all that came before it.
   */
  #watchListeners(): void {
    const { socket } = this.#parts;
    const on = socket.on.bind(socket);
    socket.on = (event, listener) => {
      if (event === 'error') return socket;
      if (event === 'close') {
        return on('close', (...how: unknown[]) => {
          this.#doAll();
          listener(...how);
        });
      }
      if (event !== 'message') return on(event, listener);
      const deliver: Deliver = (frame) => listener(frame, true);
      return on('message', (data: unknown, isBinary: unknown) => this.#receive(data, isBinary, deliver));
    };
  }

  #receive(data: unknown, isBinary: unknown, deliver: Deliver): void {
    if (this.#dismissed) return;
    if (!(data instanceof Uint8Array) || isBinary !== true) return this.#badFrame(undefined);
    const frame = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
    // Of these nothing but the first byte means anything.
    if (frame[0] === Protocol.LEAVE_ROOM) return this.#inTurn(() => deliver(frame.subarray(0, 1)));
    if (!this.#joined) return this.#beforeJoining(frame, deliver);
    switch (frame[0]) {
      case Protocol.ROOM_REQUEST:
        return this.#request(frame, deliver);
      case Protocol.PING: {
        const refusal = this.#budget.begin('ping', PING);
        if (refusal !== undefined) return this.#refuse(undefined, refusal);
        this.#budget.answered();
        return this.#inTurn(() => deliver(frame.subarray(0, 1)));
      }
      default:
        return this.#badFrame(undefined);
    }
  }

  #beforeJoining(frame: Buffer, deliver: Deliver): void {
    if (frame[0] !== Protocol.JOIN_ROOM) {
      this.#heldBytes += frame.byteLength;
      if (this.#held.length >= HELD_FRAMES || this.#heldBytes > HELD_BYTES) {
        // Nothing is answered to whoever has not joined.
        if (!this.#budget.takesBadFrame()) this.#dismiss(CloseCode.WITH_ERROR, 'too-many-messages');
        return;
      }
      // A copy, since a small frame may be a part of a large piece of memory.
      this.#held.push(Buffer.from(frame));
      return;
    }
    this.#joined = true;
    clearTimeout(this.#deadline);
    this.#queued = 0;
    deliver(frame.subarray(0, 1));
    const held = this.#held;
    this.#held = [];
    for (const early of held) this.#receive(early, true, deliver);
  }

  #request(frame: Buffer, deliver: Deliver): void {
    const read = readRequestFrame(frame);
    if (!read.ok) return this.#badFrame(read.id, read.refusal);
    const refusal = this.#budget.begin(read.name, this.#priceOf(read.name));
    if (refusal !== undefined) return this.#refuse(read.id, refusal);
    const work = (): void => {
      const done = this.#measured();
      const plain = respell(frame, read.bodyAt);
      if (plain === undefined) {
        this.#budget.answered();
        this.#badFrame(read.id);
      } else deliver(plain);
      done();
    };
    this.#inTurn(work, QUESTIONS.has(read.name));
  }

  /** Counts what the thread does until the result is called. */
  #measured(): () => void {
    const before = process.threadCpuUsage();
    return () => {
      const { user, system } = process.threadCpuUsage(before);
      this.#budget.worked((user + system) / 1000);
    };
  }

  #inTurn(work: () => void, isQuestion = false): void {
    this.#toDo.push({ work, isQuestion });
    this.#parts.requests.add(this.address, () => this.#doNext());
  }

  #doNext(): void {
    const next = this.#toDo.shift();
    if (!this.#dismissed) next?.work();
  }

  /** All at once, before the end is heard of. */
  #doAll(): void {
    this.#toDo = this.#toDo.filter(({ isQuestion }) => !isQuestion);
    while (this.#toDo.length > 0) this.#doNext();
  }

  #priceOf(name: keyof typeof PRICES): Price {
    if (name !== 'history' && name !== 'past') return PRICES[name];
    return { ...PRICES[name], perSecond: this.#parts.addresses.config.LIMIT_HISTORY_PER_SECOND };
  }

  /** Says no, as long as that is heeded. */
  #refuse(id: number | undefined, refusal: ServerRefusal): void {
    if (!this.#budget.takesRefusal()) this.#dismiss(CloseCode.WITH_ERROR, refusal.code);
    else if (id !== undefined) this.#answer(id, refusal);
  }

  #badFrame(id: number | undefined, refusal?: ServerRefusal): void {
    if (!this.#budget.takesBadFrame()) return this.#dismiss(CloseCode.WITH_ERROR, 'too-many-messages');
    if (id !== undefined) return this.#answer(id, refusal ?? UNREADABLE);
    const { code, message } = refusal ?? NOT_TAKEN;
    const words = `${code}: ${message}`;
    this.#parts.socket.send(getMessageBytes[Protocol.ERROR](ErrorCode.INVALID_PAYLOAD, words), BINARY);
  }

  #answer(id: number, refusal: ServerRefusal): void {
    const { socket } = this.#parts;
    socket.send(getMessageBytes[Protocol.ROOM_RESPONSE](id, ResponseStatus.REJECTED, refusal), BINARY);
  }

  #sendOrClose(data: Uint8Array, options: { readonly binary: boolean }, done?: (error?: Error) => void): void {
    if (this.#dismissed || !this.#mayTake(data.byteLength)) return done?.(new Error('the socket is closed'));
    if (!this.#joined && data[0] === Protocol.JOIN_ROOM) this.#expectJoin(1);
    this.#underWay++;
    this.#send(data, options, (error) => {
      this.#underWay--;
      done?.(error);
    });
  }

  /** Whoever cannot follow is closed, and comes back to the present state in place of all that was missed. */
  #mayTake(bytes: number): boolean {
    if (this.#budget.mayLeaveUnread(this.unread() + bytes)) return true;
    // What was only held back to be written together does not wait for the other end.
    this.#parts.line.uncork();
    if (this.#budget.mayLeaveUnread(this.unread() + bytes)) return true;
    this.#dismiss(CloseCode.MAY_TRY_RECONNECT, 'too-slow');
    return false;
  }

  #countBytes(count: number): void {
    if (this.#budget.takesBytes(count)) return;
    // A socket that has been closed, by whomever, is still read until it answers.
    if (this.#dismissed) this.#parts.socket.terminate();
    else this.#dismiss(CloseCode.WITH_ERROR, 'too-many-bytes');
  }

  #countHeartbeat(): void {
    if (!this.#budget.takesHeartbeat()) this.#dismiss(CloseCode.WITH_ERROR, 'too-many-pings');
  }

  /** It must have joined by then, not counting time in which the server could not listen. */
  #expectJoin(times: number): void {
    const { clock, config } = this.#parts.addresses;
    clearTimeout(this.#deadline);
    const wait = (milliseconds: number) => {
      const deaf = clock.deaf();
      this.#deadline = setTimeout(() => {
        const unheard = clock.deaf() - deaf;
        if (unheard > 0) wait(unheard);
        else this.#dismiss(CloseCode.WITH_ERROR, 'not-joined');
      }, milliseconds).unref();
    };
    wait(times * config.LIMIT_JOIN_SECONDS * 1000);
  }

  /** Closes the socket with a code, and hears and sends nothing more. */
  #dismiss(code: number, reason: ServerCode): void {
    if (this.#dismissed) return;
    this.#dismissed = true;
    this.#held = [];
    const { socket, logger } = this.#parts;
    logger.debug({ code, reason }, 'a socket was closed');
    socket.close(code, reason);
    socket.pause();
    setTimeout(() => socket.terminate(), GRACE).unref();
  }
}

/** The same request with what is asked written anew; `undefined` when that cannot be read. */
function respell(frame: Buffer, bodyAt: number): Buffer | undefined {
  if (bodyAt === frame.byteLength) return frame;
  try {
    const value = readPlainValue(frame.subarray(bodyAt));
    return Buffer.concat([frame.subarray(0, bodyAt), packr.pack(value)]);
  } catch {
    return undefined;
  }
}
