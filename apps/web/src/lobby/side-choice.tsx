import { type Side, SIDES } from '@warbeacon/siege';
import { Shield } from '../games/helms-deep/art/shield.tsx';
import { sideName } from '../games/helms-deep/names.ts';
import { text } from '../text/en.ts';

interface Props {
  /** Different on each form of a page. */
  readonly name: string;
  readonly value: Side | 'random';
  onChange(side: Side | 'random'): void;
}

export function SideChoice({ name, value, onChange }: Props) {
  return (
    <fieldset className="sides">
      <legend>{text.side.choose}</legend>
      {([...SIDES, 'random'] as const).map((side) => (
        <label key={side} className="side-choice">
          <input
            type="radio"
            name={name}
            value={side}
            checked={value === side}
            data-testid={`${name}-side-${side}`}
            onChange={() => onChange(side)}
          />
          <Shield of={side} />
          <b>{side === 'random' ? text.side.random : sideName(side)}</b>
          <small>
            {side === 'isengard' ? text.side.attacker : side === 'westernesse' ? text.side.defender : '\u00a0'}
          </small>
        </label>
      ))}
    </fieldset>
  );
}
