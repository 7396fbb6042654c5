/** How well the computer is to play. */
import './level-choice.css';
import type { Level } from '@warbeacon/protocol';
import { levelHeading, levels } from '../text/levels.ts';

const LEVELS = ['learner', 'steady', 'strong'] as const satisfies readonly Level[];

interface Props {
  readonly value: Level;
  onChange(level: Level): void;
}

export function LevelChoice({ value, onChange }: Props) {
  return (
    <fieldset className="levels" data-testid="levels">
      <legend>{levelHeading}</legend>
      {LEVELS.map((level) => (
        <label key={level}>
          <input
            type="radio"
            name="level"
            value={level}
            checked={value === level}
            data-testid={`level-${level}`}
            onChange={() => onChange(level)}
          />
          <b>{levels[level].name}</b>
        </label>
      ))}
      <p className="soft">{levels[value].told}</p>
    </fieldset>
  );
}
