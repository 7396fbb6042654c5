/** Who may enter, and until when. */
import { useId } from 'react';
import { Choice, Field } from '../../shell/parts/field.tsx';
import { making as words } from '../../text/event-new.ts';
import { Fixable, NumberField, type Of, Step, Tick, withEntry, withTerms } from './parts.tsx';

const BY = ['open', 'code', 'approval', 'rating'] as const;
const HALVES = ['0', '1', '2'] as const;
const USUAL_RANGE = { from: 1000, to: 1800 };

export function WhoStep({ draft, change, fixed }: Of) {
  const id = useId();
  const { entry } = draft.settings;
  const { pace } = draft.terms;
  const range = entry.range ?? USUAL_RANGE;
  return (
    <Step title={words.who}>
      <div className="options-fields">
        <Choice
          label={words.who}
          value={entry.by}
          of={BY}
          testid="entry-by"
          name={(one) => words.entryBy[one]}
          onChange={(by) => change(withEntry(draft, { by, range: by === 'rating' ? range : null }))}
        />
        {entry.by === 'code' && (
          <Field
            label={words.code}
            value={draft.terms.code ?? ''}
            testid="code"
            autoComplete="off"
            maxLength={40}
            onChange={(code) => change(withTerms(draft, { code }))}
          />
        )}
        {entry.by === 'rating' && (
          <>
            <NumberField
              label={words.from}
              value={range.from}
              min={0}
              max={4000}
              onChange={(from) => change(withEntry(draft, { range: { ...range, from } }))}
            />
            <NumberField
              label={words.to}
              value={range.to}
              min={0}
              max={4000}
              onChange={(to) => change(withEntry(draft, { range: { ...range, to } }))}
            />
          </>
        )}
        <div className="field">
          <label htmlFor={id}>{words.limit}</label>
          <input
            id={id}
            className="input"
            type="number"
            min={2}
            max={4096}
            value={entry.limit ?? ''}
            data-testid="limit"
            onChange={({ currentTarget }) => {
              const limit = currentTarget.valueAsNumber;
              change(withEntry(draft, { limit: Number.isInteger(limit) && limit >= 2 ? Math.min(4096, limit) : null }));
            }}
          />
        </div>
        {draft.settings.format.kind === 'swiss' && (
          <NumberField
            label={words.lateUntil}
            value={entry.lateUntil}
            min={0}
            max={draft.settings.format.rounds}
            testid="late-until"
            onChange={(lateUntil) => change(withEntry(draft, { lateUntil }))}
          />
        )}
        {draft.settings.format.kind === 'swiss' && entry.lateUntil > 0 && (
          <Choice
            label={words.lateScore}
            value={HALVES[entry.lateScore] ?? '0'}
            of={HALVES}
            testid="late-score"
            name={(one) => words.lateScoreOf[one]}
            onChange={(one) => change(withEntry(draft, { lateScore: HALVES.indexOf(one) }))}
          />
        )}
        {entry.checkIn &&
          fixed?.checkIn === undefined &&
          (pace.kind === 'live' ? (
            <NumberField
              label={words.checkInMinutes}
              value={pace.checkIn}
              min={5}
              max={240}
              onChange={(checkIn) => change(withTerms(draft, { pace: { ...pace, checkIn } }))}
            />
          ) : (
            <NumberField
              label={words.checkInHours}
              value={pace.checkIn}
              min={1}
              max={336}
              onChange={(checkIn) => change(withTerms(draft, { pace: { ...pace, checkIn } }))}
            />
          ))}
      </div>
      {draft.settings.format.kind !== 'ladder' && (
        <Fixable part="checkIn" fixed={fixed}>
          <Tick
            label={words.checkIn}
            checked={entry.checkIn}
            testid="needs-check-in"
            onChange={(checkIn) => change(withEntry(draft, { checkIn }))}
          />
        </Fixable>
      )}
      {entry.limit !== null && (
        <Tick
          label={words.waitingList}
          checked={entry.waitingList}
          onChange={(waitingList) => change(withEntry(draft, { waitingList }))}
        />
      )}
      <Tick
        label={words.listed}
        checked={draft.terms.listed}
        onChange={(listed) => change(withTerms(draft, { listed }))}
      />
    </Step>
  );
}
