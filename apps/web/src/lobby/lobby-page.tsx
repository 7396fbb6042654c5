/** Where one begins: one's own matches, a new one, those of others. */
import type { MatchSummary } from '@warbeacon/protocol';
import { lazy, Suspense, useEffect } from 'react';
import { Link } from 'wouter';
import { useNews } from '../shell/api/news.ts';
import { useSession } from '../shell/api/session.ts';
import { Site } from '../shell/parts/site.tsx';
import { text } from '../text/en.ts';
import { List } from './list.tsx';
import { MatchRow } from './match-row.tsx';
import { Play } from './play.tsx';
import { isMyMove, rematchFrom, waitsForMe } from './standing.ts';
import { type HostedGames, useGames } from './use-games.ts';
import { type MatchList, useMatches } from './use-matches.ts';
import { Who } from './who.tsx';

/** A picture behind the words, which do not wait for it. */
const BeaconScene = lazy(async () => ({ default: (await import('./beacon-scene.tsx')).BeaconScene }));
const Challenges = lazy(async () => ({ default: (await import('./challenges.tsx')).Challenges }));
const Withdraw = lazy(async () => ({ default: (await import('./withdraw.tsx')).Withdraw }));

/** Who has been here comes for their matches: those stand first, and the picture makes room for them. */
export function LobbyPage() {
  const { session, lost } = useSession();
  const games = useGames();
  const challenges = useNews((news) => news.challenges);
  const mine = useMatches('mine', session !== null);
  const open = useMatches('open');
  const live = useMatches('live');
  const over = useMatches('over');
  // Not before there is something to see: it is a third of all the script.
  const seen = open.matches !== null || open.error !== null;
  useEffect(() => {
    if (!seen) return;
    let over = false;
    let letGo: (() => void) | undefined;
    import('../shell/api/lobby-line.ts').then(
      ({ holdLobby }) => {
        if (!over) letGo = holdLobby();
      },
      // The lists are asked for as long as there is no line.
      () => undefined,
    );
    return () => {
      over = true;
      letGo?.();
    };
  }, [seen]);
  const watchable = live.matches && [...live.matches, ...(over.matches ?? []).slice(0, 5)];
  const known = session !== null || lost;
  const hasMatches = session !== null && mine.matches?.length !== 0;
  return (
    <Site hero={<Hero small={known} />}>
      <div className="lobby">
        {lost && <Who />}
        {challenges !== '' && (
          <Suspense>
            <Challenges stamp={challenges} games={games.answer} />
          </Suspense>
        )}
        {hasMatches && <Mine list={mine} games={games.answer} onChange={open.reload} />}
        {session !== null && <Who />}
        <Play open={open} games={games} />
        {!hasMatches && (
          <Section title={text.lobby.mineTitle} testid="your-matches">
            <p className="empty">{session ? text.lobby.mineEmpty : text.lobby.mineNoName}</p>
          </Section>
        )}
        <Section title={text.lobby.watchTitle} testid="watch-list">
          <List
            list={{ ...live, matches: watchable }}
            empty={text.lobby.watchEmpty}
            row={(match) => (
              <MatchRow key={match.matchId} match={match} games={games.answer}>
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

function Hero({ small }: { readonly small: boolean }) {
  return (
    <div className={small ? 'hero small' : 'hero'} data-testid="hero">
      <Suspense>
        <BeaconScene />
      </Suspense>
      <div className="hero-words">
        <h1>{text.product}</h1>
        <p className="tagline">{text.tagline}</p>
        {!small && <p className="lead">{text.lead}</p>}
      </div>
    </div>
  );
}

interface MineProps {
  readonly list: MatchList;
  readonly games: HostedGames | undefined;
  onChange(): void;
}

/** The server lists first those that wait for one's own decision, and last those that are over. */
function Mine({ list, games, onChange }: MineProps) {
  const waiting = list.matches?.filter(waitsForMe).length ?? 0;
  return (
    <Section
      title={text.lobby.mineTitle}
      note={waiting > 0 ? text.lobby.waitForYou(waiting) : undefined}
      testid="your-matches"
    >
      <List
        list={list}
        empty={text.lobby.mineEmpty}
        row={(match) => (
          <MatchRow key={match.matchId} match={match} games={games}>
            <Link
              href={`/match/${match.matchId}`}
              className={waitsForMe(match) ? 'button small seal' : 'button small'}
              data-testid="resume"
            >
              {isMyMove(match) ? text.lobby.decide : toOpen(match)}
            </Link>
            {match.status === 'open' && (
              <Suspense>
                <Withdraw
                  match={match}
                  onDone={() => {
                    list.reload();
                    onChange();
                  }}
                />
              </Suspense>
            )}
          </MatchRow>
        )}
      />
    </Section>
  );
}

const toOpen = (match: MatchSummary): string =>
  rematchFrom(match) !== null
    ? text.lobby.answer
    : match.status === 'over'
      ? text.lobby.see
      : match.status === 'open'
        ? text.lobby.openInvite
        : text.lobby.resume;

function Section({
  title,
  note,
  testid,
  children,
}: {
  readonly title: string;
  readonly note?: string | undefined;
  readonly testid: string;
  readonly children: React.ReactNode;
}) {
  return (
    <section aria-label={title} data-testid={testid}>
      <h2 className="section-title">
        <span>{title}</span>
        {note && <em data-testid="wait-for-you">{note}</em>}
      </h2>
      {children}
    </section>
  );
}
