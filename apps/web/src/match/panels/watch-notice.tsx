/** Who sees the match, and how late: for who looks on, that they see it later; for who plays, how many look on. */
import type { Watching } from '@warbeacon/protocol';
import { watchingText } from '../../text/watching.ts';
import { useMatch } from '../line/context.ts';

export function WatchNotice({ watching }: { readonly watching: Watching }) {
  const { side, watchers } = useMatch((state) => ({ side: state.side, watchers: state.watchers }));
  if (side === null && watching.policy === 'delayed')
    return (
      <p role="status" data-testid="watching-late" data-minutes={watching.minutes}>
        {watchingText.late(watching.minutes)}
      </p>
    );
  return (
    <p className="soft" data-testid="watched">
      {watchingText.agreed(watching)}
      {watchers > 0 && ` ${watchingText.watchers(watchers)}`}
    </p>
  );
}
