/** A sanction, and why. */
import { MOST_ARBITER_DAYS, type Sanction, SANCTIONS, type SanctionWish } from '@warbeacon/protocol';
import { useState } from 'react';
import { order } from '../text/order.ts';
import { useAttempt, Wrong } from '../shell/parts/attempt.tsx';
import { Choice, Field } from '../shell/parts/field.tsx';

const FOR_GOOD = 'for good';
/** In days. */
const TERMS = ['1', '3', '7', `${MOST_ARBITER_DAYS}`];
const ADMIN_TERMS = [...TERMS, '365', FOR_GOOD];

export function SanctionForm({
  isAdmin,
  impose,
}: {
  readonly isAdmin: boolean;
  impose(sanction: SanctionWish): Promise<void>;
}) {
  const [kind, setKind] = useState<Sanction>('mute');
  const [term, setTerm] = useState('3');
  const [reason, setReason] = useState('');
  const [done, setDone] = useState(false);
  const attempt = useAttempt();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setDone(false);
        attempt.run(async () => {
          await impose({ kind, days: term === FOR_GOOD ? null : Number(term), reason });
          setReason('');
          setDone(true);
        });
      }}
    >
      <Choice
        label={order.kind}
        value={kind}
        of={SANCTIONS}
        testid="sanction-kind"
        name={(one) => order.kinds[one]}
        onChange={setKind}
      />
      <Choice
        label={order.days}
        value={term}
        of={isAdmin ? ADMIN_TERMS : TERMS}
        testid="sanction-days"
        name={(days) => (days === FOR_GOOD ? order.forGood : order.forDays(Number(days)))}
        onChange={setTerm}
      />
      <Field
        label={order.why}
        value={reason}
        testid="sanction-reason"
        autoComplete="off"
        maxLength={280}
        onChange={setReason}
      />
      <Wrong of={attempt} />
      {done && <p role="status">{order.done}</p>}
      <button type="submit" className="button" data-testid="sanction-go" disabled={attempt.busy}>
        {order.impose}
      </button>
    </form>
  );
}
