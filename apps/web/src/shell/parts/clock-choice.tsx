/** Which clock two players agree on before a match: one of a few, or none. */
import type { CreateMatch } from '@warbeacon/protocol';
import { aside } from '../../text/aside.ts';
import { whenOver } from '../../text/when-over.ts';

type Clock = NonNullable<CreateMatch['clock']>;

const PRESETS = {
  evening: { kind: 'live', bank: 1800, increment: 30, reserve: 20 },
  afternoon: { kind: 'live', bank: 7200, increment: 60, reserve: 60 },
  weeks: { kind: 'days', bank: 5, refill: 2, cap: 7, vacation: 14 },
} as const satisfies Readonly<Record<string, Clock>>;

/** Hours after which a win on time is claimed. */
const GRACES = [12, 24, 72, 168];

function nameOf(clock: Clock | undefined): string {
  return clock === undefined
    ? ''
    : clock.kind === 'days'
      ? 'weeks'
      : clock.bank === PRESETS.evening.bank
        ? 'evening'
        : 'afternoon';
}

interface Props {
  readonly clock: Clock | undefined;
  onChange(clock: Clock | undefined): void;
}

export function ClockChoice({ clock, onChange }: Props) {
  const names = Object.keys(PRESETS).filter((name): name is keyof typeof PRESETS => name in PRESETS);
  const name = nameOf(clock);
  return (
    <>
      <label className="field">
        <span>{aside.clock}</span>
        <select
          className="input"
          data-testid="clock-choice"
          value={name}
          onChange={({ currentTarget }) =>
            onChange(names.flatMap((one) => (one === currentTarget.value ? PRESETS[one] : []))[0])
          }
        >
          <option value="">{aside.none}</option>
          {names.map((one) => (
            <option key={one} value={one}>
              {aside.setting(PRESETS[one])}
            </option>
          ))}
        </select>
        <small className="soft">{aside.clockNote}</small>
      </label>
      {clock?.kind === 'days' && (
        <label className="field">
          <span>{whenOver.title}</span>
          <select
            className="input"
            data-testid="when-over"
            value={clock.grace ?? ''}
            onChange={({ currentTarget: { value } }) => {
              const { grace: _grace, whenOver: _choice, ...rest } = clock;
              onChange(value === '' ? rest : { ...rest, whenOver: 'claim-after', grace: Number(value) });
            }}
          >
            <option value="">{whenOver.choices(null)}</option>
            {GRACES.map((hours) => (
              <option key={hours} value={hours}>
                {whenOver.choices(hours)}
              </option>
            ))}
          </select>
          <small className="soft">{whenOver.note}</small>
        </label>
      )}
    </>
  );
}
