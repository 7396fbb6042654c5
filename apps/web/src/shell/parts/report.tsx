/** Reporting what somebody has said or done: a small button, and behind it a form. */
import { REPORT_REASONS, type Reported } from '@warbeacon/protocol';
import { useState } from 'react';
import { report } from '../api/moderation.ts';
import { haveName } from './name-dialog.tsx';
import { order } from '../../text/order.ts';
import { ReasonForm } from './reason-form.tsx';

export function ReportButton({ about, name }: { readonly about: Reported; readonly name: string }) {
  const [state, setState] = useState<'closed' | 'open' | 'sent'>('closed');
  if (state === 'sent')
    return (
      <p role="status" data-testid="reported">
        {order.sent}
      </p>
    );
  if (state === 'open')
    return (
      <ReasonForm
        name="report"
        title={order.reportTitle(name)}
        text={order}
        of={REPORT_REASONS}
        first="insult"
        send={async (said) => {
          if (!(await haveName())) return false;
          await report({ about, ...said });
          return true;
        }}
        onDone={(sent) => setState(sent ? 'sent' : 'closed')}
      />
    );
  return (
    <button type="button" className="link report-open" data-testid="report" onClick={() => setState('open')}>
      {order.report(name)}
    </button>
  );
}
