/** A counter as a button: chooses the piece. */
import { useBoard } from './board-control.ts';
import { useMatch, useMatchStore } from './context.ts';
import { hexOf, leaderSpec, pieceName, pieceSide, pieceState, rallyRating, strengthsCode, unitSpec } from './pieces.ts';

export function PieceChip({ piece }: { readonly piece: string }) {
  const store = useMatchStore();
  const goTo = useBoard((state) => state.goTo);
  const { state, chosen, hex, acts } = useMatch((match) => ({
    state: match.view ? pieceState(match.view, piece) : undefined,
    hex: match.view ? hexOf(match.view, piece) : undefined,
    chosen: match.piece === piece,
    acts: match.offer?.actors.includes(piece) ?? false,
  }));
  if (!state) return null;
  const spec = unitSpec(piece);
  const leader = leaderSpec(piece);
  const code = spec ? strengthsCode(spec, state.at.reduced) : leader ? `★${rallyRating(leader, state.at.reduced)}` : '';
  const disrupted = state.type === 'unit' && state.at.disrupted;
  return (
    <button
      type="button"
      className={`chip ${pieceSide(piece) ?? ''}${state.at.reduced ? ' reduced' : ''}${acts ? ' acts' : ''}`}
      aria-pressed={chosen}
      data-testid={`chip-${piece}`}
      onClick={() => {
        store.getState().select(chosen ? null : piece);
        if (!chosen && hex) goTo(hex);
      }}
    >
      <b className="chip-code">{code}</b>
      <span className="chip-name">{pieceName(piece)}</span>
      <span className="chip-where">
        {hex ?? ''}
        {disrupted && <i title="disrupted"> D</i>}
      </span>
    </button>
  );
}
