/** Building a force: one line for each kind of model, with what it has beyond its profile. */
import { PROFILES } from '@warbeacon/skirmish/data';
import {
  EXTRA_POINTS,
  type Extra,
  type ForceEntry,
  MOST_BOUGHT,
  pointsOfEntry,
  profilesFor,
  type Scenario,
  whyNotExtras,
} from '@warbeacon/skirmish/forces';
import { type Draft, type Side, timesOf, withEntry, withExtra, withOneMore } from './draft.ts';

interface Props {
  readonly side: Side;
  readonly scenario: Scenario;
  readonly draft: Draft;
  onChange(draft: Draft): void;
}

const EXTRAS = Object.keys(EXTRA_POINTS) as readonly Extra[];
const STORES: ReadonlySet<Extra> = new Set(['might', 'will', 'fate']);

export function Builder({ side, scenario, draft, onChange }: Props) {
  return (
    <>
      <ul className="muster-list own">
        {draft.map((entry, at) => (
          <Line key={at} entry={entry} onChange={(next) => onChange(withEntry(draft, at, next))} />
        ))}
      </ul>
      <select
        className="select"
        aria-label="Add a model"
        data-testid={`add-${side}`}
        value=""
        onChange={({ target }) => onChange(withOneMore(draft, target.value))}
      >
        <option value="" disabled>
          Add a model…
        </option>
        {profilesFor(scenario, side).map(({ id, name, points }) => (
          <option key={id} value={id}>
            {name}: {points}
          </option>
        ))}
      </select>
    </>
  );
}

interface LineProps {
  readonly entry: ForceEntry;
  onChange(entry: ForceEntry): void;
}

function Line({ entry, onChange }: LineProps) {
  const profile = PROFILES.get(entry.profile);
  const name = profile?.name ?? entry.profile;
  const may = EXTRAS.filter((extra) => timesOf(entry, extra) > 0 || (profile && !whyNotExtras(profile, [extra])));
  return (
    <li>
      <span className="muster-count">
        <button
          type="button"
          className="button small quiet"
          aria-label={`One fewer: ${name}`}
          onClick={() => onChange({ ...entry, count: entry.count - 1 })}
        >
          −
        </button>
        <b>{entry.count}</b>
        <button
          type="button"
          className="button small quiet"
          aria-label={`One more: ${name}`}
          onClick={() => onChange({ ...entry, count: entry.count + 1 })}
        >
          +
        </button>
      </span>
      <span>
        {name} <small className="soft">{pointsOfEntry(entry)} points</small>
        {may.length > 0 && (
          <span className="muster-extras">
            {may.map((extra) => (
              <ExtraInput key={extra} extra={extra} entry={entry} onChange={onChange} />
            ))}
          </span>
        )}
      </span>
    </li>
  );
}

interface ExtraProps extends LineProps {
  readonly extra: Extra;
}

function ExtraInput({ extra, entry, onChange }: ExtraProps) {
  const times = timesOf(entry, extra);
  const words = `${extra.replaceAll('-', ' ')} (${EXTRA_POINTS[extra]})`;
  if (STORES.has(extra)) {
    return (
      <label>
        <input
          type="number"
          min={0}
          max={MOST_BOUGHT}
          value={times}
          onChange={({ target }) => {
            const wished = Math.trunc(target.valueAsNumber);
            if (wished >= 0 && wished <= MOST_BOUGHT) onChange(withExtra(entry, extra, wished));
          }}
        />
        + {words}
      </label>
    );
  }
  return (
    <label>
      <input
        type="checkbox"
        checked={times > 0}
        onChange={({ target }) => onChange(withExtra(entry, extra, target.checked ? 1 : 0))}
      />
      {words}
    </label>
  );
}
