/** Who may watch a match, in words. */
import type { MatchSummary } from '@warbeacon/protocol';
import { watchingText } from '../../text/watching.ts';

export function AgreedWatching({ watching }: Pick<MatchSummary, 'watching'>) {
  return (
    <p className="soft" data-testid="agreed-watching" data-policy={watching.policy}>
      {watchingText.agreed(watching)}
    </p>
  );
}
