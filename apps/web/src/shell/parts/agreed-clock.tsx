/** Which clock two players have agreed on, in words. */
import type { MatchSummary } from '@warbeacon/protocol';
import { aside } from '../../text/aside.ts';

export type AgreedClockProps = Pick<MatchSummary, 'clock'>;

export function AgreedClock({ clock }: AgreedClockProps) {
  if (!clock) return null;
  return (
    <p className="soft" data-testid="agreed-clock">
      {aside.clock}: {aside.setting(clock)}
    </p>
  );
}
