/** Counters as buttons: each chooses its piece. */
import { useEffect, useMemo, useRef } from 'react';
import type { PieceLook } from '../../board/hex/model.ts';
import { sideClass } from '../../face/title.ts';
import { hexOf, pieceState } from '../../face/view.ts';
import { useBoard } from './board-control.ts';
import { lookOf } from './board-model.ts';
import { useFace, useMatch, useMatchStore } from './own.ts';

interface Props {
  readonly piece: string;
  /** First part of the test id: the same piece may stand in several lists. */
  readonly list: 'chip' | 'stack' | 'oob';
}

export function PieceChip({ piece, list }: Props) {
  const store = useMatchStore();
  const face = useFace();
  const { pieces, title } = face;
  const goTo = useBoard((state) => state.goTo);
  const { view, chosen, acts } = useMatch((match) => ({
    view: match.view,
    chosen: match.piece === piece,
    acts: match.offer?.actors.includes(piece) ?? false,
  }));
  // One that is shown as it was is not drawn again.
  const look = useMemo(() => (view ? lookOf(face, view, piece) : undefined), [face, view, piece]);
  const state = view && pieceState(view, piece);
  const hex = view ? hexOf(view, piece) : undefined;
  if (!view || !state) return null;
  const code = state.type === 'unit' ? pieces.strengths(view, piece) : `★${pieces.rally(view, piece)}`;
  const disrupted = state.type === 'unit' && state.at.disrupted;
  return (
    <button
      type="button"
      className={`chip ${sideClass(title, pieces.side(piece))}${state.at.reduced ? ' reduced' : ''}${acts ? ' acts' : ''}`}
      aria-pressed={chosen}
      data-testid={`${list}-${piece}`}
      onClick={() => {
        store.getState().select(chosen ? null : piece);
        if (!chosen && hex) goTo(hex);
      }}
    >
      <Counter code={code} look={look} />
      <span className="chip-name">{pieces.name(piece).replace(/ (?=\d+$)/, '\u00a0')}</span>
      <span className="chip-where">
        {hex ?? ''}
        {disrupted && <i title="disrupted"> D</i>}
      </span>
    </button>
  );
}

/** As on the board, from when the board can draw it; until then its figures alone. */
function Counter({ code, look }: { readonly code: string; readonly look: PieceLook | undefined }) {
  const board = useBoard((state) => state.board);
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (board && canvas.current && look) board.drawFace(canvas.current, look);
  }, [board, look]);
  if (!board || !look) return <b className="chip-code">{code}</b>;
  return (
    <>
      <canvas ref={canvas} className="chip-face" aria-hidden="true" />
      <b className="hidden-to-eye">{code}</b>
    </>
  );
}

interface ChipsProps {
  readonly ids: readonly string[];
  readonly list?: Props['list'];
}

export function Chips({ ids, list = 'chip' }: ChipsProps) {
  return (
    <ul className="chips">
      {ids.map((id) => (
        <li key={id}>
          <PieceChip piece={id} list={list} />
        </li>
      ))}
    </ul>
  );
}
