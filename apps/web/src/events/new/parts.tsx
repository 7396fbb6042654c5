/** What the form of an event is made of. */
import type { EventPart, FixedParts } from '@warbeacon/protocol/events';
import { type ReactNode, useId, useState } from 'react';
import type { GameTitle } from '../../face/title.ts';
import { making as words } from '../../text/event-new.ts';
import type { Draft } from './draft.ts';

/** What a part of the form is given: the event as it is, and how to change it. */
export interface Of {
  readonly draft: Draft;
  change(draft: Draft): void;
  /** Of an event that is made already: what may not be changed any more. */
  readonly fixed?: FixedParts | undefined;
  /** Rounds that are paired already. */
  readonly paired?: number;
}

/** What is in it may be changed as long as the part of the event may; else it is shown as it stands, with the reason. */
export function Fixable({
  part,
  fixed,
  children,
}: Pick<Of, 'fixed'> & { readonly part: EventPart; readonly children: ReactNode }) {
  const id = useId();
  const why = fixed?.[part];
  if (why === undefined) return children;
  return (
    <fieldset className="fixed-part" disabled aria-describedby={id} data-testid={`fixed-${part}`}>
      {children}
      <small id={id} className="soft">
        {words.fixedWhy[part === 'game' ? why : 'begun']}
      </small>
    </fieldset>
  );
}

/** With what its game has words for; `undefined` before it is known. */
export interface OfGame extends Of {
  readonly title: GameTitle | undefined;
}

/** Changes to the one or the other half of it. */
export const withSettings = (draft: Draft, settings: Partial<Draft['settings']>): Draft => ({
  ...draft,
  settings: { ...draft.settings, ...settings },
});
export const withTerms = (draft: Draft, terms: Partial<Draft['terms']>): Draft => ({
  ...draft,
  terms: { ...draft.terms, ...terms },
});
export const withEntry = (draft: Draft, entry: Partial<Draft['settings']['entry']>): Draft =>
  withSettings(draft, { entry: { ...draft.settings.entry, ...entry } });

export function Step({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="card making-step" aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

interface NumberProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly testid?: string;
  onChange(value: number): void;
}

/** A number that is out of bounds, or none while it is typed, changes nothing. */
export function NumberField({ label, value, min, max, testid, onChange }: NumberProps) {
  const id = useId();
  // As long as somebody is at it, it is what they have typed.
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="input"
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        required
        value={typed ?? String(value)}
        data-testid={testid}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          const wish = currentTarget.valueAsNumber;
          if (Number.isInteger(wish) && wish >= min && wish <= max && wish !== value) onChange(wish);
        }}
        onBlur={() => setTyped(null)}
      />
    </div>
  );
}

export function Tick({
  label,
  checked,
  testid,
  onChange,
}: {
  readonly label: string;
  readonly checked: boolean;
  readonly testid?: string;
  onChange(checked: boolean): void;
}) {
  return (
    <label className="tick">
      <input
        type="checkbox"
        checked={checked}
        data-testid={testid}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <span>{label}</span>
    </label>
  );
}
