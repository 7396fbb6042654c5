/** What is played of a game that has more than one thing to play, asked before how it is played. */
import './what-is-played.css';
import { Suspense } from 'react';
import { isToldOf, usualOf } from '../face/agreed.ts';
import type { GameTitle, Options } from '../face/title.ts';

interface Props {
  readonly title: GameTitle;
  readonly wish: Options;
  onChange(wish: Options): void;
}

export function WhatIsPlayed({ title, wish, onChange }: Props) {
  const field = title.options.find(isToldOf);
  if (!field) return null;
  const wished = wish[field.name];
  const chosen = typeof wished === 'string' ? wished : String(usualOf(field));
  const choose = (value: string) => {
    const left = Object.entries(wish).filter(([name]) => !title.more?.names.includes(name));
    onChange({ ...Object.fromEntries(left), [field.name]: value });
  };
  return (
    <div className="card what-is-played" data-testid="what-is-played">
      <fieldset>
        <legend>{field.label}</legend>
        {Object.entries(field.values).map(([value, words]) => (
          <label key={value}>
            <input
              type="radio"
              name={field.name}
              value={value}
              checked={value === chosen}
              data-testid={`option-${field.name}-${value}`}
              onChange={() => choose(value)}
            />
            <b>{words}</b>
            <small>{field.told?.[value]}</small>
          </label>
        ))}
      </fieldset>
      <Suspense>{title.more && <title.more.Form key={chosen} wish={wish} onChange={onChange} />}</Suspense>
    </div>
  );
}
