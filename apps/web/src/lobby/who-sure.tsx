/** Whether one means it, before one is forgotten or a key is changed; fetched when it is asked. */
import { useState } from 'react';
import { asApiError, endSession, newToken, ownSession } from '../shell/api/http.ts';
import { useSession } from '../shell/api/session.ts';
import { Dialog } from '../shell/parts/dialog.tsx';
import { text } from '../text/en.ts';
import { whoSure as words } from '../text/who-sure.ts';

export type Wish = 'forget' | 'lockOut';

export function SureOfWish({ wish, onClose }: { readonly wish: Wish; onClose(): void }) {
  return wish === 'forget' ? (
    <Sure
      title={words.forgetTitle}
      body={words.forgetBody}
      yes={words.forgetYes}
      testid="forget-yes"
      act={forget}
      onClose={onClose}
    />
  ) : (
    <Sure
      title={words.lockOutTitle}
      body={words.lockOutBody}
      yes={words.lockOutYes}
      testid="lock-out-yes"
      act={lockOut}
      onClose={onClose}
    />
  );
}

/** A name that the server does not know any more is forgotten by asking; only then is there nothing to be told there. */
async function forget(): Promise<void> {
  const { session } = useSession.getState();
  try {
    await endSession();
  } catch (cause) {
    // It has been found out meanwhile that the server does not know it.
    if (useSession.getState().session !== null || session === null) throw cause;
  }
  useSession.getState().forget();
}

/** The new token is kept before it is used: until then the old one holds, whatever becomes of this page. */
async function lockOut(): Promise<void> {
  useSession.getState().keep(await newToken());
  await ownSession();
}

interface SureProps {
  readonly title: string;
  readonly body: string;
  readonly yes: string;
  readonly testid: string;
  act(): Promise<void>;
  onClose(): void;
}

function Sure({ title, body, yes, testid, act, onClose }: SureProps) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const attempt = async () => {
    setBusy(true);
    setError(null);
    try {
      await act();
      onClose();
    } catch (cause) {
      setError(asApiError(cause).message);
      setBusy(false);
    }
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{body}</p>
      {error && (
        <p className="error" role="alert">
          {error}
        </p>
      )}
      <div className="row end">
        <button type="button" className="button quiet" onClick={onClose}>
          {text.name.cancel}
        </button>
        <button
          type="button"
          className="button seal"
          data-testid={testid}
          disabled={busy}
          onClick={() => void attempt()}
        >
          {yes}
        </button>
      </div>
    </Dialog>
  );
}
