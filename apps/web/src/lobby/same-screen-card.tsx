/** Where two begin who sit before one screen. */
import { sameScreen } from '../text/same-screen.ts';

interface Props {
  readonly busy: boolean;
  onStart(): void;
}

export function SameScreenCard({ busy, onStart }: Props) {
  return (
    <section className="card quick" data-testid="same-screen" aria-label={sameScreen.title}>
      <h3>{sameScreen.title}</h3>
      <p>{sameScreen.body}</p>
      <button type="button" className="button iron wide" data-testid="same-screen-go" disabled={busy} onClick={onStart}>
        {sameScreen.go}
      </button>
    </section>
  );
}
