/**
 * A seat at a match as cheaply as can be: a bare socket that reads of what the server sends no more than a load needs.
 * The load generator shares its cores with the server that it measures, so it does without the client library, which
 * would keep the synced state of every match. What crosses the socket is known in this file alone.
 */
import { Protocol, ResponseStatus } from '@colyseus/core';
import { decode, encode } from '@colyseus/schema';
import {
  applyUpdate,
  type CommandReply,
  commandReplySchema,
  idListSchema,
  makeSubprotocols,
  manyCommandsSchema,
  privateUpdateSchema,
  separate,
  type WirePrivate,
  wirePrivateSchema,
} from '@warbeacon/protocol';
import { Packr, unpack } from 'msgpackr';
import { WebSocket } from 'ws';
import { z } from 'zod';
import { http } from '../src/testing/people.ts';
import type { AnyCommand } from '../src/testing/any-wire.ts';
import { type Decision, goalOf, lastOf, type Seat } from '../src/testing/sensible-play.ts';

const reservationSchema = z.object({
  roomId: z.string(),
  processId: z.string(),
  sessionId: z.string(),
  publicAddress: z.string().optional(),
});
/** A command of whatever game is played, which goes back as it came. */
const offeredSchema = z.object({ command: z.looseObject({ type: z.string() }) });
/** Whatever else is in the message is left alone. */
const decisionSchema = z.object({ actors: idListSchema, commands: z.array(z.unknown()) });
/** There may be a hundred of them, of which one is taken and read closely. */
const someOptionsSchema = z.object({ options: z.array(z.unknown()) });
const someCommandsSchema = z.object({ same: z.unknown(), each: z.record(z.string(), z.array(z.unknown())) });

const packr = new Packr({ useRecords: false });
const HEAD_LENGTH = 64;

