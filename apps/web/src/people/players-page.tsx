/** The best players of each game. */
import './people.css';
import './ratings.css';
import { type Leaderboards, leaderboardsSchema } from '@warbeacon/protocol';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { scenarioName } from '../face/agreed.ts';
import { sideName } from '../face/title.ts';
import { titles } from '../games/index.ts';
import { asApiError, ask } from '../shell/api/http.ts';
import { PersonLink } from '../shell/parts/person-link.tsx';
import { Site } from '../shell/parts/site.tsx';
import { challengeText } from '../text/challenges.ts';
import { people } from '../text/people.ts';
import { ratings } from '../text/ratings.ts';

/** With the words of the games in it, as far as they can be had. */
async function fetchBoards(): Promise<Leaderboards> {
  const boards = await ask(leaderboardsSchema, 'GET', '/api/players');
  await titles.load(boards.games.map(({ game }) => game)).catch(() => undefined);
  return boards;
}

export default function PlayersPage() {
  const [boards, setBoards] = useState<Leaderboards | null>(null);
  const [error, setError] = useState<string | null>(null);
  useEffect(() => {
    let here = true;
    fetchBoards().then(
      (found) => here && setBoards(found),
      (cause: unknown) => here && setError(asApiError(cause).message),
    );
    return () => {
      here = false;
    };
  }, []);
  return (
    <Site>
      <div className="profile" data-testid="players">
        <h1>{ratings.title}</h1>
        {error !== null && (
          <p className="notice" role="alert">
            {error}
          </p>
        )}
        {boards === null && error === null && <p className="empty">{people.loading}</p>}
        {boards && <p className="soft">{ratings.lead(boards.leastGames)}</p>}
        {boards?.games.map((board) => (
          <Board key={board.game} board={board} />
        ))}
        <p>
          <Link href="/" className="button">
            {people.toLobby}
          </Link>
        </p>
      </div>
    </Site>
  );
}

function Board({
  board: { game, title, players, bias, scenarios },
}: {
  readonly board: Leaderboards['games'][number];
}) {
  const known = titles.of(game);
  const name = known?.title ?? title;
  return (
    <section className="card" aria-label={name} data-testid={`players-${game}`}>
      <h2>{name}</h2>
      {players.length === 0 ? (
        <p className="soft">{ratings.nobody}</p>
      ) : (
        <div className="table-scroll">
          <table>
            <thead>
              <tr>
                <th scope="col" className="number rank">
                  {ratings.rank}
                </th>
                <th scope="col">{ratings.name}</th>
                <th scope="col" className="number">
                  {ratings.rating}
                </th>
                <th scope="col" className="number">
                  {ratings.games}
                </th>
              </tr>
            </thead>
            <tbody>
              {players.map((player) => (
                <tr key={player.name}>
                  <td className="number rank">{player.rank}</td>
                  <th scope="row">
                    <PersonLink name={player.name} account />{' '}
                    <Link href={`/challenge/${encodeURIComponent(player.name)}`} className="soft challenge-link">
                      {challengeText.challenge(player.name)}
                    </Link>
                  </th>
                  <td className="number">{player.points}</td>
                  <td className="number">{player.games}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {bias && (
        <p className="soft" data-testid="side-bias">
          {ratings.bias(known ? sideName(known, bias.side) : bias.side, bias.points, bias.games)}
        </p>
      )}
      {scenarios.map(({ scenario, side, points, games }) => (
        <p key={scenario} className="soft" data-testid={`side-bias-${scenario}`}>
          <b>{(known && scenarioName(known, scenario)) ?? scenario}.</b>{' '}
          {ratings.bias(known ? sideName(known, side) : side, points, games)}
        </p>
      ))}
    </section>
  );
}
