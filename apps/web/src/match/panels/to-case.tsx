/** For an arbiter who looks on at a match to which one has been called: what the call is, and the way to where it is decided. */
import type { OpenCall } from '@warbeacon/protocol';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { ownAccount } from '../../shell/api/account.ts';
import { openCalls } from '../../shell/api/calls.ts';
import { useSession } from '../../shell/api/session.ts';
import { judge } from '../../text/judge.ts';
import { useMatch } from '../line/context.ts';

export function ToCase() {
  // What is decided may have settled it.
  const { matchId, ruling } = useMatch((state) => ({ matchId: state.matchId, ruling: state.cells.get('accords') }));
  const hasAccount = useSession(({ session }) => session?.account === true);
  const [calls, setCalls] = useState<readonly OpenCall[]>([]);
  useEffect(() => {
    if (!hasAccount) return;
    let gone = false;
    const read = async () => {
      if ((await ownAccount()).role === 'player') return;
      const { calls: open } = await openCalls();
      if (!gone) setCalls(open.filter((call) => call.matchId === matchId && !call.own));
    };
    // Whoever cannot be told finds the case where all are.
    read().catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [hasAccount, matchId, ruling]);
  return calls.map(({ id, reason, by, words }) => (
    <div key={id} className="notice calm line-banner" data-testid="to-case">
      <p>
        <b>{judge.calledHere(by)}</b> {judge.about[reason]}
        {words !== '' && (
          <>
            : <q>{words}</q>
          </>
        )}{' '}
        <Link href={`/order#call-${id}`}>{judge.toCase}</Link>
      </p>
    </div>
  ));
}
