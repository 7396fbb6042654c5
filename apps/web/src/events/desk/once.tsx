/** A secret that is shown once, to be copied or written down. */
import { useRef, useState } from 'react';
import { programs as words } from '../../text/event-programs.ts';

export function Once({
  label,
  hint,
  secret,
  onDone,
}: {
  readonly label: string;
  readonly hint: string;
  readonly secret: string;
  onDone(): void;
}) {
  const field = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState('');
  const copy = () => {
    navigator.clipboard.writeText(secret).then(
      () => setSaid(words.copied),
      () => {
        // Not allowed here: it is marked, ready to be copied by hand.
        field.current?.select();
        setSaid(words.copyByHand);
      },
    );
  };
  return (
    <div className="notice calm stack once" data-testid="once">
      <p>{hint}</p>
      <div className="once-line">
        <input ref={field} className="input" readOnly value={secret} aria-label={label} data-testid="secret" />
        <button type="button" className="button iron" data-testid="copy-secret" onClick={copy}>
          {words.copy}
        </button>
      </div>
      <p role="status" className="soft">
        {said}
      </p>
      <div>
        <button type="button" className="button small" data-testid="secret-kept" onClick={onDone}>
          {words.haveIt}
        </button>
      </div>
    </div>
  );
}
