/**
 * The line to a match's room. It asks for the room, joins it, and when the line drops lets the SDK pick it up again;
 * when that fails (the server was restarted, the seat's reservation ran out) it asks for the room anew, waiting longer
 * each time, until it is told to stop. Everything that arrives is parsed before it is passed on.
 */
import {
  applyUpdate,
  eventsMessageSchema,
  type HistoryEntry,
  type PrivateMessage,
  privateMessageSchema,
  privateUpdateSchema,
  type SeatsCell,
  seatsCellSchema,
  type WirePrivate,
  wirePrivateSchema,
  type WireRefusal,
} from '@warbeacon/protocol';
import { z } from 'zod';
import { ApiError, roomOf } from '../api/http.ts';
import { tokenNow } from '../api/session.ts';

/** What everybody is shown, as it stands after `ply`. */
export interface PublicState {
  readonly ply: number;
  readonly watchers: number;
  readonly cells: ReadonlyMap<string, string>;
  readonly seats: SeatsCell;
}

export interface LinkEvents {
  connected(): void;
  /** The line is down and being mended. */
  dropped(): void;
  /** The match cannot be reached and trying again would not help. */
  failed(error: ApiError): void;
  state(state: PublicState): void;
  private(message: PrivateMessage): void;
  happened(entry: HistoryEntry): void;
}

export interface Link {
  /** Asks the room; throws `RequestRefused` when it says no, `LineDown` when it could not be asked. */
  request<T>(type: string, payload: unknown, schema: z.ZodType<T>): Promise<T>;
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
  readonly reconnection: { minUptime: number; maxRetries: number };
  onStateChange(call: (state: unknown) => void): unknown;
  onMessage(type: string, call: (message: unknown) => void): unknown;
  onDrop(call: () => void): unknown;
  onReconnect(call: () => void): unknown;
  onLeave(call: (code: number) => void): unknown;
  request(type: string, payload: unknown): Promise<unknown>;
  leave(consented?: boolean): Promise<unknown>;
  removeAllListeners(): void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;

const rejectionSchema = z.object({
  reason: z.object({ code: z.string(), message: z.string(), case: z.string().optional() }),
});
const stateSchema = z.object({
  ply: z.number(),
  watchers: z.number(),
  cells: z.custom<Iterable<readonly [string, string]> & object>(
    (cells) => typeof cells === 'object' && cells !== null && Symbol.iterator in cells,
  ),
});

export function openLink(matchId: string, as: 'play' | 'watch', tell: LinkEvents): Link {
  let room: Room | null = null;
  let closed = false;
  let wait = FIRST_WAIT;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const connect = async (): Promise<void> => {
    try {
      const [{ ColyseusSDK }, { roomId }] = await Promise.all([import('./sdk.ts'), roomOf(matchId, as)]);
      if (closed) return;
      const client = new ColyseusSDK(location.origin);
      const token = tokenNow();
      if (token) client.auth.token = token;
      const joined = asRoom(await client.joinById<unknown>(roomId));
      if (closed) {
        void joined.leave();
        return;
      }
      room = joined;
      wait = FIRST_WAIT;
      listen(joined);
      tell.connected();
    } catch (cause) {
      if (closed) return;
      if (cause instanceof ApiError && cause.status >= 400 && cause.status < 500 && cause.status !== 429)
        tell.failed(cause);
      else again();
    }
  };

  const again = (): void => {
    room = null;
    if (closed) return;
    tell.dropped();
    clearTimeout(timer);
    timer = setTimeout(() => void connect(), wait * (0.8 + Math.random() * 0.4));
    wait = Math.min(wait * 1.8, LONGEST_WAIT);
  };

  const listen = (joined: Room): void => {
    // Even a line that drops at once is picked up again; but not for long, since a restarted server knows it no more.
    joined.reconnection.minUptime = 0;
    joined.reconnection.maxRetries = 3;
    joined.onStateChange((state) => {
      const parsed = stateSchema.safeParse(state);
      if (!parsed.success) return;
      const cells = new Map(parsed.data.cells);
      const seats = seatsCellSchema.safeParse(JSON.parse(cells.get('seats') ?? '[]'));
      tell.state({ ...parsed.data, cells, seats: seats.success ? seats.data : [] });
    });
    let last: WirePrivate | undefined;
    const told = (message: WirePrivate) => {
      last = message;
      const parsed = privateMessageSchema.safeParse(message);
      if (parsed.success) tell.private(parsed.data);
    };
    joined.onMessage('private', (message) => {
      const whole = wirePrivateSchema.safeParse(message);
      if (whole.success) told(whole.data);
    });
    joined.onMessage('update', (message) => {
      const update = privateUpdateSchema.safeParse(message);
      if (update.success && last !== undefined) told(applyUpdate(last, update.data));
    });
    joined.onMessage('events', (message) => {
      const parsed = eventsMessageSchema.safeParse(message);
      if (parsed.success) tell.happened(parsed.data);
    });
    joined.onDrop(() => {
      if (!closed) tell.dropped();
    });
    joined.onReconnect(() => {
      if (!closed) tell.connected();
    });
    joined.onLeave(() => {
      joined.removeAllListeners();
      if (room === joined) again();
    });
  };

  // Coming back to a tab, or back on line, is a good moment to try at once.
  const now = () => {
    if (room !== null || closed || document.visibilityState === 'hidden') return;
    wait = FIRST_WAIT;
    clearTimeout(timer);
    timer = setTimeout(() => void connect(), 0);
  };
  window.addEventListener('online', now);
  document.addEventListener('visibilitychange', now);
  void connect();

  return {
    async request(type, payload, schema) {
      if (!room) throw new LineDown();
      let answer: unknown;
      try {
        answer = await room.request(type, payload);
      } catch (cause) {
        const rejection = rejectionSchema.safeParse(cause);
        if (rejection.success) {
          const { code, message, case: number } = rejection.data.reason;
          throw new RequestRefused(number === undefined ? { code, message } : { code, message, case: number });
        }
        throw new LineDown();
      }
      return schema.parse(answer);
    },
    close() {
      closed = true;
      clearTimeout(timer);
      window.removeEventListener('online', now);
      document.removeEventListener('visibilitychange', now);
      const last = room;
      room = null;
      if (last) {
        last.removeAllListeners();
        void last.leave();
      }
    },
  };
}

/** The SDK types what it carries as `any`; here it is unknown until a schema has seen it. */
function asRoom(room: object): Room {
  return room as Room;
}
