/** The piece in hand: what it is, what it can do, and who stands with it. */
import { LegendButton } from '../../match/parts/legend-button.tsx';
import { sideClass } from '../../face/title.ts';
import { hexOf } from '../../face/view.ts';
import { isQuestion } from '../../match/parts/questions.ts';
import { HouseMark } from '../../shell/parts/house-mark.tsx';
import { play } from '../../text/play.ts';
import { PieceChip } from './piece-chip.tsx';
import { PieceOptions } from './piece-options.tsx';
import { isMine, useFace, useMatch, useMatchStore } from './own.ts';

export function PieceCard({ piece }: { readonly piece: string }) {
  const store = useMatchStore();
  const face = useFace();
  const { pieces } = face;
  const { view, options, aim, own, question, mine } = useMatch((state) => ({
    view: state.view,
    options: state.options,
    aim: state.aim,
    own: pieces.side(piece) === state.side,
    question: state.view !== null && isMine(state) && isQuestion(face, state.view),
    mine: isMine(state),
  }));
  if (!view) return null;
  const facts = pieces.facts(view, piece);
  if (!facts) return null;
  const hex = hexOf(view, piece);
  const others = hex ? pieces.on(view, hex).filter((id) => id !== piece) : [];
  return (
    <section
      className={`piece-card ${sideClass(face.title, pieces.side(piece))}`}
      aria-label={pieces.name(piece)}
      data-testid="piece-card"
      data-piece={piece}
    >
      <header>
        <div>
          <h3>{pieces.name(piece)}</h3>
          <p className="soft">
            {facts.kind}. {facts.where.charAt(0).toUpperCase() + facts.where.slice(1)}
          </p>
        </div>
        <LegendButton />
        <button
          type="button"
          className="icon-button"
          aria-label={play.deselect}
          title={play.deselect}
          data-testid="deselect"
          onClick={() => store.getState().selectHex(null)}
        >
          ×
        </button>
      </header>
      <dl className="facts">
        {facts.facts.map((fact) => (
          <div key={fact.term}>
            <dt>{fact.term}</dt>
            <dd>
              {fact.value}
              {fact.house && <small aria-hidden="true">*</small>}
            </dd>
          </div>
        ))}
      </dl>
      {facts.facts.some((fact) => fact.house) && (
        <p className="soft house">
          *{' '}
          <HouseMark list={`${face.title.rules}#match-options`} target="warbeacon-rules">
            {play.house}
          </HouseMark>
        </p>
      )}
      {facts.states.length > 0 && (
        <p className="states" data-testid="piece-states">
          {facts.states.join(', ')}
        </p>
      )}
      {own && mine && !question && <PieceOptions piece={piece} options={options} aim={aim} />}
      {others.length > 0 && (
        <div className="stack-here">
          <h4>{play.stackAt}</h4>
          <ul className="chips">
            {others.map((id) => (
              <li key={id}>
                <PieceChip piece={id} list="stack" />
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
