/** What everybody may see of somebody with an account. */
import './people.css';
import { hasCode, type MatchSummary, type Profile } from '@warbeacon/protocol';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { sideName } from '../face/title.ts';
import { titles } from '../games/index.ts';
import { profileOf } from '../shell/api/account.ts';
import { type ApiError, asApiError } from '../shell/api/http.ts';
import { useSession } from '../shell/api/session.ts';
import { Site } from '../shell/parts/site.tsx';
import { challengeText } from '../text/challenges.ts';
import { text } from '../text/en.ts';
import { ago, day } from '../text/format.ts';
import { bots } from '../text/bots.ts';
import { people } from '../text/people.ts';
import { ReportButton } from '../shell/parts/report.tsx';
import { ratings } from '../text/ratings.ts';
import { RatingCard } from './rating-card.tsx';

export default function ProfilePage({ name }: { readonly name: string }) {
  const [profile, setProfile] = useState<Profile | null>(null);
  const [error, setError] = useState<ApiError | null>(null);
  const own = useSession(({ session }) => session?.name);
  const failed = (cause: unknown) => setError(asApiError(cause));
  useEffect(() => {
    let here = true;
    fetchPage(name).then(
      (page) => here && setProfile(page),
      (cause: unknown) => here && setError(asApiError(cause)),
    );
    return () => {
      here = false;
    };
  }, [name]);
  const more = (after: string) =>
    fetchPage(name, after).then((page) => {
      setProfile((before) => ({ ...page, matches: [...(before?.matches ?? []), ...page.matches] }));
      setError(null);
    }, failed);
  return (
    <Site>
      <div className="profile" data-testid="profile">
        <h1>{profile?.name ?? name}</h1>
        {error && (
          <p className="notice" role="alert">
            {hasCode(error, 'unknown-person') ? people.unknown : error.message}
          </p>
        )}
        {profile === null && !error && <p className="empty">{people.loading}</p>}
        {profile && <Shown profile={profile} onMore={(after) => void more(after)} />}
        {profile && own !== profile.name && (
          <p>
            <Link
              href={`/challenge/${encodeURIComponent(profile.name)}`}
              className="button iron"
              data-testid="challenge"
            >
              {challengeText.challenge(profile.name)}
            </Link>
          </p>
        )}
        {profile && <ReportButton about={{ name: profile.name }} name={profile.name} />}
        <p>
          <Link href="/" className="button">
            {people.toLobby}
          </Link>
        </p>
      </div>
    </Site>
  );
}

/** With the words of the games in it, as far as they can be had. */
async function fetchPage(name: string, after?: string): Promise<Profile> {
  const page = await profileOf(name, after);
  await titles.load([...page.results, ...page.ratings, ...page.matches].map(({ game }) => game)).catch(() => undefined);
  return page;
}

function Shown({ profile, onMore }: { readonly profile: Profile; onMore(after: string): void }) {
  const { bot, since, results, ratings: known, matches, next } = profile;
  return (
    <>
      {bot && <p data-testid="is-bot">{bots.profile}</p>}
      <p className="soft">{people.profileSince(day(since))}</p>
      <section className="card" aria-label={ratings.rating} data-testid="ratings">
        <h2>{ratings.rating}</h2>
        {known.length === 0 && <p className="soft">{people.noRatings}</p>}
        {known.map((rating) => (
          <RatingCard key={rating.game} rating={rating} />
        ))}
        <p>
          <Link href="/players">{ratings.toPlayers}</Link>
        </p>
      </section>
      <section className="card" aria-label={people.results} data-testid="results">
        <h2>{people.results}</h2>
        {results.length === 0 ? <p className="soft">{people.noResults}</p> : <ResultsTable results={results} />}
      </section>
      <section className="card" aria-label={people.history} data-testid="history">
        <h2>{people.history}</h2>
        {matches.length === 0 && <p className="soft">{people.noHistory}</p>}
        <ul className="history">
          {matches.map((match) => (
            <HistoryRow key={match.matchId} match={match} />
          ))}
        </ul>
        {next !== undefined && (
          <button type="button" className="button wide" onClick={() => onMore(next)}>
            {text.lobby.showMore}
          </button>
        )}
      </section>
    </>
  );
}

function ResultsTable({ results }: Pick<Profile, 'results'>) {
  return (
    <div className="table-scroll">
      <table>
        <thead>
          <tr>
            <th scope="col">{people.game}</th>
            <th scope="col">{people.side}</th>
            {[people.won, people.lost, people.drawn].map((word) => (
              <th key={word} scope="col" className="number">
                {word}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {results.map(({ game, side, won, lost, drawn }) => {
            const title = titles.of(game);
            return (
              <tr key={`${game} ${side}`}>
                <th scope="row">{title?.title ?? game}</th>
                <td>{title ? sideName(title, side) : side}</td>
                <td className="number">{won}</td>
                <td className="number">{lost}</td>
                <td className="number">{drawn}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function HistoryRow({ match }: { readonly match: MatchSummary }) {
  const title = titles.of(match.game);
  const side = (id: string) => (title ? sideName(title, id) : id);
  const seats = match.seats.map((seat) => (seat.computer ? text.lobby.computerOf(seat.level) : (seat.name ?? '')));
  const stand =
    match.status === 'over'
      ? match.winner
        ? text.match.wins(side(match.winner))
        : match.voided
          ? people.notCounted
          : text.lobby.over
      : match.turn > 0
        ? text.match.turn(match.turn)
        : text.match.beforeTurn1;
  return (
    <li>
      <Link href={`/match/${match.matchId}`}>{seats.join(` ${text.lobby.versus} `)}</Link>
      <span>{title?.title ?? match.title}</span>
      <span className="soft">{stand}</span>
      <time className="soft" dateTime={new Date(match.updatedAt).toISOString()}>
        {ago(match.updatedAt, Date.now())}
      </time>
    </li>
  );
}
