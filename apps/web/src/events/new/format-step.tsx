/** The format, and what it needs to know. */
import type { Format, FormatKind } from '@warbeacon/tournament';
import type { GameTitle } from '../../face/title.ts';
import { Choice } from '../../shell/parts/field.tsx';
import { making as words } from '../../text/event-new.ts';
import { USUAL_INACTIVE_DAYS, withFormat } from './draft.ts';
import { Fixable, NumberField, type OfGame, Step, Tick, withSettings } from './parts.tsx';

const KINDS: readonly FormatKind[] = ['swiss', 'round-robin', 'elimination', 'double-elimination', 'groups', 'ladder'];
const ONE_TWO = ['1', '2'] as const;
const UNPAID = ['balanced', 'fixed'] as const;
const SIDES = [...UNPAID, 'bids'] as const;

export function FormatStep({ draft, change, fixed, title, paired = 0 }: OfGame) {
  const { format, legs, sides } = draft.settings;
  const kinds = fixed?.format === undefined ? KINDS : [format.kind];
  const isSwiss = format.kind === 'swiss';
  const fields = (
    <FormatFields
      format={format}
      least={Math.max(1, paired)}
      onChange={(next) => change(withSettings(draft, { format: next }))}
    />
  );
  return (
    <Step title={words.format}>
      <Fixable part="format" fixed={fixed}>
        <fieldset className="format-cards">
          <legend className="hidden-to-eye">{words.format}</legend>
          {kinds.map((kind) => {
            const [name, why] = words.formats[kind];
            return (
              <label key={kind} className="side-choice format-card">
                <input
                  type="radio"
                  name="format"
                  checked={format.kind === kind}
                  data-testid={`format-${kind}`}
                  onChange={() => change(withFormat(draft, kind))}
                />
                <b>{name}</b>
                <small>{why}</small>
              </label>
            );
          })}
        </fieldset>
        {!isSwiss && <div className="options-fields">{fields}</div>}
      </Fixable>
      <div className="options-fields">
        {isSwiss && fields}
        <Fixable part="legs" fixed={fixed}>
          <Choice
            label={words.legs}
            value={ONE_TWO[legs - 1] ?? '1'}
            of={ONE_TWO}
            testid="legs"
            name={(one) => words.legsOf[one === '1' ? 1 : 2]}
            onChange={(one) => change(withSettings(draft, { legs: one === '1' ? 1 : 2 }))}
          />
        </Fixable>
        {legs === 1 && (
          <Fixable part="sides" fixed={fixed}>
            <Choice
              label={words.sides}
              value={sides}
              of={title?.handicap === undefined ? UNPAID : SIDES}
              testid="sides"
              name={(one) => (format.kind === 'ladder' ? words.ladderSidesOf : words.sidesOf)[one]}
              onChange={(one) => change(withSettings(draft, { sides: one }))}
            />
          </Fixable>
        )}
      </div>
      {legs === 1 && title && <SidesHint title={title} bids={sides === 'bids'} />}
    </Step>
  );
}

/** What bids are made in, or why there are none. */
function SidesHint({ title, bids }: { readonly title: GameTitle; readonly bids: boolean }) {
  if (title.handicap === undefined)
    return (
      <p className="soft" data-testid="no-bids">
        {words.noBids(title.title)}
      </p>
    );
  if (!bids) return null;
  return (
    <p className="soft" data-testid="bids-why">
      {words.bidsWhy} {title.handicap.why}
    </p>
  );
}

function FormatFields({
  format,
  least,
  onChange,
}: {
  readonly format: Format;
  readonly least: number;
  onChange(format: Format): void;
}) {
  switch (format.kind) {
    case 'swiss':
      return (
        <NumberField
          label={words.rounds}
          value={format.rounds}
          min={least}
          max={20}
          testid="rounds"
          onChange={(rounds) => onChange({ ...format, rounds })}
        />
      );
    case 'round-robin':
      return <Cycles value={format.cycles} onChange={(cycles) => onChange({ ...format, cycles })} />;
    case 'elimination':
      return (
        <Tick
          label={words.thirdPlace}
          checked={format.thirdPlace}
          onChange={(thirdPlace) => onChange({ ...format, thirdPlace })}
        />
      );
    case 'double-elimination':
      return null;
    case 'groups':
      return (
        <>
          <NumberField
            label={words.groups}
            value={format.groups}
            min={2}
            max={64}
            testid="groups"
            onChange={(groups) => onChange({ ...format, groups })}
          />
          <NumberField
            label={words.advance}
            value={format.advance}
            min={1}
            max={8}
            onChange={(advance) => onChange({ ...format, advance })}
          />
          <Cycles value={format.cycles} onChange={(cycles) => onChange({ ...format, cycles })} />
          <Tick
            label={words.thirdPlace}
            checked={format.thirdPlace}
            onChange={(thirdPlace) => onChange({ ...format, thirdPlace })}
          />
        </>
      );
    case 'ladder':
      return (
        <>
          <NumberField
            label={words.reach}
            value={format.reach}
            min={1}
            max={20}
            testid="reach"
            onChange={(reach) => onChange({ ...format, reach })}
          />
          <NumberField
            label={words.answerDays}
            value={format.answerDays}
            min={1}
            max={30}
            testid="answer-days"
            onChange={(answerDays) => onChange({ ...format, answerDays })}
          />
          <NumberField
            label={words.playDays}
            value={format.playDays}
            min={1}
            max={90}
            testid="play-days"
            onChange={(playDays) => onChange({ ...format, playDays })}
          />
          {format.inactiveDays !== null && (
            <NumberField
              label={words.inactiveDays}
              value={format.inactiveDays}
              min={3}
              max={365}
              testid="inactive-days"
              onChange={(inactiveDays) => onChange({ ...format, inactiveDays })}
            />
          )}
          <Tick
            label={words.slides}
            checked={format.inactiveDays !== null}
            testid="slides"
            onChange={(slides) => onChange({ ...format, inactiveDays: slides ? USUAL_INACTIVE_DAYS : null })}
          />
        </>
      );
  }
}

function Cycles({ value, onChange }: { readonly value: 1 | 2; onChange(cycles: 1 | 2): void }) {
  return (
    <Choice
      label={words.cycles}
      value={ONE_TWO[value - 1] ?? '1'}
      of={ONE_TWO}
      testid="cycles"
      name={(one) => (one === '1' ? words.once : words.twice)}
      onChange={(one) => onChange(one === '1' ? 1 : 2)}
    />
  );
}
