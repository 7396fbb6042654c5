/** What players may agree on before a match: folded away, with the usual values chosen. */
import type { Options } from '@warbeacon/siege';
import { useId } from 'react';
import { text } from '../../../text/en.ts';
import { optionWords } from '../words/options.ts';

/** What can be chosen here; the numbers of the house are told in the rules and chosen nowhere. */
export type Wish = Omit<Options, 'house'>;

export const USUAL: Wish = {
  demoralization: 'house',
  wallBonus: 'upper',
  earlyEnd: false,
  reducedSides: 'attack-and-armour',
};

interface Props {
  readonly wish: Wish;
  onChange(wish: Wish): void;
}

export function MatchOptions({ wish, onChange }: Props) {
  const words = text.options;
  const changed = Object.keys(USUAL).filter((key) => wish[key as keyof Wish] !== USUAL[key as keyof Wish]).length;
  return (
    <details className="card options-fold" data-testid="match-options">
      <summary>
        {words.title} <span className="soft">{words.changed(changed)}</span>
      </summary>
      <div className="options-fields">
        <Choice
          name="demoralization"
          label={optionWords.demoralization}
          values={optionWords.demoralizationIs}
          value={wish.demoralization}
          onChange={(demoralization) => onChange({ ...wish, demoralization })}
        />
        <Choice
          name="wallBonus"
          label={optionWords.wallBonus}
          values={optionWords.wallBonusIs}
          value={wish.wallBonus}
          onChange={(wallBonus) => onChange({ ...wish, wallBonus })}
        />
        <Choice
          name="reducedSides"
          label={optionWords.reducedSides}
          values={optionWords.reducedSidesIs}
          value={wish.reducedSides}
          onChange={(reducedSides) => onChange({ ...wish, reducedSides })}
        />
        <label className="tick">
          <input
            type="checkbox"
            checked={wish.earlyEnd}
            data-testid="option-earlyEnd"
            onChange={(event) => onChange({ ...wish, earlyEnd: event.target.checked })}
          />
          <span>{optionWords.earlyEnd}</span>
        </label>
      </div>
      <p className="soft">
        {words.house} <a href="/rules#match-options">{words.houseLink}</a>
      </p>
    </details>
  );
}

interface ChoiceProps<T extends string> {
  readonly name: string;
  readonly label: string;
  /** In words; the usual one first. */
  readonly values: Readonly<Record<T, string>>;
  readonly value: T;
  onChange(value: T): void;
}

function Choice<T extends string>({ name, label, values, value, onChange }: ChoiceProps<T>) {
  const id = useId();
  const keys = Object.keys(values) as T[];
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="select"
        data-testid={`option-${name}`}
        value={value}
        onChange={(event) => {
          const next = keys.find((key) => key === event.target.value);
          if (next) onChange(next);
        }}
      >
        {keys.map((key) => (
          <option key={key} value={key}>
            {values[key]}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Only what differs from the usual: the server knows the rest. */
export function unusual(wish: Wish): Partial<Wish> {
  return Object.fromEntries(Object.entries(wish).filter(([key, value]) => value !== USUAL[key as keyof Wish]));
}
