/** Where one begins a match: which game, against whom, on which side, by which options. */
import type { CreateMatch } from '@warbeacon/protocol';
import { lazy, Suspense, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { unusual } from '../face/agreed.ts';
import type { Options } from '../face/title.ts';
import { asApiError, createMatch } from '../shell/api/http.ts';
import { takeSeat } from '../shell/api/take-seat.ts';
import { haveName } from '../shell/parts/name-dialog.tsx';
import type { Terms } from '../shell/parts/terms-choice.tsx';
import { text } from '../text/en.ts';
import { GameCards } from './game-cards.tsx';
import { List, Trouble } from './list.tsx';
import { MatchRow } from './match-row.tsx';
import { StartCard, WAYS } from './start-card.tsx';
import { type useGames, useTitle } from './use-games.ts';
import type { MatchList } from './use-matches.ts';

// Both stand below what one sees first.
const MatchOptions = lazy(async () => ({ default: (await import('./match-options.tsx')).MatchOptions }));
const WhatIsPlayed = lazy(async () => ({ default: (await import('./what-is-played.tsx')).WhatIsPlayed }));
const SameScreenCard = lazy(async () => ({ default: (await import('./same-screen-card.tsx')).SameScreenCard }));
const QuickCard = lazy(async () => ({ default: (await import('./quick-card.tsx')).QuickCard }));

interface Props {
  readonly open: MatchList;
  readonly games: ReturnType<typeof useGames>;
}

export function Play({ open, games }: Props) {
  const [, go] = useLocation();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  const attempt = async (make: () => Promise<string | null>) => {
    setError(null);
    if (!(await haveName())) return;
    setBusy(true);
    try {
      const address = await make();
      if (address) go(address);
    } catch (cause) {
      setError(asApiError(cause).message);
      open.reload();
    } finally {
      setBusy(false);
    }
  };
  const { cards = [], unknown = [] } = games.answer ?? {};
  const [wish, setWish] = useState<string | null>(null);
  const [options, setOptions] = useState<Options>({});
  const [terms, setTerms] = useState<Terms>({});
  const chosen = cards.find(({ id }) => id === wish) ?? cards[0];
  const taught = [chosen, ...cards].find((game) => game?.lessons);
  const title = useTitle(chosen?.id);
  // There are no options to choose among before the game's words are there.
  const start = (match: CreateMatch) =>
    void attempt(async () => {
      const agreed = title.answer ? unusual(title.answer, options) : {};
      const { watching } = terms;
      const made = await createMatch({
        ...match,
        options: agreed,
        ...(match.opponent === 'human' ? terms : { watching }),
      });
      return `/match/${made.matchId}`;
    });

  return (
    <section className="play" aria-labelledby="play-title">
      <h2 id="play-title" className="section-title">
        <span>
          {text.lobby.playTitle} <em data-testid="play-title-game">{chosen?.title}</em>
        </span>
      </h2>
      {!chosen && <NoGame games={games} unknown={unknown[0]} />}
      {chosen && (
        <>
          <GameCards
            cards={cards}
            chosen={chosen}
            onChoose={(id) => {
              setWish(id);
              setOptions({});
            }}
          />
          {error && (
            <p className="notice" role="alert" data-testid="play-error">
              {error}
            </p>
          )}
          <p className="new-here">
            {taught?.lessons && (
              <Link href={`/lessons#${taught.id}`} data-testid="lessons-link">
                {text.lobby.lessons(taught.lessons, taught === chosen ? '' : `: ${taught.title}`)}
              </Link>
            )}
          </p>
          {title.answer?.more && (
            <Suspense>
              <WhatIsPlayed title={title.answer} wish={options} onChange={setOptions} />
            </Suspense>
          )}
          <div className="play-cards">
            {WAYS.map((way) => (
              <StartCard
                key={`${way.name}-${chosen.id}`}
                game={chosen}
                way={way}
                busy={busy}
                onStart={(side, level) => {
                  const { opponent, visibility } = way;
                  start({ game: chosen.id, side, opponent, visibility, level });
                }}
              />
            ))}
          </div>
          <Suspense>
            <QuickCard key={chosen.id} game={chosen} />
            <SameScreenCard
              busy={busy}
              onStart={() => start({ game: chosen.id, side: 'random', opponent: 'same-screen', visibility: 'private' })}
            />
            {title.answer && (
              <MatchOptions
                title={title.answer}
                wish={options}
                onChange={setOptions}
                terms={terms}
                onTerms={setTerms}
              />
            )}
          </Suspense>
          {title.error && <Trouble message={title.error.message} onRetry={title.retry} />}
        </>
      )}
      <div className="open-list" data-testid="open-matches">
        <h3>{text.lobby.openTitle}</h3>
        <List
          list={open}
          empty={text.lobby.openEmpty}
          row={(match) => (
            <MatchRow key={match.matchId} match={match} games={games.answer}>
              {match.yourSide ? (
                <Link href={`/match/${match.matchId}`} className="button small">
                  {text.lobby.openInvite}
                </Link>
              ) : (
                <button
                  type="button"
                  className="button small iron"
                  data-testid="join"
                  disabled={busy}
                  onClick={() => void attempt(() => takeSeat(match.matchId))}
                >
                  {text.lobby.join}
                </button>
              )}
            </MatchRow>
          )}
        />
      </div>
    </section>
  );
}

interface NoGameProps {
  readonly games: Props['games'];
  /** One that the server hosts. */
  readonly unknown: string | undefined;
}

/** While it is not known what can be played, and where that is nothing that these pages could show. */
function NoGame({ games, unknown }: NoGameProps) {
  if (games.error) return <Trouble message={games.error.message} onRetry={games.retry} />;
  if (unknown !== undefined) return <p className="notice">{text.errors.unknownGame(unknown)}</p>;
  return <p className="empty games-coming">{text.lobby.loading}</p>;
}
