/** The end, with the reason in words. It can be put aside to look at the board. */
import { SIDES, type Side, type View } from '@warbeacon/siege';
import { useState } from 'react';
import { Link } from 'wouter';
import { Shield } from '../../games/helms-deep/art/shield.tsx';
import { reasonInWords, sideName } from '../../games/helms-deep/names.ts';
import { pieceSide } from '../../games/helms-deep/pieces.ts';
import { Dialog } from '../../shell/parts/dialog.tsx';
import { text } from '../../text/en.ts';
import { play } from '../../text/play.ts';
import { useMatch } from '../line/context.ts';
import { CaseLink } from '../parts/case-link.tsx';
import { RecordLink } from './record-link.tsx';

export function ResultCard() {
  const { outcome, side, points, turn, view } = useMatch((state) => ({
    outcome: state.view?.outcome ?? null,
    side: state.side,
    points: state.view?.points,
    turn: state.view?.turn ?? 0,
    view: state.view,
  }));
  const [aside, setAside] = useState(false);
  if (!outcome || aside) return null;
  const { winner, reason } = outcome;
  const lost = view && lostOf(view);
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
            <b>{play.result.sideWon(sideName(winner))}.</b> {reasonInWords(reason, winner)}
            {outcome.case && <CaseLink number={outcome.case} />}
          </p>
        </div>
      )}
      {points && lost && (
        <table className="result-points">
          <caption>{turn === 0 ? play.settingUp : play.result.after(turn)}</caption>
          <thead>
            <tr>
              <th scope="col">{text.side.heading}</th>
              <th scope="col">{play.result.lostPieces}</th>
              <th scope="col">{play.points.title}</th>
            </tr>
          </thead>
          <tbody>
            {SIDES.map((of) => (
              <tr key={of}>
                <th scope="row">{sideName(of)}</th>
                <td>{lost[of]}</td>
                <td>{points[of] && play.points.of(points[of].now, points[of].level)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div className="row end">
        <RecordLink />
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

/** Pieces of each side that are lost. */
function lostOf({ units, leaders }: View): Readonly<Record<Side, number>> {
  const gone = Object.entries({ ...units, ...leaders }).filter(([, { hex }]) => hex === 'lost');
  const of = (side: Side) => gone.filter(([id]) => pieceSide(id) === side).length;
  return { isengard: of('isengard'), westernesse: of('westernesse') };
}
