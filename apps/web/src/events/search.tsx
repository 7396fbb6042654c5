/** Finds somebody in a list that is too long to be read. */
import { useId } from 'react';
import { events as words } from '../text/events.ts';

/** Of fewer nobody needs to be searched for. */
export const LONG = 24;

interface Props {
  readonly value: string;
  onChange(value: string): void;
}

export function Search({ value, onChange }: Props) {
  const id = useId();
  return (
    <div className="field event-search">
      <label htmlFor={id}>{words.find}</label>
      <input
        id={id}
        className="input"
        type="search"
        autoComplete="off"
        value={value}
        data-testid="find"
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </div>
  );
}

export const matches = (name: string, wanted: string): boolean =>
  name.toLocaleLowerCase().includes(wanted.trim().toLocaleLowerCase());
