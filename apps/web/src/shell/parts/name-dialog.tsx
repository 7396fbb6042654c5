/** Asks for a name when something needs one, and lets whoever asked go on once there is one. */
import { nameSchema } from '@warbeacon/protocol';
import { type FormEvent, useState } from 'react';
import { create } from 'zustand';
import { text } from '../../text/en.ts';
import { asApiError, createSession } from '../api/http.ts';
import { useSession } from '../api/session.ts';
import { Dialog } from './dialog.tsx';

const useAsked = create<{ answer: ((named: boolean) => void) | null }>()(() => ({ answer: null }));

/** True once there is a session; asks for a name if there is none; false when the person would rather not. */
export function haveName(): Promise<boolean> {
  if (useSession.getState().session) return Promise.resolve(true);
  useAsked.getState().answer?.(false);
  return new Promise((resolve) => {
    useAsked.setState({ answer: resolve });
  });
}

function answer(named: boolean): void {
  const { answer: tell } = useAsked.getState();
  useAsked.setState({ answer: null });
  tell?.(named);
}

export function NameDialog() {
  const asked = useAsked((state) => state.answer !== null);
  return asked ? <NameForm /> : null;
}

function NameForm() {
  const [name, setName] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const parsed = nameSchema.safeParse(name);
    if (!parsed.success) {
      setError(text.name.tooLong);
      return;
    }
    setBusy(true);
    try {
      useSession.getState().keep(await createSession(parsed.data));
      answer(true);
    } catch (cause) {
      setError(asApiError(cause).message);
      setBusy(false);
    }
  };

  return (
    <Dialog title={text.name.title} testid="name-dialog" onClose={() => answer(false)}>
      <form onSubmit={(event) => void submit(event)}>
        <label className="field">
          <span>{text.name.label}</span>
          <input
            className="input"
            data-testid="name-input"
            value={name}
            maxLength={24}
            autoComplete="nickname"
            aria-invalid={error !== null}
            onChange={(event) => setName(event.target.value)}
          />
        </label>
        <p className="soft">{text.name.hint}</p>
        {error && (
          <p className="error" role="alert">
            {error}
          </p>
        )}
        <div className="row end">
          <button type="button" className="button quiet" onClick={() => answer(false)}>
            {text.name.cancel}
          </button>
          <button type="submit" className="button seal" data-testid="name-go" disabled={busy}>
            {text.name.go}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
