/** What lies on the board, in words, and what can be done: one's own pieces first, since they are what one plays with. */
import { play } from '../../text/play.ts';
import { useFace, useMatch } from './own.ts';
import { TextActions } from './text-actions.tsx';
import { TextPieces } from './text-pieces.tsx';

export function InWords() {
  const { title } = useFace();
  const own = useMatch((state) => state.side);
  const sides = title.sides.toSorted((a, b) => Number(b.id === own) - Number(a.id === own));
  return (
    <>
      <TextActions />
      {sides.map((side) => (
        <TextPieces key={side.id} side={side} />
      ))}
      <Works />
    </>
  );
}

/** Markers on the map; gates that are broken. */
function Works() {
  const { words: said } = useFace();
  const view = useMatch((state) => state.view);
  if (!view) return null;
  const lines = said.works(view);
  if (lines.length === 0) return null;
  return (
    <section aria-label={play.words.markers} data-testid="words-markers">
      <h3>{play.words.markers}</h3>
      <ul>
        {lines.map(({ id, words }) => (
          <li key={id} data-testid={`words-marker-${id}`}>
            {words}
          </li>
        ))}
      </ul>
    </section>
  );
}
