/**
 * The line to a match: what the match is, its room, and the socket to it. When the line drops the SDK picks it up again;
 * when that fails (the server was restarted, the seat's reservation ran out, the match went to another process) the room
 * is asked for anew. It goes on until it is told to stop or trying again would not help, and waits longer each time.
 * Everything that arrives is parsed before it is passed on.
 */
import {
  applyUpdate,
  type Curtain,
  curtainSchema,
  hasCode,
  type MatchSummary,
  privateUpdateSchema,
  type SeatsCell,
  seatsCellSchema,
  type WirePrivate,
  wirePrivateSchema,
  type WireRefusal,
} from '@warbeacon/protocol';
import { z } from 'zod';
import { ApiError, asApiError, enterRoom, matchById, roomOf } from '../../shell/api/http.ts';
import { Patience } from '../../shell/api/patience.ts';
import { text } from '../../text/en.ts';
import type { Reader, Wire } from '../../face/face.ts';
import type { HistoryEntry, PrivateMessage } from '../../face/view.ts';

/** What everybody is shown, as it stands after `ply`. */
export interface PublicState {
  readonly ply: number;
  readonly watchers: number;
  readonly cells: ReadonlyMap<string, string>;
  readonly seats: SeatsCell;
}

/** Why the line is down, and when it will be tried next, in milliseconds since 1970. */
export interface Trouble {
  readonly error: ApiError;
  readonly until: number;
}

export interface LinkEvents {
  /** Which match it is, and which seat of it is one's own; answers how its messages are read. */
  found(summary: MatchSummary): Promise<Wire>;
  connected(): void;
  /** The line is down and being mended; `trouble` is there when that takes more than a moment. */
  dropped(trouble: Trouble | null): void;
  /** The match cannot be reached and trying again would not help. */
  failed(error: ApiError): void;
  /** The server says what this page does not understand: it is of another version. */
  puzzled(): void;
  state(state: PublicState): void;
  private(message: PrivateMessage): void;
  /** Nobody's secrets are told any more, until somebody says who looks. */
  curtain(curtain: Curtain): void;
  happened(entry: HistoryEntry): void;
  /** Somebody has said something; not parsed yet, since what shows it comes later. */
  said(message: unknown): void;
  /** Something of the dice chains, not parsed yet either. */
  ofDice(type: string, message: unknown): void;
}

export interface Link {
  /** Asks the room; throws `RequestRefused` when it says no, `LineDown` when it could not be asked. */
  request<T>(type: string, payload: unknown, schema: Reader<T>): Promise<T>;
  /** Tries to mend the line at once. */
  hurry(): void;
  close(): void;
}

export class RequestRefused extends Error {
  readonly refusal: WireRefusal;
  constructor(refusal: WireRefusal) {
    super(refusal.message);
    this.name = 'RequestRefused';
    this.refusal = refusal;
  }
}
export class LineDown extends Error {
  override readonly name = 'LineDown';
}

/** What is used of the SDK's room, with everything from outside unknown. */
interface Room {
  readonly reconnection: {
    enabled: boolean;
    minUptime: number;
    maxRetries: number;
    backoff: (attempt: number) => number;
  };
  readonly onJoin: { once(call: () => void): void };
  readonly onError: { once(call: () => void): void; clear(): void };
  onStateChange(call: (state: unknown) => void): unknown;
  onMessage(type: string, call: (message: unknown) => void): unknown;
  onDrop(call: () => void): unknown;
  onReconnect(call: () => void): unknown;
  onLeave(call: (code: number) => void): unknown;
  request(type: string, payload: unknown): Promise<unknown>;
  ping(call: () => void): void;
  leave(consented?: boolean): Promise<unknown>;
  removeAllListeners(): void;
}

/** Milliseconds. A line that has held so long has earned that the next fault is met without a wait. */
const STEADY = 20_000;
/** How long a dropped line may take to be picked up, and a room to let one in. */
const PICKED_UP_WITHIN = 6000;
const LET_IN_WITHIN = 15_000;
/** How often the line is tried, and how long the answer may take: one that has died without a word looks alive. */
const BEAT = 20_000;
const ANSWER_WITHIN = 6000;
/** A page that is busy hears the answer late. */
const GRACE = 1000;
/** Between two attempts, whatever the reason to hurry. */
const LEAST_WAIT = 1000;
/** Why a server that wants to be left alone closes a socket: policy, try again later, Colyseus's own for a fault. */
const UNWANTED: ReadonlySet<number> = new Set([1008, 1013, 4002]);
const LEFT_ALONE = 5000;

