/** What players may agree on before a match: folded away, with the usual values chosen. */
import { useEffect, useId, useState } from 'react';
import { isToldOf, unusual, usualOf } from '../face/agreed.ts';
import type { AgreedLine, GameTitle, OptionField, Options } from '../face/title.ts';
import { RatedChoice } from './rated-choice.tsx';
import { AgreedOptions } from '../shell/parts/agreed-options.tsx';
import { late } from '../shell/parts/late.tsx';
import type { Terms } from '../shell/parts/terms-choice.tsx';
import { options as words } from '../text/options.ts';

interface Props {
  readonly title: GameTitle;
  readonly wish: Options;
  readonly terms: Terms;
  onChange(wish: Options): void;
  onTerms(terms: Terms): void;
}

const TermsChoice = late(async () => (await import('../shell/parts/terms-choice.tsx')).TermsChoice);

export function MatchOptions({ title, wish, terms, onChange, onTerms }: Props) {
  const [open, setOpen] = useState(false);
  const wishes = unusual(title, wish);
  // What is played is rated, whatever it is; by its own usual options.
  const told = title.options.filter(isToldOf).map(({ name }) => name);
  const inFold = title.options.filter((field) => !isToldOf(field));
  const inFoldChanged = inFold.filter(({ name }) => name in wishes).length;
  return (
    <>
      {inFold.length > 0 && (
        <details
          className="card options-fold"
          data-testid="match-options"
          onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
        >
          <summary>
            {words.title} <span className="soft">{words.changed(inFoldChanged)}</span>
          </summary>
          <div className="options-fields">
            {inFold.map((field) => (
              <OptionInput
                key={field.name}
                field={field}
                value={wish[field.name] ?? usualOf(field)}
                onChange={(value) => onChange({ ...wish, [field.name]: value })}
              />
            ))}
            {open && <TermsChoice terms={terms} onChange={onTerms} />}
          </div>
          {open && title.house && <House load={title.house} />}
          <p className="soft">
            {words.house} <a href={`${title.rules}#match-options`}>{words.houseLink}</a>
          </p>
        </details>
      )}
      <RatedChoice
        game={title.id}
        terms={terms}
        unusual={Object.keys(wishes).some((name) => !told.includes(name))}
        onChange={onTerms}
      />
    </>
  );
}

/** What the house has chosen, for who looks at the options. Where it cannot be fetched, the link below leads to it. */
function House({ load }: { readonly load: NonNullable<GameTitle['house']> }) {
  const [lines, setLines] = useState<readonly AgreedLine[]>([]);
  useEffect(() => {
    let here = true;
    load().then(
      (found) => here && setLines(found),
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [load]);
  if (lines.length === 0) return null;
  return (
    <div className="set-by-house" data-testid="house-values">
      <h3>{words.houseTitle}</h3>
      <AgreedOptions lines={lines} />
    </div>
  );
}

interface FieldProps {
  readonly field: OptionField;
  readonly value: unknown;
  onChange(value: string | boolean): void;
}

export function OptionInput({ field, value, onChange }: FieldProps) {
  const id = useId();
  const testid = `option-${field.name}`;
  if (field.kind === 'tick') {
    return (
      <label className="tick">
        <input
          type="checkbox"
          checked={value === true}
          data-testid={testid}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{field.label}</span>
      </label>
    );
  }
  return (
    <div className="field">
      <label htmlFor={id}>{field.label}</label>
      <select
        id={id}
        className="select"
        data-testid={testid}
        value={String(value)}
        onChange={(event) => onChange(event.target.value)}
      >
        {Object.entries(field.values).map(([key, words]) => (
          <option key={key} value={key}>
            {words}
          </option>
        ))}
      </select>
    </div>
  );
}
