/** Who plays in this browser: a name and a token, made on the first thing one does, kept in the browser's own storage. */
import { type CreatedSession, createdSessionSchema } from '@warbeacon/protocol';
import { create } from 'zustand';

const KEY = 'warbeacon.session';

/** Pages that others show in theirs: whoever looks on there is nobody, whatever this browser knows. */
export const isNobody =
  typeof location !== 'undefined' && /^\/(?:(?:embed|overlay)\/|events\/\w+\/overlay$)/.test(location.pathname);

function stored(): CreatedSession | null {
  if (isNobody) return null;
  try {
    const parsed = createdSessionSchema.safeParse(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

interface SessionStore {
  readonly session: CreatedSession | null;
  /** The server does not know this browser's session; it is kept all the same, for a server that comes to its senses. */
  readonly lost: boolean;
  keep(session: CreatedSession): void;
  forget(): void;
  /** The server said that it does not know this token. Returns another one that this browser has got meanwhile. */
  lose(token: string): string | undefined;
}

export const useSession = create<SessionStore>()((set, get) => ({
  session: stored(),
  lost: false,
  keep(session) {
    try {
      localStorage.setItem(KEY, JSON.stringify(session));
    } catch {
      // A browser that keeps nothing still plays until the page is closed.
    }
    set({ session, lost: false });
  },
  forget() {
    try {
      localStorage.removeItem(KEY);
    } catch {
      // Nothing was kept.
    }
    set({ session: null, lost: false });
  },
  lose(token) {
    // Another tab may have got another token, or another name been chosen there, of which this one has not heard yet.
    const kept = stored();
    if (kept !== null && kept.token !== token) {
      set({ session: kept, lost: false });
      return kept.token;
    }
    // Another answer may have come first.
    if (get().session?.token === token) set({ session: null, lost: true });
    return undefined;
  },
}));

export function tokenNow(): string | undefined {
  return useSession.getState().session?.token;
}

// Another tab that signs in or forgets speaks for this browser, too.
if (typeof window !== 'undefined') {
  window.addEventListener('storage', (event) => {
    if (event.key === KEY) useSession.setState({ session: stored(), lost: false });
  });
}
