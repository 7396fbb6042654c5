/**
 * The line to the lobby: one for the whole page, for as long as somebody holds it. It brings the lists when they change,
 * and says that an opponent was found. Fetched when the page is there, since the lists are first asked for over HTTP.
 */
import { foundSchema, lobbyIdsSchema, type MatchSummary, matchSummarySchema, ownListSchema } from '@warbeacon/protocol';
import { z } from 'zod';
import { asApiError, enterRoom, type Matches } from './http.ts';
import { useNews } from './news.ts';
import { Patience } from './patience.ts';
import { Room as RoomOfSdk } from './sdk.ts';
import { useSession } from './session.ts';

/** What is used of the SDK's room. */
interface Room {
  readonly reconnection: { enabled: boolean };
  readonly onJoin: { once(call: () => void): void };
  readonly onError: { once(call: () => void): void };
  onStateChange(call: (state: unknown) => void): unknown;
  onMessage(type: string, call: (message: unknown) => void): unknown;
  onLeave(call: () => void): unknown;
  ping(call: () => void): void;
  leave(): Promise<unknown>;
  removeAllListeners(): void;
}

/** Milliseconds. How often the line is tried, and how long the answer may take. */
const BEAT = 30_000;
const ANSWER_WITHIN = 8000;
const PUBLIC = ['open', 'live', 'over'] as const;

const stateSchema = z.object({
  cells: z.custom<Iterable<readonly [string, string]> & object>(
    (cells) => typeof cells === 'object' && cells !== null && Symbol.iterator in cells,
  ),
});

const patience = new Patience();
const listeners = new Set<(matchId: string) => void>();
let holders = 0;
let room: Room | null = null;
let connecting = false;
let timer: ReturnType<typeof setTimeout> | undefined;
let heart: ReturnType<typeof setInterval> | undefined;
let forgetSession: (() => void) | undefined;
/** As they came last; the own list first, since it knows which seat is one's own. */
let own: (Matches & { readonly challenges: string }) | undefined;
let cells: ReadonlyMap<string, string> = new Map();

/** Keeps the line up until what is returned is called. `found` is told of a match that quick match has made. */
export function holdLobby(found: (matchId: string) => void = () => {}): () => void {
  listeners.add(found);
  if (++holders === 1) begin();
  let held = true;
  return () => {
    if (!held) return;
    held = false;
    listeners.delete(found);
    if (--holders === 0) end();
  };
}

function begin(): void {
  forgetSession = useSession.subscribe((now, before) => {
    // Somebody else from now on: come in anew.
    if (now.session?.token !== before.session?.token || now.lost !== before.lost) drop(0);
  });
  heart = setInterval(beat, BEAT);
  window.addEventListener('online', hurry);
  document.addEventListener('visibilitychange', hurry);
  void connect();
}

function end(): void {
  forgetSession?.();
  clearInterval(heart);
  clearTimeout(timer);
  window.removeEventListener('online', hurry);
  document.removeEventListener('visibilitychange', hurry);
  hangUp();
}

async function connect(): Promise<void> {
  if (connecting || room !== null || holders === 0) return;
  connecting = true;
  clearTimeout(timer);
  try {
    const joined = await enter();
    connecting = false;
    if (holders === 0) return void joined.leave().catch(() => undefined);
    room = joined;
    patience.rest();
  } catch (cause) {
    connecting = false;
    timer = setTimeout(() => void connect(), patience.next(asApiError(cause).retryAfter));
  }
}

async function enter(): Promise<Room> {
  const { name, processId, sessionId, publicAddress = location.host } = await enterRoom('lobby');
  const made = new RoomOfSdk(name);
  Object.assign(made, { roomId: 'lobby', sessionId });
  const joined = made as object as Room;
  joined.reconnection.enabled = false;
  listen(joined);
  return await new Promise((resolve, reject) => {
    const giveUp = () => {
      clearTimeout(late);
      reject(new Error('the lobby did not let this page in'));
    };
    const late = setTimeout(giveUp, ANSWER_WITHIN);
    joined.onError.once(giveUp);
    joined.onJoin.once(() => {
      clearTimeout(late);
      resolve(joined);
    });
    const protocol = location.protocol.replace('http', 'ws');
    made.connect(`${protocol}//${publicAddress}/${processId}/lobby?sessionId=${sessionId}`, {});
  });
}

function listen(joined: Room): void {
  joined.onStateChange((state) => {
    const parsed = stateSchema.safeParse(state);
    if (!parsed.success) return;
    cells = new Map(parsed.data.cells);
    tell();
  });
  joined.onMessage('mine', (message) => {
    const parsed = ownListSchema.safeParse(message);
    if (!parsed.success) return;
    own = parsed.data;
    tell();
  });
  joined.onMessage('found', (message) => {
    const parsed = foundSchema.safeParse(message);
    if (parsed.success) for (const call of listeners) call(parsed.data.matchId);
  });
  joined.onLeave(() => {
    if (room === joined) drop(patience.next());
  });
}

/** One that cannot be read is left out: the page is older than the server. */
function matchOf(id: string): MatchSummary[] {
  const mine = own?.matches.find(({ matchId }) => matchId === id);
  if (mine) return [mine];
  const parsed = matchSummarySchema.safeParse(JSON.parse(cells.get(`match/${id}`) ?? 'null'));
  return parsed.success ? [parsed.data] : [];
}

function tell(): void {
  const { session, lost } = useSession.getState();
  // Which seats are one's own is not known before.
  if (session !== null && !lost && own === undefined) return;
  const lists: Partial<Record<(typeof PUBLIC)[number] | 'mine', Matches>> = own === undefined ? {} : { mine: own };
  for (const name of PUBLIC) {
    const json = cells.get(name);
    const ids = lobbyIdsSchema.safeParse(json === undefined ? undefined : JSON.parse(json));
    if (ids.success) lists[name] = { matches: ids.data.flatMap(matchOf), more: cells.has(`more/${name}`) };
  }
  useNews.setState({ lists, challenges: own?.challenges ?? '' });
}

/** Comes in anew after `wait` milliseconds. */
function drop(wait: number): void {
  hangUp();
  clearTimeout(timer);
  timer = setTimeout(() => void connect(), wait);
}

function hangUp(): void {
  const last = room;
  room = null;
  own = undefined;
  cells = new Map();
  useNews.setState({ lists: {} });
  if (last === null) return;
  last.removeAllListeners();
  void last.leave().catch(() => undefined);
}

function beat(): void {
  const asked = room;
  if (asked === null) return;
  let alive = false;
  asked.ping(() => (alive = true));
  setTimeout(() => {
    if (!alive && room === asked) drop(0);
  }, ANSWER_WITHIN);
}

function hurry(): void {
  if (document.visibilityState === 'hidden') return;
  if (room === null) void connect();
  else beat();
}
