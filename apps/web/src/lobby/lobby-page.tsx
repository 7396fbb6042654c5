import { Link } from 'wouter';
import { useSession } from '../shell/api/session.ts';
import { Site } from '../shell/parts/site.tsx';
import { text } from '../text/en.ts';
import { BeaconScene } from './beacon-scene.tsx';
import { List } from './list.tsx';
import { MatchRow } from './match-row.tsx';
import { Play } from './play.tsx';
import { useGames } from './use-games.ts';
import { useMatches } from './use-matches.ts';
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
                <MatchRow key={match.matchId} match={match} games={games.answer}>
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
