/** While a seat is free: the link to send for whoever has the other one, the seat itself for everybody else. */
import { useState } from 'react';
import { useFace } from '../../face/face.ts';
import { sideName } from '../../face/title.ts';
import { asApiError } from '../../shell/api/http.ts';
import { takeSeat } from '../../shell/api/take-seat.ts';
import { haveName } from '../../shell/parts/name-dialog.tsx';
import { text } from '../../text/en.ts';
import { opened } from '../../text/opened.ts';
import { useMatch } from '../line/context.ts';

export function InviteCard() {
  const { title } = useFace();
  const { summary, retry, side } = useMatch((state) => ({
    summary: state.summary,
    retry: state.retry,
    side: state.side,
  }));
  const [copied, setCopied] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const free = summary?.seats.find((seat) => seat.name === null && !seat.computer);
  if (!summary || !free) return null;
  const link = `${location.origin}/join/${summary.matchId}`;

  if (side === null) {
    const take = async () => {
      setError(null);
      if (!(await haveName())) return;
      try {
        await takeSeat(summary.matchId);
        retry();
      } catch (cause) {
        setError(asApiError(cause).message);
      }
    };
    return (
      <section className="invite" data-testid="free-seat">
        <h3>{text.join.offer(sideName(title, free.side))}</h3>
        {error && (
          <p className="error" role="alert">
            {error}
          </p>
        )}
        <button type="button" className="button seal wide" data-testid="take-seat" onClick={() => void take()}>
          {text.join.take(sideName(title, free.side))}
        </button>
      </section>
    );
  }

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
      setTimeout(() => setCopied(false), 2500);
    } catch {
      // Not allowed here: the link stands in the field, ready to be marked.
      document.querySelector<HTMLInputElement>('#invite-link')?.select();
    }
  };
  return (
    <section className="invite" data-testid="invite">
      <h3>{opened.invite.title}</h3>
      <input
        id="invite-link"
        className="input"
        readOnly
        value={link}
        aria-label={opened.invite.link}
        data-testid="invite-link"
        onFocus={(event) => event.target.select()}
      />
      <div className="row">
        <button type="button" className="button seal" data-testid="copy-link" onClick={() => void copy()}>
          {copied ? opened.invite.copied : opened.invite.copy}
        </button>
        {'share' in navigator && (
          <button
            type="button"
            className="button"
            onClick={() => void navigator.share({ title: text.product, url: link }).catch(() => undefined)}
          >
            {opened.invite.share}
          </button>
        )}
      </div>
      <p className="soft">{summary.visibility === 'listed' ? opened.invite.listedBody : opened.invite.body}</p>
      <p className="waiting" role="status" data-testid="waiting">
        <i className="beacon-dot" aria-hidden="true" /> {opened.invite.waiting}
      </p>
    </section>
  );
}
