/** Where one challenges one person: by the same choices as an open match. */
import './challenges.css';
import type { Challenged } from '@warbeacon/protocol';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { unusual } from '../face/agreed.ts';
import type { Options } from '../face/title.ts';
import { asApiError, createMatch } from '../shell/api/http.ts';
import { haveName } from '../shell/parts/name-dialog.tsx';
import { Site } from '../shell/parts/site.tsx';
import type { Terms } from '../shell/parts/terms-choice.tsx';
import { challengeText as words } from '../text/challenges.ts';
import { GameCards } from './game-cards.tsx';
import { Trouble } from './list.tsx';
import { MatchOptions } from './match-options.tsx';
import { WhatIsPlayed } from './what-is-played.tsx';
import { SideChoice } from './side-choice.tsx';
import { useGames, useTitle } from './use-games.ts';

interface Props {
  /** Somebody with an account, or the other player of a match. */
  readonly whom: Challenged;
}

export default function ChallengePage({ whom }: Props) {
  const [, go] = useLocation();
  const games = useGames();
  const cards = games.answer?.cards ?? [];
  const [wish, setWish] = useState<string | null>(null);
  const [side, setSide] = useState('random');
  const [options, setOptions] = useState<Options>({});
  const [terms, setTerms] = useState<Terms>({});
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const chosen = cards.find(({ id }) => id === wish) ?? cards[0];
  const title = useTitle(chosen?.id);
  const name = 'account' in whom ? whom.account : words.opponent;
  const send = async () => {
    if (!chosen || !(await haveName())) return;
    setBusy(true);
    setError('');
    try {
      await createMatch({
        game: chosen.id,
        side,
        opponent: 'human',
        visibility: 'private',
        challenge: whom,
        options: title.answer ? unusual(title.answer, options) : {},
        clock: terms.clock,
        watching: terms.watching,
        rated: terms.rated,
      });
      go('/');
    } catch (cause) {
      setError(asApiError(cause).message);
      setBusy(false);
    }
  };
  return (
    <Site>
      <form
        className="lobby challenge-page"
        data-testid="challenge-page"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <h1>{words.pageTitle(name)}</h1>
        <p>{words.pageBody}</p>
        {games.error && <Trouble message={games.error.message} onRetry={games.retry} />}
        {chosen && (
          <>
            <GameCards
              cards={cards}
              chosen={chosen}
              onChoose={(id) => {
                setWish(id);
                setSide('random');
                setOptions({});
              }}
            />
            {title.answer && <WhatIsPlayed title={title.answer} wish={options} onChange={setOptions} />}
            <SideChoice title={chosen} name="challenge" value={side} onChange={setSide} />
            {title.answer && (
              <MatchOptions
                title={title.answer}
                wish={options}
                onChange={setOptions}
                terms={terms}
                onTerms={setTerms}
              />
            )}
          </>
        )}
        {error && (
          <p className="notice" role="alert" data-testid="challenge-error">
            {error}
          </p>
        )}
        <button
          type="submit"
          className="button seal wide"
          data-testid="send-challenge"
          disabled={busy || !chosen || title.answer === undefined}
        >
          {busy ? words.sending : words.send}
        </button>
      </form>
    </Site>
  );
}
