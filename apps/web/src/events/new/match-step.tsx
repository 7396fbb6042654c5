/** The terms of each match, and how points are counted. */
import type { Watching } from '@warbeacon/protocol';
import { TIE_BREAKS } from '@warbeacon/tournament';
import { useId } from 'react';
import { Choice } from '../../shell/parts/field.tsx';
import { making as words } from '../../text/event-new.ts';
import { events } from '../../text/events.ts';
import { watchingText } from '../../text/watching.ts';
import { CLOCKS, type ClockName, clockName } from './draft.ts';
import { Fixable, NumberField, type OfGame, Step, Tick, withSettings, withTerms } from './parts.tsx';

const CLOCK_NAMES = ['short', 'evening', 'long', 'weeks', 'none'] as const satisfies readonly ClockName[];
const OWN_AND_USUAL: readonly (ClockName | 'own')[] = ['own', ...CLOCK_NAMES];

/** Whether it is one of those that can be chosen here: programs may make others. */
function isUsual(terms: OfGame['draft']['terms']): boolean {
  const sorted = (clock: object | null) => JSON.stringify(clock, Object.keys(clock ?? {}).toSorted());
  return sorted(CLOCKS[clockName(terms)]) === sorted(terms.clock);
}
const WATCHING: readonly Watching[] = [
  { policy: 'open' },
  { policy: 'delayed', minutes: 5 },
  { policy: 'delayed', minutes: 15 },
  { policy: 'delayed', minutes: 60 },
  { policy: 'private' },
];

export function MatchStep({ draft, change, fixed, title }: OfGame) {
  const id = useId();
  const { terms } = draft;
  const sameAs = JSON.stringify(terms.watching);
  const chosen = Math.max(
    0,
    WATCHING.findIndex((one) => JSON.stringify(one) === sameAs),
  );
  return (
    <Step title={words.match}>
      <div className="options-fields">
        <Choice
          label={words.clock}
          value={isUsual(terms) ? clockName(terms) : 'own'}
          of={isUsual(terms) ? CLOCK_NAMES : OWN_AND_USUAL}
          testid="event-clock"
          name={(one) => words.clocks[one]}
          onChange={(one) => {
            if (one !== 'own') change(withTerms(draft, { clock: CLOCKS[one] }));
          }}
        />
        <div className="field">
          <label htmlFor={id}>{words.watching}</label>
          <select
            id={id}
            className="select"
            value={chosen}
            data-testid="event-watching"
            onChange={({ currentTarget }) => {
              const watching = WATCHING[Number(currentTarget.value)];
              if (watching) change(withTerms(draft, { watching }));
            }}
          >
            {WATCHING.map((one, i) => (
              <option key={watchingText.choice(one)} value={i}>
                {watchingText.choice(one)}
              </option>
            ))}
          </select>
        </div>
      </div>
      {fixed?.options !== undefined && <p className="soft">{words.laterMatches}</p>}
      <Fixable part="rated" fixed={fixed}>
        <Tick label={words.rated} checked={terms.rated} onChange={(rated) => change(withTerms(draft, { rated }))} />
      </Fixable>
      <Tick
        label={words.callPauses}
        checked={terms.callPauses}
        onChange={(callPauses) => change(withTerms(draft, { callPauses }))}
      />
      {draft.settings.format.kind !== 'ladder' && (
        <details className="desk-fold" data-testid="fine">
          <summary>{words.fine}</summary>
          <Fine draft={draft} change={change} fixed={fixed} title={title} />
        </details>
      )}
    </Step>
  );
}

const POINTS = ['win', 'draw', 'loss', 'bye', 'walkover'] as const;

function Fine({ draft, change, fixed, title }: OfGame) {
  const measured = title?.margin !== undefined;
  const { points, tieBreaks, marginCap } = draft.settings;
  const put = (list: typeof tieBreaks) => change(withSettings(draft, { tieBreaks: list }));
  return (
    <>
      <p className="soft">{words.pointsHint}</p>
      <Fixable part="points" fixed={fixed}>
        <div className="points-fields">
          {POINTS.map((kind) => (
            <NumberField
              key={kind}
              label={words[kind]}
              value={points[kind]}
              min={0}
              max={20}
              onChange={(halves) => {
                const next = { ...points, [kind]: halves };
                // Who wins gets more than who draws, who gets no less than who loses.
                if (next.win > next.draw && next.draw >= next.loss) change(withSettings(draft, { points: next }));
              }}
            />
          ))}
        </div>
      </Fixable>
      <h3>{words.tieBreaks}</h3>
      <ol className="tie-breaks">
        {tieBreaks.map((one, i) => (
          <li key={one}>
            <span>
              <b>{events.tieBreaks[one]}</b> <small className="soft">{words.tieBreakWhy[one]}</small>
            </span>
            <span className="row">
              <button
                type="button"
                className="button small quiet"
                aria-label={words.up(events.tieBreaks[one])}
                disabled={i === 0}
                onClick={() => put(tieBreaks.toSpliced(i, 1).toSpliced(i - 1, 0, one))}
              >
                ▲
              </button>
              <button
                type="button"
                className="button small quiet"
                aria-label={words.off(events.tieBreaks[one])}
                onClick={() => put(tieBreaks.toSpliced(i, 1))}
              >
                ✕
              </button>
            </span>
          </li>
        ))}
      </ol>
      <div className="row">
        {TIE_BREAKS.filter((one) => !tieBreaks.includes(one) && (measured || one !== 'margin')).map((one) => (
          <button key={one} type="button" className="button small" onClick={() => put([...tieBreaks, one])}>
            <span aria-hidden="true">+</span> {events.tieBreaks[one]}
          </button>
        ))}
      </div>
      {title && !measured && (
        <p className="soft" data-testid="no-margin">
          {words.noMargin(title.title)}
        </p>
      )}
      {tieBreaks.includes('margin') && (
        <>
          <NumberField
            label={words.marginCap}
            value={marginCap}
            min={1}
            max={1000}
            onChange={(cap) => change(withSettings(draft, { marginCap: cap }))}
          />
          <p className="soft" data-testid="margin-why">
            {title?.margin}
          </p>
        </>
      )}
    </>
  );
}
