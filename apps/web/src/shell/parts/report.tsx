/** Reporting what somebody has said or done: a small button, and behind it a form. */
import { REPORT_REASONS, type Reported, type ReportReason } from '@warbeacon/protocol';
import { useId, useState } from 'react';
import { report } from '../api/moderation.ts';
import { haveName } from './name-dialog.tsx';
import { order } from '../../text/order.ts';
import { useAttempt, Wrong } from './attempt.tsx';
import { Choice } from './field.tsx';
import './report.css';

export function ReportButton({ about, name }: { readonly about: Reported; readonly name: string }) {
  const [state, setState] = useState<'closed' | 'open' | 'sent'>('closed');
  if (state === 'sent')
    return (
      <p role="status" data-testid="reported">
        {order.sent}
      </p>
    );
  if (state === 'open')
    return <ReportForm about={about} name={name} onDone={(sent) => setState(sent ? 'sent' : 'closed')} />;
  return (
    <button type="button" className="link report-open" data-testid="report" onClick={() => setState('open')}>
      {order.report(name)}
    </button>
  );
}

function ReportForm({
  about,
  name,
  onDone,
}: {
  readonly about: Reported;
  readonly name: string;
  onDone(sent: boolean): void;
}) {
  const id = useId();
  const [reason, setReason] = useState<ReportReason>('insult');
  const [words, setWords] = useState('');
  const attempt = useAttempt();
  return (
    <form
      className="report"
      data-testid="report-form"
      aria-label={order.reportTitle(name)}
      onSubmit={(event) => {
        event.preventDefault();
        attempt.run(async () => {
          if (!(await haveName())) return;
          await report({ about, reason, ...(words.trim() === '' ? {} : { words }) });
          onDone(true);
        });
      }}
    >
      <b>{order.reportTitle(name)}</b>
      <Choice
        label={order.reason}
        value={reason}
        of={REPORT_REASONS}
        testid="report-reason"
        name={(one) => order.reasons[one]}
        onChange={setReason}
      />
      <label htmlFor={id}>{order.words}</label>
      <textarea
        id={id}
        className="input"
        rows={3}
        maxLength={280}
        value={words}
        data-testid="report-words"
        onChange={({ target }) => setWords(target.value)}
      />
      <Wrong of={attempt} />
      <div className="row wrap">
        <button type="submit" className="button small" data-testid="report-send" disabled={attempt.busy}>
          {order.send}
        </button>
        <button type="button" className="button small" onClick={() => onDone(false)}>
          {order.cancel}
        </button>
      </div>
    </form>
  );
}
