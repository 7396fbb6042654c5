/** Who plays in this browser: a name and a token, made on the first thing one does, kept in the browser's own storage. */
import { type CreatedSession, createdSessionSchema } from '@warbeacon/protocol';
import { create } from 'zustand';

const KEY = 'warbeacon.session';

function stored(): CreatedSession | null {
  try {
    const parsed = createdSessionSchema.safeParse(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

interface SessionStore {
  readonly session: CreatedSession | null;
  keep(session: CreatedSession): void;
  forget(): void;
}

export const useSession = create<SessionStore>()((set) => ({
  session: stored(),
  keep(session) {
    try {
      localStorage.setItem(KEY, JSON.stringify(session));
    } catch {
      // A browser that keeps nothing still plays until the page is closed.
    }
    set({ session });
  },
  forget() {
    try {
      localStorage.removeItem(KEY);
    } catch {
      // Nothing was kept.
    }
    set({ session: null });
  },
}));

export function tokenNow(): string | undefined {
  return useSession.getState().session?.token;
}

// Another tab that signs in or forgets speaks for this browser, too.
if (typeof window !== 'undefined') {
  window.addEventListener('storage', (event) => {
    if (event.key === KEY) useSession.setState({ session: stored() });
  });
}