const refusalSchema = z.object({ code: z.string(), message: z.string(), case: z.string().optional() });
const rejectionSchema = z.object({ reason: refusalSchema });
const refusedSchema = z.object({ refusal: refusalSchema });
const stateSchema = z.object({
  ply: z.number(),
  watchers: z.number(),
  cells: z.custom<Iterable<readonly [string, string]> & object>(
    (cells) => typeof cells === 'object' && cells !== null && Symbol.iterator in cells,
  ),
});

export function openLink(matchId: string, tell: LinkEvents): Link {
  const patience = new Patience();
  let summary: MatchSummary | null = null;
  let room: Room | null = null;
  let closed = false;
  let connecting = false;
  /** When the line last came up, and before when nothing is asked of the server again. */
  let upSince = 0;
  let notBefore = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pickUp: ReturnType<typeof setTimeout> | undefined;

  const connect = async (): Promise<void> => {
    if (connecting || room !== null || closed) return;
    connecting = true;
    clearTimeout(timer);
    notBefore = performance.now() + LEAST_WAIT;
    try {
      summary ??= await matchById(matchId);
      if (closed) return;
      const reading = tell.found(summary);
      // Looked at below; whoever cannot go in need not know how to read.
      reading.catch(() => undefined);
      const joined = await enter(summary, reading);
      if (closed) return void joined.leave();
      const wire = await reading;
      room = joined;
      listen(joined, wire);
      up();
    } catch (cause) {
      if (!closed) again(asApiError(cause));
    } finally {
      connecting = false;
    }
  };

  const again = (error: ApiError): void => {
    // Who one is, or where one sits, is not as it was.
    const changed = summary !== null && hasCode(error, 'unknown-session', 'not-seated');
    if (changed) summary = null;
    // A room that has just been closed is opened anew when it is asked for.
    if (!changed && !error.mayPass && !hasCode(error, 'unknown-room')) return tell.failed(error);
    const wait = patience.next(error.retryAfter);
    notBefore = Math.max(notBefore, performance.now() + error.retryAfter);
    tell.dropped({ error, until: Date.now() + wait });
    clearTimeout(timer);
    timer = setTimeout(() => void connect(), wait);
  };

  const up = (): void => {
    clearTimeout(pickUp);
    upSince = performance.now();
    tell.connected();
  };

  /** The line of `joined` is of no more use. */
  const abandon = (joined: Room, error = lineLost()): void => {
    if (room !== joined) return;
    room = null;
    clearTimeout(pickUp);
    if (performance.now() - upSince > STEADY) patience.rest();
    hangUp(joined);
    again(error);
  };

  const listen = (joined: Room, wire: Wire): void => {
    joined.reconnection.minUptime = 0;
    // Not for long, since a restarted server knows the line no more.
    joined.reconnection.maxRetries = 2;
    joined.reconnection.backoff = (attempt) => 200 * 2 ** attempt * (0.5 + Math.random());
    joined.onStateChange((state) => {
      const parsed = stateSchema.safeParse(state);
      if (!parsed.success) return tell.puzzled();
      const cells = new Map(parsed.data.cells);
      const seats = seatsCellSchema.safeParse(JSON.parse(cells.get('seats') ?? '[]'));
      tell.state({ ...parsed.data, cells, seats: seats.success ? seats.data : [] });
    });
    let last: WirePrivate | undefined;
    const told = (message: WirePrivate) => {
      last = message;
      const parsed = wire.privateMessage.safeParse(message);
      if (parsed.success) tell.private(parsed.data);
      else tell.puzzled();
    };
    joined.onMessage('private', (message) => {
      const whole = wirePrivateSchema.safeParse(message);
      if (whole.success) told(whole.data);
      else tell.puzzled();
    });
    joined.onMessage('curtain', (message) => {
      last = undefined;
      const parsed = curtainSchema.safeParse(message);
      if (parsed.success) tell.curtain(parsed.data);
      else tell.puzzled();
    });
    joined.onMessage('update', (message) => {
      const update = privateUpdateSchema.safeParse(message);
      if (update.success && last !== undefined) told(applyUpdate(last, update.data));
    });
    joined.onMessage('events', (message) => {
      const parsed = wire.historyEntry.safeParse(message);
      if (parsed.success) tell.happened(parsed.data);
    });
    joined.onMessage('said', tell.said);
    for (const type of ['chains', 'linksAsked']) joined.onMessage(type, (message) => tell.ofDice(type, message));
    joined.onDrop(() => {
      if (room !== joined) return;
      // One that drops as soon as it is up is not picked up at once for ever.
      if (performance.now() - upSince < STEADY) joined.reconnection.enabled = false;
      tell.dropped(null);
      pickUp = setTimeout(() => abandon(joined), PICKED_UP_WITHIN);
    });
    joined.onReconnect(() => {
      if (room === joined) up();
    });
    joined.onLeave((code) =>
      abandon(joined, UNWANTED.has(code) ? new ApiError('too-many-messages', '', code, LEFT_ALONE) : undefined),
    );
  };

  /** Asks for a sign of life; a line that gives none is given up. */
  const beat = (): void => {
    const asked = room;
    if (asked === null) return;
    let alive = false;
    asked.ping(() => (alive = true));
    const judge = () => {
      if (!alive) abandon(asked);
    };
    setTimeout(() => setTimeout(judge, GRACE), ANSWER_WITHIN);
  };
  const heart = setInterval(beat, BEAT);

  // Coming back to a tab, or back on line, is a good moment to look after the line.
  const hurry = (): void => {
    if (closed || document.visibilityState === 'hidden') return;
    if (room !== null) return beat();
    if (connecting) return;
    clearTimeout(timer);
    timer = setTimeout(() => void connect(), Math.max(0, notBefore - performance.now()));
  };
  window.addEventListener('online', hurry);
  document.addEventListener('visibilitychange', hurry);
  void connect();

  return {
    async request(type, payload, schema) {
      const asked = room;
      if (asked === null) throw new LineDown();
      let answer: unknown;
      try {
        answer = await asked.request(type, payload);
      } catch (cause) {
        const rejection = rejectionSchema.safeParse(cause);
        const reason = rejection.success ? rejection.data.reason : undefined;
        if (reason !== undefined && !hasMoved(reason)) {
          const { code, message, case: number } = reason;
          throw new RequestRefused(number === undefined ? { code, message } : { code, message, case: number });
        }
        abandon(asked, reason && moving(reason));
        throw new LineDown();
      }
      const refused = refusedSchema.safeParse(answer);
      if (refused.success && hasMoved(refused.data.refusal)) {
        abandon(asked, moving(refused.data.refusal));
        throw new LineDown();
      }
      const parsed = schema.safeParse(answer);
      if (parsed.success) return parsed.data;
      tell.puzzled();
      throw new RequestRefused({ code: 'unreadable', message: text.errors.unreadable });
    },
    hurry,
    close() {
      closed = true;
      clearTimeout(timer);
      clearTimeout(pickUp);
      clearInterval(heart);
      window.removeEventListener('online', hurry);
      document.removeEventListener('visibilitychange', hurry);
      const last = room;
      room = null;
      if (last) hangUp(last);
    },
  };
}

