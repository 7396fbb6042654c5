/** Saying to those who keep order what is wrong: a reason among some, and words if one likes. */
import { type ReactNode, useId, useState } from 'react';
import { useAttempt, Wrong } from './attempt.tsx';
import { Choice } from './field.tsx';
import './report.css';

const MOST_WORDS = 280;

export interface Said<R extends string> {
  readonly reason: R;
  /** Left out where nothing was written. */
  readonly words?: string;
}

interface Props<R extends string> {
  /** Begins the names by which tests find its parts. */
  readonly name: string;
  readonly title: string;
  readonly text: {
    readonly reason: string;
    readonly words: string;
    readonly send: string;
    readonly cancel: string;
    readonly reasons: Readonly<Record<R, string>>;
  };
  readonly of: readonly R[];
  readonly first: R;
  readonly note?: ReactNode;
  /** Throws an `ApiError`; false where it was thought better of. */
  send(said: Said<R>): Promise<boolean>;
  onDone(sent: boolean): void;
}

export function ReasonForm<R extends string>({ name, title, text, of, first, note, send, onDone }: Props<R>) {
  const id = useId();
  const [reason, setReason] = useState<R>(first);
  const [words, setWords] = useState('');
  const attempt = useAttempt();
  return (
    <form
      className="report"
      data-testid={`${name}-form`}
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault();
        attempt.run(async () => {
          if (await send({ reason, ...(words.trim() === '' ? {} : { words }) })) onDone(true);
        });
      }}
    >
      <b>{title}</b>
      <Choice
        label={text.reason}
        value={reason}
        of={of}
        testid={`${name}-reason`}
        name={(one) => text.reasons[one]}
        onChange={setReason}
      />
      <label htmlFor={id}>{text.words}</label>
      <textarea
        id={id}
        className="input"
        rows={3}
        maxLength={MOST_WORDS}
        value={words}
        data-testid={`${name}-words`}
        onChange={({ target }) => setWords(target.value)}
      />
      {note}
      <Wrong of={attempt} />
      <div className="row wrap">
        <button type="submit" className="button small" data-testid={`${name}-send`} disabled={attempt.busy}>
          {text.send}
        </button>
        <button type="button" className="button small" onClick={() => onDone(false)}>
          {text.cancel}
        </button>
      </div>
    </form>
  );
}
