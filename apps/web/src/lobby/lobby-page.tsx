import type { CreateMatch } from '@warbeacon/protocol';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { unusual } from '../face/agreed.ts';
import type { GameTitle, Options } from '../face/title.ts';
import { asApiError, createMatch } from '../shell/api/http.ts';
import { useSession } from '../shell/api/session.ts';
import { takeSeat } from '../shell/api/take-seat.ts';
import { haveName } from '../shell/parts/name-dialog.tsx';
import { Site } from '../shell/parts/site.tsx';
import { count, text } from '../text/en.ts';
import { BeaconScene } from './beacon-scene.tsx';
import { MatchOptions } from './match-options.tsx';
import { MatchRow } from './match-row.tsx';
import { SideChoice } from './side-choice.tsx';
import { type MatchList, useMatches } from './use-matches.ts';
import { type GamesHere, useGames } from './use-games.ts';
import { Who } from './who.tsx';
import { Withdraw } from './withdraw.tsx';

export function LobbyPage() {
  const session = useSession((state) => state.session);
  const games = useGames();
  const mine = useMatches('mine', session !== null);
  const open = useMatches('open');
  const live = useMatches('live');
  const over = useMatches('over');
  const watchable = live.matches && [...live.matches, ...(over.matches ?? []).slice(0, 5)];
  return (
    <Site
      hero={
        <div className="hero">
          <BeaconScene />
          <div className="hero-words">
            <h1>{text.product}</h1>
            <p className="tagline">{text.tagline}</p>
            <p className="lead">{text.lead}</p>
          </div>
        </div>
      }
    >
      <div className="lobby">
        <Who />
        <Play open={open} games={games} />
        <Section title={text.lobby.mineTitle} testid="your-matches">
          {session ? (
            <List
              list={mine}
              empty={text.lobby.mineEmpty}
              row={(match) => (
                <MatchRow key={match.matchId} match={match} games={games}>
                  <Link href={`/match/${match.matchId}`} className="button small" data-testid="resume">
                    {match.status === 'over'
                      ? text.lobby.see
                      : match.status === 'open'
                        ? text.lobby.openInvite
                        : text.lobby.resume}
                  </Link>
                  {match.status === 'open' && (
                    <Withdraw
                      match={match}
                      onDone={() => {
                        mine.reload();
                        open.reload();
                      }}
                    />
                  )}
                </MatchRow>
              )}
            />
          ) : (
            <p className="empty">{text.lobby.mineNoName}</p>
          )}
        </Section>
        <Section title={text.lobby.watchTitle} testid="watch-list">
          <List
            list={{ ...live, matches: watchable }}
            empty={text.lobby.watchEmpty}
            row={(match) => (
              <MatchRow key={match.matchId} match={match} games={games}>
                <Link href={`/match/${match.matchId}`} className="button small" data-testid="watch">
                  {match.yourSide ? text.lobby.resume : text.lobby.watch}
                </Link>
              </MatchRow>
            )}
          />
        </Section>
      </div>
    </Site>
  );
}

