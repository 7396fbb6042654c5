/** A line to write in, with its name above and a hint below. */
import { LEAST_PASSWORD, MOST_PASSWORD } from '@warbeacon/protocol';
import { type ReactNode, useId } from 'react';
import { people } from '../../text/people.ts';

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

const MOST_NAME = 24;

/** By which others know somebody. */
export function NameField(props: Pick<Props, 'value' | 'testid' | 'onChange'>) {
  return <Field {...props} label={people.name} hint={people.nameHint} autoComplete="nickname" maxLength={MOST_NAME} />;
}

const MOST_EMAIL = 254;

/** `username`: the one that somebody signs in with. */
export function EmailField({
  isNew = false,
  ...props
}: Pick<Props, 'value' | 'testid' | 'hint' | 'onChange'> & { readonly label?: string; readonly isNew?: boolean }) {
  return (
    <Field
      label={people.email}
      {...props}
      type="email"
      autoComplete={isNew ? 'email' : 'username'}
      maxLength={MOST_EMAIL}
    />
  );
}

type PasswordProps = Pick<Props, 'label' | 'value' | 'testid' | 'onChange'>;

/** The one that proves who one is. */
export function PresentPassword(props: PasswordProps) {
  return <Field {...props} type="password" autoComplete="current-password" maxLength={MOST_PASSWORD} />;
}

export function NewPassword(props: PasswordProps) {
  return (
    <Field
      {...props}
      hint={people.passwordHint(LEAST_PASSWORD)}
      type="password"
      autoComplete="new-password"
      minLength={LEAST_PASSWORD}
      maxLength={MOST_PASSWORD}
    />
  );
}

/** One of a few, by its name. */
export function Choice<T extends string>({
  label,
  value,
  of,
  testid,
  name,
  onChange,
}: {
  readonly label: string;
  readonly value: T;
  readonly of: readonly T[];
  readonly testid: string;
  name(one: NoInfer<T>): string;
  onChange(one: NoInfer<T>): void;
}) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="input"
        value={value}
        data-testid={testid}
        onChange={({ target }) => onChange(of.find((one) => one === target.value) ?? value)}
      >
        {of.map((one) => (
          <option key={one} value={one}>
            {name(one)}
          </option>
        ))}
      </select>
    </div>
  );
}
