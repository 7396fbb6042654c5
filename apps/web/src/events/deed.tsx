/** Buttons that ask for something of an event. A refusal is said beside what was pressed, and nothing that was typed is lost. */
import type { EventWish } from '@warbeacon/protocol/events';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useAttempt, Wrong } from '../shell/parts/attempt.tsx';
import { deeds as words } from '../text/event-deeds.ts';
import { useEvent } from './use-event.ts';

interface Props {
  readonly wish: EventWish;
  readonly children: ReactNode;
  readonly testid?: string;
  readonly look?: 'seal' | 'iron' | 'quiet' | 'plain';
  /** What a reader of screens is told instead of the words on it. */
  readonly label?: string;
  onDone?(): void;
}

const classOf = (look: Props['look']): string =>
  `button${look === 'seal' || look === 'iron' || look === 'quiet' ? ` ${look}` : ''}${look === 'seal' ? '' : ' small'}`;

export function Deed({ wish, children, testid, look, label, onDone }: Props) {
  const { send } = useEvent();
  const attempt = useAttempt();
  return (
    <span className="deed">
      <button
        type="button"
        className={classOf(look)}
        data-testid={testid}
        aria-label={label}
        disabled={attempt.busy}
        onClick={() =>
          attempt.run(async () => {
            await send(wish);
            onDone?.();
          })
        }
      >
        {children}
      </button>
      <Wrong of={attempt} />
    </span>
  );
}

interface AskedProps extends Omit<Props, 'wish'> {
  /** Over the form that opens. */
  readonly title: string;
  readonly hint?: string;
  readonly go: string;
  /** Beside the reason. */
  readonly fields?: ReactNode;
  /** Of what was typed. */
  wish(reason: string): EventWish;
}

/** Opens a form that asks why; what was typed stays there when it is put away or refused. */
export function DeedWithReason({ title, hint, go, fields, wish, children, testid, look, label, onDone }: AskedProps) {
  const { send } = useEvent();
  const attempt = useAttempt();
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (open) area.current?.focus();
  }, [open]);
  const close = () => {
    setOpen(false);
    // Once the form is gone the focus would be nowhere.
    setTimeout(() => button.current?.focus());
  };
  if (!open)
    return (
      <button
        ref={button}
        type="button"
        className={classOf(look)}
        data-testid={testid}
        aria-label={label}
        onClick={() => setOpen(true)}
      >
        {children}
      </button>
    );
  return (
    <form
      className="deed-form"
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault();
        attempt.run(async () => {
          await send(wish(reason.trim()));
          setReason('');
          setOpen(false);
          onDone?.();
        });
      }}
    >
      <b>{title}</b>
      {fields}
      <div className="field">
        <label htmlFor={id}>{words.reason}</label>
        <textarea
          ref={area}
          id={id}
          className="input"
          rows={2}
          maxLength={2000}
          required
          value={reason}
          onKeyDown={(event) => {
            if (event.key === 'Escape') close();
          }}
          data-testid={testid && `${testid}-reason`}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        {hint !== undefined && <small className="soft">{hint}</small>}
      </div>
      <Wrong of={attempt} />
      <div className="row">
        <button
          type="submit"
          className="button small iron"
          data-testid={testid && `${testid}-go`}
          disabled={attempt.busy || reason.trim() === ''}
        >
          {go}
        </button>
        <button type="button" className="button small quiet" onClick={close}>
          {words.cancel}
        </button>
      </div>
    </form>
  );
}
