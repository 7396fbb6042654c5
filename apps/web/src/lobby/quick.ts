/** Looking for an opponent by quick match, on whichever page one is; fetched by who looks. */
import { type QuickRequest, type QuickState, quickStateSchema } from '@warbeacon/protocol';
import { create } from 'zustand';
import { asApiError, ask, joinMatch } from '../shell/api/http.ts';
import { QUICK_KEY, useNews } from '../shell/api/news.ts';
import { useSession } from '../shell/api/session.ts';

interface QuickStore {
  readonly quick: QuickState;
  /** When one began to look, by the clock of this page; milliseconds. */
  readonly began: number;
  readonly error: string | null;
  /** The page tells how it stands, with all that can be done about it, so that nothing else need tell it. */
  readonly isTold: boolean;
}

export const useQuick = create<QuickStore>()(() => ({
  quick: { state: 'none' },
  began: 0,
  error: null,
  isTold: false,
}));

/** Milliseconds between two questions how it stands: estimate and offers; that somebody is found is told at once. */
const ASK_EVERY = 15_000;

let letGo: (() => void) | undefined;
let timer: ReturnType<typeof setInterval> | undefined;
/** Of several answers the one to the last question counts. */
let asked = 0;

function take(quick: QuickState): void {
  const began = quick.state === 'seeking' ? performance.now() - quick.waited : 0;
  useQuick.setState({ quick, began, error: null });
  const looks = quick.state !== 'none';
  keepLooking(looks);
  clearInterval(timer);
  if (quick.state === 'seeking') {
    timer = setInterval(() => void say('GET'), ASK_EVERY);
    void hold();
  } else if (!looks) {
    letGo?.();
    letGo = undefined;
  }
}

/** Who looks is there for as long as the line holds. */
async function hold(): Promise<void> {
  if (letGo !== undefined) return;
  const line = await import('../shell/api/lobby-line.ts').catch(() => undefined);
  if (line === undefined || letGo !== undefined || useQuick.getState().quick.state !== 'seeking') return;
  letGo = line.holdLobby((matchId) => take({ state: 'found', matchId }));
}

async function say(method: 'GET' | 'POST' | 'DELETE', body?: QuickRequest): Promise<void> {
  const mine = ++asked;
  try {
    const quick = await ask(quickStateSchema, method, '/api/quick', body);
    if (mine === asked && !(quick.state !== 'found' && method === 'GET' && isFound())) take(quick);
  } catch (cause) {
    if (mine !== asked) return;
    const error = asApiError(cause);
    if (method === 'GET' && useSession.getState().session === null) take({ state: 'none' });
    else if (method !== 'GET') useQuick.setState({ error: error.message });
  }
}

const isFound = (): boolean => useQuick.getState().quick.state === 'found';

/** `side`: of the game, or `random`. */
export const seek = async (game: string, side: string, rated: boolean): Promise<void> =>
  await say('POST', { game, side, rated });

/** Leaves off; or has come to the match that was found. */
export const leaveOff = async (): Promise<void> => await say('DELETE');

/** How it stands, for a page that has just been opened. */
export const resume = async (): Promise<void> => await say('GET');

/** Takes the seat that somebody on the list offers, in place of looking on. Returns where that is, or nothing when it is gone. */
export async function takeOffer(matchId: string): Promise<string | null> {
  try {
    await joinMatch(matchId);
  } catch (cause) {
    useQuick.setState({ error: asApiError(cause).message });
    void say('GET');
    return null;
  }
  await leaveOff();
  return `/match/${matchId}`;
}

/** Whether to go on when the page is opened anew. */
function keepLooking(quick: boolean): void {
  try {
    if (quick) localStorage.setItem(QUICK_KEY, '1');
    else localStorage.removeItem(QUICK_KEY);
  } catch {
    // A browser that keeps nothing looks until the page is closed.
  }
  useNews.setState({ quick });
}
