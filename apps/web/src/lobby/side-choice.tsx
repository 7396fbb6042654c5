import type { GameName } from '../face/title.ts';
import { text } from '../text/en.ts';

interface Props {
  readonly title: GameName;
  /** Different on each form of a page. */
  readonly name: string;
  /** A side of the game, or `random`. */
  readonly value: string;
  onChange(side: string): void;
}

export function SideChoice({ title, name, value, onChange }: Props) {
  const choices = [
    ...title.sides.map((side) => ({ id: side.id, label: side.name, part: side.part })),
    { id: 'random', label: text.side.random, part: '\u00a0' },
  ];
  return (
    <fieldset className="sides">
      <legend>{text.side.choose}</legend>
      {choices.map(({ id, label, part }) => (
        <label key={id} className="side-choice">
          <input
            type="radio"
            name={name}
            value={id}
            checked={value === id}
            data-testid={`${name}-side-${id}`}
            onChange={() => onChange(id)}
          />
          <title.Arms of={id} />
          <b>{label}</b>
          <small>{part}</small>
        </label>
      ))}
    </fieldset>
  );
}
