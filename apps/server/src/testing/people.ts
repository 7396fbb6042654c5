/** People at their browsers: real HTTP requests and the real client library, against a real server. */
import { ColyseusSDK, type Room } from '@colyseus/sdk';
import {
  applyUpdate,
  type CommandReply,
  commandReplySchema,
  type CreatedSession,
  createdSessionSchema,
  type MatchSummary,
  matchSummarySchema,
  privateUpdateSchema,
  type WirePrivate,
  wirePrivateSchema,
} from '@warbeacon/protocol';
import { z } from 'zod';

export interface HttpAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

export async function http(
  port: number,
  method: string,
  path: string,
  options: {
    readonly token?: string;
    readonly body?: unknown;
    readonly raw?: string;
    readonly headers?: Record<string, string>;
  } = {},
): Promise<HttpAnswer> {
  const body = options.raw ?? (options.body === undefined ? undefined : JSON.stringify(options.body));
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(options.token === undefined ? {} : { authorization: `Bearer ${options.token}` }),
      ...options.headers,
    },
    ...(body === undefined ? {} : { body }),
  });
  const text = await response.text();
  const json = response.headers.get('content-type')?.includes('json') ?? false;
  const parsed: unknown = json ? JSON.parse(text) : text;
  return { status: response.status, headers: response.headers, body: parsed };
}

interface Told {
  readonly type: string;
  readonly message: unknown;
}

const open = new Set<Page>();

/** Leaves every page that is open, so that none of them tries to come back during a later test. */
export async function leaveAllPages(): Promise<void> {
  const pages = [...open];
  open.clear();
  await Promise.all(
    pages.map(async ({ room }) => {
      room.reconnection.enabled = false;
      room.reconnection.maxRetries = 0;
      if (room.connection.isOpen) await room.leave();
    }),
  );
}

/** A person's page on a match. */
export class Page {
  readonly room: Room;
  readonly told: Told[] = [];
  readonly errors: string[] = [];
  readonly left: number[] = [];
  #private: WirePrivate | undefined;

  constructor(room: Room) {
    this.room = room;
    open.add(this);
    room.reconnection.minUptime = 0;
    room.reconnection.minDelay = 20;
    room.onMessage('*', (type: string | number, message: unknown) => this.#hear(String(type), message));
    room.onError((_code, message) => void this.errors.push(message ?? ''));
    room.onLeave((code) => void this.left.push(code));
  }

  /** What a seat alone is told comes whole at first, then as what has changed; here it is always whole. */
  #hear(type: string, message: unknown): void {
    if (type === 'private') this.#private = wirePrivateSchema.parse(message);
    else if (type === 'update' && this.#private !== undefined) {
      this.#private = applyUpdate(this.#private, privateUpdateSchema.parse(message));
    } else return void this.told.push({ type, message });
    this.told.push({ type: 'private', message: this.#private });
  }

  get state(): { readonly ply: number; readonly watchers: number; readonly cells: ReadonlyMap<string, string> } {
    return this.room.state as { ply: number; watchers: number; cells: Map<string, string> };
  }
  /** The first state comes a moment after joining. */
  hasState(): boolean {
    const { cells } = this.room.state as { cells?: ReadonlyMap<string, string> };
    return cells?.has('seats') ?? false;
  }
  cell(name: string): unknown {
    const json = this.state.cells.get(name);
    return json === undefined ? undefined : (JSON.parse(json) as unknown);
  }
  last(type: string): unknown {
    return this.told.findLast((told) => told.type === type)?.message;
  }
  async command(
    command: unknown,
    ply = this.state.ply,
    commandId: string = crypto.randomUUID(),
  ): Promise<CommandReply> {
    return commandReplySchema.parse(await this.room.request('command', { commandId, ply, command }));
  }
  /** The reason of a request that is refused. */
  async refused(type: string, payload: unknown): Promise<unknown> {
    try {
      return { notRefused: await this.room.request<unknown, unknown>(type, payload) };
    } catch (error) {
      return error instanceof Error && 'reason' in error ? error.reason : error;
    }
  }
}

/** The game in which one plays that side. */
const GAME_OF = { red: 'blind-race', blue: 'blind-race', isengard: 'helms-deep', westernesse: 'helms-deep' } as const;

export class Person {
  readonly session: CreatedSession;
  port: number;

  constructor(session: CreatedSession, port: number) {
    this.session = session;
    this.port = port;
  }

  static async arrive(port: number, name: string): Promise<Person> {
    const { body } = await http(port, 'POST', '/api/sessions', { body: { name } });
    return new Person(createdSessionSchema.parse(body), port);
  }

  async ask(method: string, path: string, body?: unknown): Promise<HttpAnswer> {
    return await http(this.port, method, path, { token: this.session.token, ...(body === undefined ? {} : { body }) });
  }

  async createMatch(
    side: keyof typeof GAME_OF = 'red',
    opponent: 'human' | 'computer' = 'human',
  ): Promise<MatchSummary> {
    const { body } = await this.ask('POST', '/api/matches', {
      game: GAME_OF[side],
      side,
      opponent,
      visibility: 'listed',
    });
    return matchSummarySchema.parse(body);
  }

  async join(matchId: string): Promise<MatchSummary> {
    return matchSummarySchema.parse((await this.ask('POST', `/api/matches/${matchId}/join`, {})).body);
  }

  async open(matchId: string, as: 'play' | 'watch' = 'play', port = this.port): Promise<Page> {
    const { body } = await this.ask('POST', `/api/matches/${matchId}/room`, { as });
    const { roomId } = z.object({ roomId: z.string() }).parse(body);
    const sdk = new ColyseusSDK(`http://127.0.0.1:${port}`);
    sdk.auth.token = this.session.token;
    const page = new Page(await sdk.joinById(roomId));
    await untilTrue(() => page.hasState());
    return page;
  }
}

/** A slow machine may take its time; where something is to come soon, a test says how soon. */
export async function untilTrue(condition: () => boolean, milliseconds = 20_000): Promise<void> {
  const deadline = Date.now() + milliseconds;
  while (!condition()) {
    if (Date.now() > deadline) throw new Error(`still not so after ${milliseconds} ms: ${condition.toString()}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
