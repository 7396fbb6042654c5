/** The time of a side is over: what the other one may do about it, and what is done by itself. */
import type { ClockCell } from '@warbeacon/protocol';
import { judge } from '../../text/judge.ts';
import { useMatchStore } from '../line/context.ts';
import { CallArbiter } from './call-arbiter.tsx';

const HOUR_MS = 3_600_000;

interface Props {
  readonly clock: NonNullable<ClockCell>;
  /** It is one's own. */
  readonly own: boolean;
}

export function TimeOver({ clock: { setting, deadline }, own }: Props) {
  const store = useMatchStore();
  const claimAt =
    setting.kind === 'days' && setting.grace !== undefined && deadline !== null
      ? new Date(deadline + setting.grace * HOUR_MS).toLocaleString([], { dateStyle: 'medium', timeStyle: 'short' })
      : null;
  if (own)
    return (
      <p role="status" data-testid="own-time-over">
        {judge.yourTimeOver} {claimAt !== null && judge.claimedAgainstYou(claimAt)}
      </p>
    );
  return (
    <>
      <p role="status">
        {judge.claimNote} {claimAt !== null && judge.claimedForYou(claimAt)}
      </p>
      <button
        type="button"
        className="button small seal"
        data-testid="claim"
        onClick={() => void store.getState().say('claim', { ply: store.getState().ply })}
      >
        {judge.claim}
      </button>
      <CallArbiter timeIsOver />
    </>
  );
}
