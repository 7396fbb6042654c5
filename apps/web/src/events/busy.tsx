/** What takes a while just now, and how far it has come. */
import { events as words } from '../text/events.ts';
import { useEvent } from './use-event.ts';

export function Busy() {
  const { busy } = useEvent().view;
  if (busy === null) return null;
  const said = words.busy[busy.what](busy.done, busy.of);
  return (
    <div className="notice calm" role="status" data-testid="busy">
      <p>{said}</p>
      <progress value={busy.done} max={Math.max(1, busy.of)} aria-label={said} />
    </div>
  );
}
