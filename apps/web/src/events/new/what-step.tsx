/** What the event is: its name, the game with its options, and what entrants should know. */
import { useEffect, useId, useMemo } from 'react';
import { usualOf } from '../../face/agreed.ts';
import { GameCards } from '../../lobby/game-cards.tsx';
import { Trouble } from '../../lobby/list.tsx';
import { OptionInput } from '../../lobby/match-options.tsx';
import { useGames, useTitle } from '../../lobby/use-games.ts';
import { Field } from '../../shell/parts/field.tsx';
import { making as words } from '../../text/event-new.ts';
import { Fixable, type Of, Step, withTerms } from './parts.tsx';

export function WhatStep({ draft, change, fixed, noName }: Of & { readonly noName: boolean }) {
  const id = useId();
  const games = useGames();
  const cards = games.answer?.cards ?? [];
  const { terms } = draft;
  const chosen = cards.find((card) => card.id === terms.game) ?? cards[0];
  const title = useTitle(chosen?.id).answer;
  // Until it is known what is played here there is nothing to choose.
  const first = chosen?.id;
  const isFixed = fixed?.game !== undefined;
  useEffect(() => {
    if (!isFixed && first !== undefined && first !== terms.game) change(withTerms(draft, { game: first, options: {} }));
  }, [first, isFixed, terms.game, draft, change]);
  const fields = useMemo(() => title?.options ?? [], [title]);
  return (
    <Step title={words.what}>
      <Field
        label={words.name}
        value={draft.title}
        testid="event-title"
        autoComplete="off"
        maxLength={80}
        hint={noName ? <b className="error">{words.faults.name}</b> : words.nameHint}
        onChange={(next) => change({ ...draft, title: next })}
      />
      {games.error && <Trouble message={games.error.message} onRetry={games.retry} />}
      {chosen && (
        <Fixable part="game" fixed={fixed}>
          <GameCards
            cards={isFixed ? [chosen] : cards}
            chosen={chosen}
            onChoose={(game) => change(withTerms(draft, { game, options: {} }))}
          />
        </Fixable>
      )}
      {fields.length > 0 && (
        <details className="desk-fold">
          <summary>{words.options}</summary>
          <Fixable part="options" fixed={fixed}>
            <div className="options-fields">
              {fields.map((field) => (
                <OptionInput
                  key={field.name}
                  field={field}
                  value={terms.options[field.name] ?? usualOf(field)}
                  onChange={(value) => change(withTerms(draft, { options: { ...terms.options, [field.name]: value } }))}
                />
              ))}
            </div>
          </Fixable>
        </details>
      )}
      <div className="field">
        <label htmlFor={id}>{words.description}</label>
        <textarea
          id={id}
          className="input"
          rows={3}
          maxLength={4000}
          value={terms.description}
          data-testid="event-description"
          onChange={({ currentTarget }) => change(withTerms(draft, { description: currentTarget.value }))}
        />
      </div>
    </Step>
  );
}
