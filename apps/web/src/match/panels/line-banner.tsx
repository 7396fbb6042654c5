/** What is wrong with the line to the match, what becomes of it, and what one can do. */
import { useEffect, useState } from 'react';
import { useSession } from '../../shell/api/session.ts';
import { text } from '../../text/en.ts';
import { lineTrouble, play } from '../../text/play.ts';
import { useMatch } from '../line/context.ts';
import type { Trouble } from '../line/link.ts';

/** Seconds of waiting that are worth counting down. */
const LONG = 4;

export function LineBanner() {
  const state = useMatch(({ line, trouble, failure, outdated, sending, side, retry, hurry }) => ({
    line,
    trouble,
    failure,
    outdated,
    sending,
    side,
    retry,
    hurry,
  }));
  const lost = useSession((session) => session.lost);
  const { line, trouble, failure } = state;

  if (line === 'failed' && failure)
    return (
      <div className="notice line-banner" role="alert">
        <p>{failure.message}</p>
        <Press label={text.errors.retry} onPress={state.retry} />
      </div>
    );
  if (line === 'mending' || trouble)
    return (
      <div className="notice calm line-banner" data-testid="reconnecting" data-code={trouble?.error.code}>
        <p role="status">
          {lineTrouble(trouble?.error)}
          {state.sending && ` ${play.connection.orderKept}`}
        </p>
        {trouble && <NextTry key={trouble.until} {...trouble} onHurry={state.hurry} />}
      </div>
    );
  if (state.outdated)
    return (
      <div className="notice line-banner" role="alert" data-testid="outdated">
        <p>{play.connection.outdated}</p>
        <Press label={text.errors.reload} onPress={() => location.reload()} />
      </div>
    );
  if (lost && state.side === null)
    return (
      <p className="notice calm line-banner" role="status" data-testid="session-lost">
        {text.errors.sessionGone}
      </p>
    );
  return null;
}

function Press({ label, onPress }: { readonly label: string; onPress(): void }) {
  return (
    <button type="button" className="button small" onClick={onPress}>
      {label}
    </button>
  );
}

/** Counts down to it; who cannot wait need not, but where the server has asked for it. */
function NextTry({ until, error, onHurry }: Trouble & { onHurry(): void }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.ceil((until - now) / 1000);
  if (seconds < LONG) return null;
  return (
    <>
      <span className="soft">{play.connection.nextTry(seconds)}</span>
      {error.retryAfter === 0 && <Press label={play.connection.tryNow} onPress={onHurry} />}
    </>
  );
}
