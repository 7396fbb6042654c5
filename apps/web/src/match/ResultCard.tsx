/** The end, with the reason in words. It can be put aside to look at the board. */
import { useState } from 'react';
import { Link } from 'wouter';
import { Dialog } from '../parts/Dialog.tsx';
import { Shield } from '../parts/Shield.tsx';
import { reasonInWords, sideName } from '../text/helms-deep.ts';
import { play } from '../text/play.ts';
import { useMatch } from './context.ts';

export function ResultCard() {
  const { outcome, side, points } = useMatch((state) => ({
    outcome: state.view?.outcome ?? null,
    side: state.side,
    points: state.view?.points,
  }));
  const [aside, setAside] = useState(false);
  if (!outcome || aside) return null;
  const { winner, reason } = outcome;
  const title =
    winner === null
      ? play.result.draw
      : side === null
        ? play.result.sideWon(sideName(winner))
        : winner === side
          ? play.result.won
          : play.result.lost;
  return (
    <Dialog title={title} testid="result" onClose={() => setAside(true)}>
      {winner && (
        <div className="letter-side">
          <Shield of={winner} />
          <p>
            <b>{play.result.sideWon(sideName(winner))}.</b> {reasonInWords(reason)}
            {outcome.case && <span className="case">{outcome.case}</span>}
          </p>
        </div>
      )}
      {points && (
        <ul className="result-points">
          {Object.entries(points).map(([of, { now, level }]) => (
            <li key={of}>
              {sideName(of === 'isengard' ? 'isengard' : 'westernesse')}: {play.points.title.toLowerCase()}{' '}
              {play.points.of(now, level)}
            </li>
          ))}
        </ul>
      )}
      <div className="row end">
        <button type="button" className="button" data-testid="result-look" onClick={() => setAside(true)}>
          {play.result.look}
        </button>
        <Link href="/" className="button seal">
          {play.result.lobby}
        </Link>
      </div>
    </Dialog>
  );
}
