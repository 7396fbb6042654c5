/** The end, with the reason in words. It can be put aside to look at the board. */
import { accordsCellSchema, toldRulingSchema } from '@warbeacon/protocol';
import { useContext } from 'react';
import { Link } from 'wouter';
import { useFace } from '../../face/face.ts';
import { sideName } from '../../face/title.ts';
import type { NamedPool, Toll } from '../../face/toll.ts';
import { Dialog } from '../../shell/parts/dialog.tsx';
import { text } from '../../text/en.ts';
import { judge } from '../../text/judge.ts';
import { opened } from '../../text/opened.ts';
import { play } from '../../text/play.ts';
import { ReplayContext, useMatch } from '../line/context.ts';
import { CaseLink } from '../parts/case-link.tsx';
import { WayOfBattle } from '../way/way-of-battle.tsx';
import { RatingChanges } from './rating-changes.tsx';
import { RecordLink } from './record-link.tsx';
import { Rematch } from './rematch.tsx';

interface Props {
  readonly aside: boolean;
  onAside(aside: boolean): void;
}

export function ResultCard({ aside, onAside }: Props) {
  const face = useFace();
  const { title: game, toll } = face;
  const { outcome, side, turn, view, summary, accords } = useMatch((state) => ({
    summary: state.summary,
    outcome: state.view?.outcome ?? null,
    side: state.side,
    turn: state.view?.turn ?? 0,
    view: state.view,
    accords: state.cells.get('accords') ?? 'null',
  }));
  const replay = useContext(ReplayContext);
  if (!outcome || aside) return null;
  const { winner, reason } = outcome;
  const ruling = toldRulingSchema.safeParse(
    accordsCellSchema.nullable().safeParse(JSON.parse(accords)).data?.ruling,
  ).data;
  const decided = ruling?.act === 'end' ? ruling.words : undefined;
  const lost = view && toll.gone(view).map(face.pieces.side);
  const showsPoints = game.sides.some((of) => toll.pools(of, view).length > 0);
  const title =
    winner === null
      ? play.result.none(reason)
      : side === null
        ? play.result.sideWon(sideName(game, winner))
        : winner === side
          ? opened.result.won
          : opened.result.lost;
  return (
    <Dialog title={title} testid="result" onClose={() => onAside(true)}>
      {winner && (
        <div className="letter-side">
          <game.Arms of={winner} />
          <p>
            <b>{play.result.sideWon(sideName(game, winner))}.</b> {face.words.reason(reason, winner)}
            {outcome.case && <CaseLink number={outcome.case} />}
          </p>
        </div>
      )}
      {winner === null && <p>{face.words.reason(reason, winner)}</p>}
      {decided !== undefined && (
        <p data-testid="result-ruling">
          {judge.because}: <q>{decided}</q>
        </p>
      )}
      {summary?.rated && <RatingChanges match={summary} />}
      {view && lost && (
        <table className="result-points">
          <caption>{turn === 0 ? play.settingUp : opened.result.after(turn)}</caption>
          <thead>
            <tr>
              <th scope="col">{text.side.heading}</th>
              <th scope="col">{opened.result.lostPieces}</th>
              {showsPoints && <th scope="col">{toll.words.title}</th>}
            </tr>
          </thead>
          <tbody>
            {game.sides.map((of) => (
              <tr key={of.id}>
                <th scope="row">{of.name}</th>
                <td>{lost.filter((side) => side === of.id).length}</td>
                {showsPoints && <td>{pointsInWords(toll, toll.pools(of, view))}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div className="row result-actions">
        <Rematch />
        <RecordLink />
        <button type="button" className="button" data-testid="result-replay" onClick={() => replay({})}>
          {opened.replay.open}
        </button>
        <button type="button" className="button" data-testid="result-look" onClick={() => onAside(true)}>
          {opened.result.look}
        </button>
        <Link href="/" className="button">
          {opened.result.lobby}
        </Link>
      </div>
      {face.course && <WayOfBattle />}
    </Dialog>
  );
}

/** What the forces of a side have lost; by their names where there are several. */
function pointsInWords({ words }: Toll, pools: readonly NamedPool[]): string {
  return pools
    .map(({ name, told, points: { now, level } }) => {
      const points = told ?? words.of(now, level);
      return pools.length > 1 ? `${name}: ${points}` : points;
    })
    .join('; ');
}
