/** The pieces of one side in words, each with what has become of it. */
import { memo } from 'react';
import type { SideTitle } from '../../face/title.ts';
import { hexOf, pieceState } from '../../face/view.ts';
import { play } from '../../text/play.ts';
import { useFace, useMatch, useMatchStore } from './own.ts';

export function TextPieces({ side }: { readonly side: SideTitle }) {
  const { pieces } = useFace();
  const ids = useMatch((state) =>
    state.view
      ? [...Object.keys(state.view.leaders), ...Object.keys(state.view.units)]
          .filter((id) => pieces.side(id) === side.id)
          .sort(pieces.byOrder)
      : [],
  );
  return (
    <section aria-label={play.words.side(side.name)} data-testid={`words-${side.id}`}>
      <h3>{play.words.side(side.name)}</h3>
      <ul>
        {ids.map((id) => (
          <PieceLine key={id} id={id} />
        ))}
      </ul>
    </section>
  );
}

const PieceLine = memo(function PieceLine({ id }: { readonly id: string }) {
  const store = useMatchStore();
  const { pieces, gazetteer } = useFace();
  const { view, acts, chosen } = useMatch((state) => ({
    view: state.view,
    acts: state.offer?.actors.includes(id) ?? false,
    chosen: state.piece === id,
  }));
  const state = view && pieceState(view, id);
  if (!view || !state) return null;
  const code = state.type === 'unit' ? pieces.strengths(view, id) : `rally ${pieces.rally(view, id)}`;
  const facts = pieces.facts(view, id);
  const hex = hexOf(view, id);
  const where = hex ? gazetteer.placeWithLandmark(state.at.place ?? hex) : (facts?.where ?? '');
  return (
    <li
      tabIndex={-1}
      data-testid={`words-piece-${id}`}
      data-piece={id}
      data-hex={state.at.hex}
      data-acts={acts}
      data-states={facts?.states.join('; ')}
    >
      <span>
        <b>{pieces.name(id)}</b>, {code}: {where}
        {facts && facts.states.length > 0 ? `; ${facts.states.join(', ')}` : ''}
      </span>
      {acts && (
        <button
          type="button"
          className="button small"
          aria-pressed={chosen}
          aria-label={`${play.words.choose} ${pieces.name(id)}`}
          data-testid={`choose-${id}`}
          onClick={() => store.getState().select(chosen ? null : id)}
        >
          {chosen ? play.words.chosen : play.words.choose}
        </button>
      )}
    </li>
  );
});