/**
 * Opens the match's room, wherever that is, and goes in: not before it is known how to read what is told there, for it is
 * told as soon as somebody comes, and once.
 */
async function enter({ matchId, yourSide }: MatchSummary, reading: Promise<Wire>): Promise<Room> {
  const [{ Room: RoomOfSdk }, { roomId }] = await Promise.all([
    import('../../shell/api/sdk.ts'),
    roomOf(matchId, yourSide === null ? 'watch' : 'play'),
    reading,
  ]);
  const seat = await enterRoom(roomId);
  const { name, processId, sessionId, publicAddress = location.host } = seat;
  const made = new RoomOfSdk(name);
  Object.assign(made, { roomId, sessionId });
  const room = asRoom(made);
  return await new Promise((resolve, reject) => {
    const giveUp = () => {
      clearTimeout(timer);
      hangUp(room);
      reject(lineLost());
    };
    const timer = setTimeout(giveUp, LET_IN_WITHIN);
    room.onError.once(giveUp);
    room.onJoin.once(() => {
      clearTimeout(timer);
      room.onError.clear();
      resolve(room);
    });
    // The seat that is kept is proof enough of who comes: no token is shown. Nor does its key go into the address (`shell/api/sdk.ts`).
    const protocol = location.protocol.replace('http', 'ws');
    made.connect(`${protocol}//${publicAddress}/${processId}/${roomId}?sessionId=${sessionId}`, {});
  });
}

/** Leaves for good; where the line is just coming up, as soon as it has. */
function hangUp(room: Room): void {
  const leave = () => void room.leave().catch(() => undefined);
  room.removeAllListeners();
  room.reconnection.enabled = false;
  room.onJoin.once(leave);
  room.onReconnect(leave);
  leave();
}

/** Whoever was asked hosts the match no more: ask where it is now, and then the same again. */
const hasMoved = (refusal: WireRefusal): boolean => hasCode(refusal, 'not-hosted', 'try-again');
const moving = ({ code, message }: WireRefusal): ApiError => new ApiError(code, message, 503);

const lineLost = (): ApiError => new ApiError('offline', text.errors.offline, 0);

/** The SDK types what it carries as `any`; here it is unknown until a schema has seen it. */
function asRoom(room: object): Room {
  return room as Room;
}
