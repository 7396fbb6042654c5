/** What two players agree on beside the game, for who reads of a match in a list or an invitation. */
import type { MatchSummary } from '@warbeacon/protocol';
import { AgreedClock } from './agreed-clock.tsx';
import { AgreedWatching } from './agreed-watching.tsx';

export function AgreedTerms({ match: { status, clock, watching } }: { readonly match: MatchSummary }) {
  return (
    <div className="match-agreed">
      {/* Who takes a free seat agrees to it; who watches sees the clocks themselves. */}
      {status === 'open' && <AgreedClock clock={clock} />}
      {watching.policy !== 'open' && <AgreedWatching watching={watching} />}
    </div>
  );
}