interface Waiting {
  readonly resolve: (payload: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** Gets the name of each message to the client and what is in it, still packed. */
type OnMessage = (name: string, payload: Buffer) => void;

/** A request that was answered with no. */
export class Refused extends Error {
  override readonly name = 'Refused';
}

/** A socket in a room. */
export class Link {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, Waiting>();
  #nextRequest = 0;
  #bytes: () => number = () => 0;
  /** Messages of the room that came, answers among them. */
  frames = 0;
  readonly #onMessage: OnMessage;

  private constructor(socket: WebSocket, onMessage: OnMessage) {
    this.#socket = socket;
    this.#onMessage = onMessage;
  }

  /** Joins a room by its id. Resolves when the server has let the client in. */
  static async open(port: number, roomId: string, token?: string, onMessage: OnMessage = () => {}): Promise<Link> {
    const answer = await http(port, 'POST', `/matchmake/joinById/${roomId}`, {
      body: {},
      ...(token === undefined ? {} : { token }),
    });
    if (answer.status !== 200) throw new Error(`a room does not open: ${JSON.stringify(answer.body)}`);
    const { roomId: room, processId, sessionId, publicAddress } = reservationSchema.parse(answer.body);
    const address = `ws://${publicAddress ?? `127.0.0.1:${port}`}/${processId}/${room}`;
    const socket = new WebSocket(address, makeSubprotocols({ sessionId }), { perMessageDeflate: false });
    const link = new Link(socket, onMessage);
    await new Promise<void>((resolve, reject) => {
      socket.once('upgrade', ({ socket: stream }) => (link.#bytes = () => stream.bytesRead));
      socket.on('message', (data: Buffer) => {
        link.frames++;
        if (data[0] === Protocol.JOIN_ROOM) {
          socket.send(Buffer.of(Protocol.JOIN_ROOM));
          resolve();
        } else link.#hear(data);
      });
      socket.on('error', reject);
      socket.on('close', (code) => {
        const error = new Error(`the connection was closed with ${code}`);
        reject(error);
        for (const { reject: refuse } of link.#waiting.values()) refuse(error);
        link.#waiting.clear();
      });
    });
    return link;
  }

  /** All that came through the socket, handshake and frames included. */
  get bytes(): number {
    return this.#bytes();
  }

  async request(name: string, payload: unknown): Promise<unknown> {
    const id = this.#nextRequest++;
    const head = Buffer.allocUnsafe(HEAD_LENGTH);
    const at = { offset: 1 };
    head[0] = Protocol.ROOM_REQUEST;
    encode.number(head, id, at);
    encode.string(head, name, at);
    this.#socket.send(Buffer.concat([head.subarray(0, at.offset), packr.pack(payload)]));
    return await new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
  }

  close(): void {
    this.#socket.terminate();
  }

  #hear(data: Buffer): void {
    const at = { offset: 1 };
    if (data[0] === Protocol.ROOM_DATA) {
      const name = decode.string(data, at);
      this.#onMessage(name, data.subarray(at.offset));
    } else if (data[0] === Protocol.ROOM_RESPONSE) {
      const id = decode.number(data, at);
      const status = data[at.offset];
      const waiting = this.#waiting.get(id);
      this.#waiting.delete(id);
      const payload: unknown = at.offset + 1 < data.length ? unpack(data.subarray(at.offset + 1)) : undefined;
      if (status === ResponseStatus.OK) waiting?.resolve(payload);
      else waiting?.reject(new Refused(JSON.stringify(payload)));
    }
  }
}

/** One option: the hex to which it marches, and the rest for who takes it. */
interface Choice {
  readonly goal: string | undefined;
  read(): unknown;
}

/** What an item of a list of options stands for: itself, or several commands of one form. */
function choicesIn(item: unknown): Choice[] {
  const many = someCommandsSchema.safeParse(item);
  if (!many.success) return [{ goal: goalOf(item), read: () => item }];
  const { same, each } = many.data;
  const columns = Object.entries(each);
  const alone = (i: number) => {
    const one = Object.fromEntries(columns.map(([name, values]) => [name, [values[i]]]));
    return separate(manyCommandsSchema.parse({ same, each: one }))?.[0];
  };
  return (columns[0]?.[1] ?? []).map((_, i) => ({ goal: lastOf(each['path']?.[i]), read: () => alone(i) }));
}

/** A player's socket at a match. */
export class SeatLink implements Seat {
  #link: Link | undefined;
  /** The newest message about the own decision, still as it came. */
  #told: WirePrivate | undefined;
  /** The newest ply that the seat has been told of. */
  ply = -1;
  /** Called whenever the seat is told of a ply. */
  onTold: () => void = () => {};

  private constructor() {}

  static async open(port: number, roomId: string, token: string): Promise<SeatLink> {
    const seat = new SeatLink();
    seat.#link = await Link.open(port, roomId, token, (name, payload) => {
      if (name === 'private') seat.#told = wirePrivateSchema.parse(unpack(payload));
      else if (name === 'update' && seat.#told !== undefined) {
        seat.#told = applyUpdate(seat.#told, privateUpdateSchema.parse(unpack(payload)));
      } else return;
      seat.ply = seat.#told.ply;
      seat.onTold();
    });
    return seat;
  }

  get bytes(): number {
    return this.#link?.bytes ?? 0;
  }

  decision(): Decision {
    const { actors, commands } = decisionSchema.parse(this.#told);
    const choices = commands.flatMap(choicesIn);
    return { actors, commands: choices.map((choice) => offeredSchema.parse(choice.read()).command) };
  }

  async options(
    actor: string,
    choose: (goals: readonly (string | undefined)[]) => number,
  ): Promise<AnyCommand | undefined> {
    const { options } = someOptionsSchema.parse(await this.#request('options', { actor }));
    const choices = options.flatMap(choicesIn);
    const taken = choices[choose(choices.map(({ goal }) => goal))];
    return taken === undefined ? undefined : offeredSchema.parse(taken.read()).command;
  }

  async command(commandId: string, ply: number, command: AnyCommand): Promise<CommandReply> {
    return commandReplySchema.parse(await this.#request('command', { commandId, ply, command }));
  }

  close(): void {
    this.#link?.close();
  }

  async #request(name: string, payload: unknown): Promise<unknown> {
    if (this.#link === undefined) throw new Error('the seat is not connected yet');
    return await this.#link.request(name, payload);
  }
}
