/** Calling an arbiter to the match: a small button, and behind it a form. For who plays in it. */
import { CALL_REASONS } from '@warbeacon/protocol';
import { useEffect, useState } from 'react';
import { callArbiter, ownCall } from '../../shell/api/calls.ts';
import { ReasonForm } from '../../shell/parts/reason-form.tsx';
import { judge } from '../../text/judge.ts';
import { useMatch } from '../line/context.ts';

/** `timeIsOver`: that of the opponent, which is then the first reason. */
export function CallArbiter({ timeIsOver = false }: { readonly timeIsOver?: boolean }) {
  const { matchId, ruling } = useMatch((state) => ({
    matchId: state.matchId,
    // What is decided may have settled one's own call.
    ruling: state.cells.get('accords'),
  }));
  const [isOpen, setOpen] = useState(false);
  const [called, setCalled] = useState(0);
  const [own, setOwn] = useState<{ readonly settled: boolean } | null>(null);
  useEffect(() => {
    let gone = false;
    ownCall(matchId).then(
      (found) => {
        if (!gone) setOwn(found);
      },
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [matchId, called, ruling]);
  if (own && !own.settled)
    return (
      <p role="status" className="soft" data-testid="call-waits">
        {judge.waits}
      </p>
    );
  if (!isOpen)
    return (
      <button type="button" className="button small" data-testid="call-arbiter" onClick={() => setOpen(true)}>
        {judge.call}
      </button>
    );
  return (
    <ReasonForm
      name="call"
      title={judge.callTitle}
      text={judge}
      of={CALL_REASONS}
      first={timeIsOver ? 'time' : 'behaviour'}
      note={<small className="soft">{judge.note}</small>}
      send={async (said) => {
        await callArbiter({ matchId, ...said });
        return true;
      }}
      onDone={(sent) => {
        setOpen(false);
        if (sent) setCalled((n) => n + 1);
      }}
    />
  );
}
