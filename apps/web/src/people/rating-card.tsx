/** How strong somebody is in one game, and how they came there. */
import './ratings.css';
import type { RatingOfGame } from '@warbeacon/protocol';
import { titles } from '../games/index.ts';
import { day } from '../text/format.ts';
import { ratings } from '../text/ratings.ts';

const WIDTH = 600;
const HEIGHT = 120;
/** So that the line is not cut where it is highest. */
const EDGE = 6;
/** Points that the chart shows at least, lest a change of three look like a fall. */
const LEAST_SPAN = 100;

export function RatingCard({ rating }: { readonly rating: RatingOfGame }) {
  const { game, games, history } = rating;
  return (
    <div className="rating-of-game" data-testid={`rating-${game}`}>
      <h3>{titles.of(game)?.title ?? game}</h3>
      <p>
        <b className="rating-points">{ratings.points(rating)}</b>{' '}
        <span className="soft">
          {ratings.of(games)}
          {rating.uncertain && `, ${ratings.uncertain}`}
        </span>
      </p>
      {history.length > 1 && <Chart history={history} />}
    </div>
  );
}

function Chart({ history }: Pick<RatingOfGame, 'history'>) {
  const all = history.map(({ points }) => points);
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const span = Math.max(LEAST_SPAN, most - least);
  const low = (least + most - span) / 2;
  const x = (i: number) => EDGE + (i * (WIDTH - 2 * EDGE)) / (all.length - 1);
  const y = (points: number) => HEIGHT - EDGE - ((points - low) * (HEIGHT - 2 * EDGE)) / span;
  const last = all.at(-1) ?? 0;
  return (
    <>
      <svg
        className="rating-chart"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={ratings.chart(all[0] ?? 0, last, least, most, all.length)}
      >
        <line x1={0} x2={WIDTH} y1={y(all[0] ?? 0)} y2={y(all[0] ?? 0)} className="from" />
        <polyline points={all.map((points, i) => `${x(i)},${y(points)}`).join(' ')} />
        <circle cx={x(all.length - 1)} cy={y(last)} r={4} />
      </svg>
      <details>
        <summary>{ratings.chartTable}</summary>
        <div className="table-scroll">
          <table>
            <thead>
              <tr>
                <th scope="col">{ratings.date}</th>
                <th scope="col" className="number">
                  {ratings.rating}
                </th>
              </tr>
            </thead>
            <tbody>
              {history.toReversed().map(({ at, points }, i) => (
                <tr key={`${at} ${i}`}>
                  <th scope="row">{day(at)}</th>
                  <td className="number">{points}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </>
  );
}
