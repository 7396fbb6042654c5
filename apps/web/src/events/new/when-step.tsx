/** When it begins, and at which pace it goes on. */
import { useId } from 'react';
import { Choice } from '../../shell/parts/field.tsx';
import { making as words } from '../../text/event-new.ts';
import { hourHere, momentOf, ownZone, zonesWith } from '../zone.ts';
import { CLOCKS, PACES } from './draft.ts';
import { Fixable, NumberField, type Of, Step, withTerms } from './parts.tsx';

const PACE_NAMES = ['live', 'slow'] as const;
const RUNS = ['by-itself', 'by-hand'] as const;
const AT_DEADLINE = ['adjudicate', 'clock'] as const;

export function WhenStep({ draft, change, fixed, isPast }: Of & { readonly isPast: boolean }) {
  const id = useId();
  const { terms, starts } = draft;
  const { pace, timeZone } = terms;
  const ladder = draft.settings.format.kind === 'ladder';
  const moment = momentOf(starts, timeZone);
  return (
    <Step title={words.when}>
      <div className="options-fields">
        <Fixable part="starts" fixed={fixed}>
          <div className="field">
            <label htmlFor={`${id}-starts`}>{ladder ? words.begins : words.startsAt}</label>
            <input
              id={`${id}-starts`}
              className="input"
              type="datetime-local"
              required
              value={starts}
              aria-invalid={isPast}
              aria-describedby={`${id}-here`}
              data-testid="starts-at"
              onChange={({ currentTarget }) => change({ ...draft, starts: currentTarget.value })}
            />
            <small id={`${id}-here`} className={isPast ? 'error' : 'soft'}>
              {isPast ? words.past : moment !== null && timeZone !== ownZone() ? words.yours(hourHere(moment)) : ''}
            </small>
          </div>
        </Fixable>
        <div className="field">
          <label htmlFor={`${id}-zone`}>{words.timeZone}</label>
          <select
            id={`${id}-zone`}
            className="select"
            value={timeZone}
            data-testid="time-zone"
            onChange={({ currentTarget }) => change(withTerms(draft, { timeZone: currentTarget.value }))}
          >
            {zonesWith(timeZone).map((zone) => (
              <option key={zone} value={zone}>
                {zone.replaceAll('_', ' ')}
              </option>
            ))}
          </select>
        </div>
        {!ladder && (
          <Fixable part="pace" fixed={fixed}>
            <Choice
              label={words.pace}
              value={pace.kind}
              of={PACE_NAMES}
              testid="pace"
              name={(one) => words.paces[one]}
              onChange={(one) =>
                change(
                  withTerms(draft, {
                    pace: PACES[one],
                    // A clock of hours goes with an evening, one of days with weeks.
                    clock: one === 'live' ? CLOCKS.evening : CLOCKS.weeks,
                    atDeadline: one === 'live' ? 'adjudicate' : 'clock',
                  }),
                )
              }
            />
          </Fixable>
        )}
        {pace.kind === 'live' ? (
          <>
            <NumberField
              label={words.noShow}
              value={pace.noShow}
              min={3}
              max={120}
              testid="no-show"
              onChange={(noShow) => change(withTerms(draft, { pace: { ...pace, noShow } }))}
            />
            <NumberField
              label={words.pause}
              value={pace.pause}
              min={0}
              max={720}
              testid="pause"
              onChange={(pause) => change(withTerms(draft, { pace: { ...pace, pause } }))}
            />
          </>
        ) : (
          <>
            {!ladder && (
              <NumberField
                label={words.days}
                value={pace.days}
                min={1}
                max={90}
                testid="days"
                onChange={(days) => change(withTerms(draft, { pace: { ...pace, days } }))}
              />
            )}
            <Choice
              label={ladder ? words.atChallengeEnd : words.atDeadline}
              value={terms.atDeadline}
              of={AT_DEADLINE}
              testid="at-deadline"
              name={(one) => words.atDeadlineOf[one]}
              onChange={(atDeadline) => change(withTerms(draft, { atDeadline }))}
            />
          </>
        )}
        <Choice
          label={ladder ? words.begun : words.runs}
          value={terms.runs}
          of={RUNS}
          testid="runs"
          name={(one) => (ladder ? words.begunOf : words.runsOf)[one]}
          onChange={(runs) => change(withTerms(draft, { runs }))}
        />
      </div>
    </Step>
  );
}
