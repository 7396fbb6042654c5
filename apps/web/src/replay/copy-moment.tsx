import { useState } from 'react';
import { opened } from '../text/opened.ts';
import { addressOf } from './moment.ts';

interface Props {
  readonly matchId: string;
  readonly ply: number;
  readonly off: boolean;
}

/** Copies the link to the moment that is shown. Where nothing may be copied, the link stands there to be marked. */
export function CopyMoment({ matchId, ply, off }: Props) {
  const words = opened.replay.link;
  const [said, setSaid] = useState<{ readonly of: number; readonly how: 'copied' | 'shown' } | null>(null);
  // What was said of one moment is not said of the next.
  const told = said?.of === ply ? said.how : null;
  const link = `${location.origin}${addressOf(matchId, ply)}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setSaid({ of: ply, how: 'copied' });
    } catch {
      setSaid({ of: ply, how: 'shown' });
    }
  };
  return (
    <>
      <button
        type="button"
        className="button small"
        data-testid="copy-moment"
        disabled={off}
        onClick={() => void copy()}
      >
        <span role="status">{told === 'copied' ? words.copied : words.copy}</span>
      </button>
      {told === 'shown' && (
        <input
          className="input replay-link"
          readOnly
          value={link}
          aria-label={words.label}
          data-testid="moment-link"
          ref={(field) => field?.select()}
        />
      )}
    </>
  );
}