function Play({ open, games }: { readonly open: MatchList; readonly games: GamesHere }) {
  const { titles, unknown, error: missing } = games;
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
  const [chosen, setChosen] = useState<string | null>(null);
  const title = titles.find(({ id }) => id === chosen) ?? titles[0];
  const [options, setOptions] = useState<Options>({});
  const start = (game: GameTitle, wish: CreateMatch) =>
    void attempt(async () => `/match/${(await createMatch({ ...wish, options: unusual(game, options) })).matchId}`);

  return (
    <section className="play" aria-labelledby="play-title">
      <h2 id="play-title" className="section-title">
        <span>
          {text.lobby.playTitle} <em>{title?.title}</em>
        </span>
      </h2>
      {title && titles.length > 1 && (
        <GameChoice
          titles={titles}
          title={title}
          onChange={(id) => {
            setChosen(id);
            setOptions({});
          }}
        />
      )}
      {!title && unknown[0] !== undefined && <p className="notice">{text.errors.unknownGame(unknown[0])}</p>}
      {!title && missing && <Trouble message={missing.message} onRetry={() => games.retry()} />}
      {error && (
        <p className="notice" role="alert" data-testid="play-error">
          {error}
        </p>
      )}
      {title && (
        <>
          <div className="play-cards">
            <StartCard
              key={`computer-${title.id}`}
              game={title}
              name="computer"
              title={text.lobby.computerTitle}
              body={text.lobby.computerBody}
              action={text.lobby.computerGo}
              busy={busy}
              seal
              onStart={(side) => start(title, { game: title.id, side, opponent: 'computer', visibility: 'listed' })}
            />
            <StartCard
              key={`friend-${title.id}`}
              game={title}
              name="friend"
              title={text.lobby.friendTitle}
              body={text.lobby.friendBody}
              action={text.lobby.friendGo}
              busy={busy}
              onStart={(side) => start(title, { game: title.id, side, opponent: 'human', visibility: 'private' })}
            />
            <StartCard
              key={`listed-${title.id}`}
              game={title}
              name="listed"
              title={text.lobby.findTitle}
              body={text.lobby.findBody}
              action={text.lobby.findGo}
              busy={busy}
              onStart={(side) => start(title, { game: title.id, side, opponent: 'human', visibility: 'listed' })}
            />
          </div>
          {title.options.length > 0 && <MatchOptions title={title} wish={options} onChange={setOptions} />}
        </>
      )}
      <div className="open-list" data-testid="open-matches">
        <h3>{text.lobby.openTitle}</h3>
        <List
          list={open}
          empty={text.lobby.openEmpty}
          row={(match) => (
            <MatchRow key={match.matchId} match={match} games={games}>
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

/** The easier part for whoever has never played. */
const defenderOf = ({ sides }: GameTitle): string => sides.find(({ task }) => task === 'defends')?.id ?? 'random';

interface GameChoiceProps {
  readonly titles: readonly GameTitle[];
  readonly title: GameTitle;
  onChange(id: string): void;
}

function GameChoice({ titles, title, onChange }: GameChoiceProps) {
  return (
    <label className="field game-choice">
      <span>{text.lobby.game}</span>
      <select className="select" data-testid="game" value={title.id} onChange={(event) => onChange(event.target.value)}>
        {titles.map((each) => (
          <option key={each.id} value={each.id}>
            {each.title}
          </option>
        ))}
      </select>
    </label>
  );
}

interface StartProps {
  readonly game: GameTitle;
  readonly name: string;
  readonly title: string;
  readonly body: string;
  readonly action: string;
  readonly busy: boolean;
  readonly seal?: boolean;
  onStart(side: string): void;
}

function StartCard({ game, name, title, body, action, busy, seal, onStart }: StartProps) {
  const [side, setSide] = useState(() => (name === 'computer' ? defenderOf(game) : 'random'));
  return (
    <form
      className="card start"
      data-testid={`start-${name}`}
      onSubmit={(event) => {
        event.preventDefault();
        onStart(side);
      }}
    >
      <h3>{title}</h3>
      <p>{body}</p>
      <SideChoice title={game} name={name} value={side} onChange={setSide} />
      <button
        type="submit"
        className={seal ? 'button seal wide' : 'button iron wide'}
        disabled={busy}
        data-testid={`${name}-go`}
      >
        {busy ? text.lobby.creating : action}
      </button>
    </form>
  );
}

function Section({
  title,
  testid,
  children,
}: {
  readonly title: string;
  readonly testid: string;
  readonly children: React.ReactNode;
}) {
  return (
    <section aria-label={title} data-testid={testid}>
      <h2 className="section-title">
        <span>{title}</span>
      </h2>
      {children}
    </section>
  );
}

interface ListProps {
  readonly list: MatchList;
  readonly empty: string;
  row(match: NonNullable<MatchList['matches']>[number]): React.ReactNode;
}

function List({ list, empty, row }: ListProps) {
  if (list.matches === null) {
    return list.error ? (
      <Trouble message={list.error.message} onRetry={() => list.reload()} />
    ) : (
      <p className="empty">{text.lobby.loading}</p>
    );
  }
  return (
    <>
      {list.error && <Trouble message={list.error.message} onRetry={() => list.reload()} />}
      {list.matches.length === 0 ? (
        <p className="empty">{empty}</p>
      ) : (
        <ul className="match-list" aria-label={count(list.matches.length, 'match', 'matches')}>
          {list.matches.map(row)}
        </ul>
      )}
      {list.more && (
        <button type="button" className="button wide show-more" data-testid="show-more" onClick={() => list.showMore()}>
          {text.lobby.showMore}
        </button>
      )}
    </>
  );
}

function Trouble({ message, onRetry }: { readonly message: string; onRetry(): void }) {
  return (
    <div className="notice" role="status">
      <p>{message}</p>
      <button type="button" className="button small" onClick={onRetry}>
        {text.errors.retry}
      </button>
    </div>
  );
}
