/** A line to write in, with its name above and a hint below. */
import { type ReactNode, useId } from 'react';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly testid: string;
  readonly type?: 'text' | 'email' | 'password';
  readonly autoComplete: string;
  readonly maxLength: number;
  readonly minLength?: number;
  readonly hint?: ReactNode;
  onChange(value: string): void;
}

export function Field({ label, hint, value, testid, type = 'text', onChange, ...more }: Props) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="input"
        type={type}
        required
        value={value}
        data-testid={testid}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onChange={(event) => onChange(event.target.value)}
        {...more}
      />
      {hint !== undefined && (
        <small id={`${id}-hint`} className="soft">
          {hint}
        </small>
      )}
    </div>
  );
}
