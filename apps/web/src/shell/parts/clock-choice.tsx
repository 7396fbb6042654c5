/** Which clock two players agree on before a match: one of a few, or none. */
import type { CreateMatch } from '@warbeacon/protocol';
import { aside } from '../../text/aside.ts';

type Clock = NonNullable<CreateMatch['clock']>;

const PRESETS = {
  evening: { kind: 'live', bank: 1800, increment: 30, reserve: 20 },
  afternoon: { kind: 'live', bank: 7200, increment: 60, reserve: 60 },
  weeks: { kind: 'days', bank: 5, refill: 2, cap: 7, vacation: 14 },
} as const satisfies Readonly<Record<string, Clock>>;

interface Props {
  readonly clock: Clock | undefined;
  onChange(clock: Clock | undefined): void;
}

export function ClockChoice({ clock, onChange }: Props) {
  const names = Object.keys(PRESETS).filter((name): name is keyof typeof PRESETS => name in PRESETS);
  return (
    <label className="field">
      <span>{aside.clock}</span>
      <select
        className="input"
        data-testid="clock-choice"
        value={names.find((name) => PRESETS[name] === clock) ?? ''}
        onChange={({ currentTarget }) =>
          onChange(names.flatMap((name) => (name === currentTarget.value ? PRESETS[name] : []))[0])
        }
      >
        <option value="">{aside.none}</option>
        {names.map((name) => (
          <option key={name} value={name}>
            {aside.setting(PRESETS[name])}
          </option>
        ))}
      </select>
      <small className="soft">{aside.clockNote}</small>
    </label>
  );
}
