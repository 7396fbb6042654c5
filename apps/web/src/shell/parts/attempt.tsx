/** Something that is asked of the server by a form: busy meanwhile, and says what went wrong. */
import { useState } from 'react';
import { asApiError } from '../api/http.ts';

export interface Attempt {
  readonly busy: boolean;
  readonly error: string | null;
  run(act: () => Promise<void>): void;
}

export function useAttempt(): Attempt {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  return {
    busy,
    error,
    run(act) {
      setBusy(true);
      setError(null);
      act()
        .catch((cause: unknown) => setError(asApiError(cause).message))
        .finally(() => setBusy(false));
    },
  };
}

export function Wrong({ of }: { readonly of: Attempt }) {
  return of.error === null ? null : (
    <p className="error" role="alert">
      {of.error}
    </p>
  );
}
