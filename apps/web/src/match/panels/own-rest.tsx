/** In a match over weeks: when one's own clock stands, at night and while one is away. */
import { type ClockCell, clockCellSchema } from '@warbeacon/protocol';
import { useId, useState } from 'react';
import { late } from '../../shell/parts/late.tsx';
import { rest as words } from '../../text/rest.ts';
import { useMatch, useMatchStore } from '../line/context.ts';

const PushSwitch = late(async () => (await import('../../shell/parts/push-switch.tsx')).PushSwitch);

const DAY_MS = 86_400_000;
const DAY_MINUTES = 24 * 60;

type Rest = NonNullable<ClockCell>['rest'][string];

export function OwnRest() {
  const { json, side } = useMatch((state) => ({ json: state.cells.get('clock') ?? 'null', side: state.side }));
  const clock = clockCellSchema.safeParse(JSON.parse(json)).data;
  const rest = side === null ? undefined : clock?.rest[side];
  return rest ? <Resting rest={rest} /> : null;
}

function Resting({ rest }: { readonly rest: Rest }) {
  const store = useMatchStore();
  const title = useId();
  const [from, setFrom] = useState(timeOf(rest.quiet?.from ?? localMinutes(22)));
  const [to, setTo] = useState(timeOf(rest.quiet?.to ?? localMinutes(7)));
  const say = (does: object) => void store.getState().say('rest', { does });
  const days = Math.ceil(rest.vacation / DAY_MS);
  return (
    <section aria-labelledby={title} data-testid="own-rest">
      <h3 id={title}>{words.title}</h3>
      {(rest.away || days > 0) && (
        <p className="row">
          <span>{rest.away ? words.youAreAway(days) : words.vacation(days)}</span>
          <button
            type="button"
            className="button small"
            data-testid={rest.away ? 'rest-return' : 'rest-leave'}
            onClick={() => say({ act: rest.away ? 'return' : 'leave' })}
          >
            {rest.away ? words.return : words.leave}
          </button>
        </p>
      )}
      <form
        className="row"
        onSubmit={(event) => {
          event.preventDefault();
          say({ act: 'quiet', from: minutesOf(from), to: minutesOf(to) });
        }}
      >
        <TimeField label={words.from} testid="quiet-from" value={from} onChange={setFrom} />
        <TimeField label={words.to} testid="quiet-to" value={to} onChange={setTo} />
        <button type="submit" className="button small" data-testid="quiet-set">
          {words.set}
        </button>
      </form>
      <p className="soft">
        {rest.quiet ? words.quiet(timeOf(rest.quiet.from), timeOf(rest.quiet.to)) : words.noQuiet} {words.note}
      </p>
      <PushSwitch heading="h3" />
    </section>
  );
}

interface TimeFieldProps {
  readonly label: string;
  readonly testid: string;
  readonly value: string;
  onChange(value: string): void;
}

function TimeField({ label, testid, value, onChange }: TimeFieldProps) {
  return (
    <label className="field">
      <span>{label}</span>
      <input
        className="input"
        type="time"
        required
        data-testid={testid}
        value={value}
        onInput={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </label>
  );
}

/** An hour of this place, as a minute of the day in UTC. */
function localMinutes(hour: number): number {
  return wrapped(hour * 60 + new Date().getTimezoneOffset());
}

/** The time of day here at a minute of the day in UTC, as a browser's field for times has it. */
function timeOf(utc: number): string {
  const here = wrapped(utc - new Date().getTimezoneOffset());
  return `${two(Math.floor(here / 60))}:${two(here % 60)}`;
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return wrapped(hours * 60 + minutes + new Date().getTimezoneOffset());
}

const wrapped = (minutes: number): number => ((minutes % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
const two = (n: number): string => String(n).padStart(2, '0');
