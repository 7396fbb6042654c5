/**
 * The board in words: everything on it, and a complete way to play with the keyboard alone. Always in the page, so that
 * a screen reader finds it; on the screen when it is opened, or when the keyboard's focus is in it.
 */
import { type ReactNode, useRef } from 'react';
import { useFace } from '../../face/face.ts';
import { useMatch } from '../../match/line/context.ts';
import { useTask } from '../../match/parts/task.ts';
import { useKeptFocus } from '../../match/parts/use-kept-focus.ts';
import { play } from '../../text/play.ts';
import { TextActions } from './text-actions.tsx';
import { TextPieces } from './text-pieces.tsx';

interface Props {
  readonly open: boolean;
  /** What stands above the board else, and would be covered. */
  readonly children: ReactNode;
  onClose(): void;
}

export function TextBoard({ open, children, onClose }: Props) {
  const { title } = useFace();
  const own = useMatch((state) => state.side);
  const section = useRef<HTMLElement>(null);
  useKeptFocus(section);
  // One's own pieces first: they are what one plays with.
  const sides = title.sides.toSorted((a, b) => Number(b.id === own) - Number(a.id === own));
  return (
    <section
      ref={section}
      id="words"
      className={open ? 'words open' : 'words'}
      aria-labelledby="words-title"
      data-testid="words"
      tabIndex={-1}
    >
      <header>
        <h2 id="words-title">{play.words.title}</h2>
        <button type="button" className="button small" onClick={onClose}>
          {play.close}
        </button>
      </header>
      <p className="soft">{play.words.intro}</p>
      <Now />
      {children}
      <TextActions />
      {sides.map((side) => (
        <TextPieces key={side.id} side={side} />
      ))}
      <Works />
    </section>
  );
}

function Now() {
  const { whose, sentence } = useTask();
  return (
    <section aria-label={play.words.decision}>
      <h3>{play.words.decision}</h3>
      <p data-testid="words-now">
        <b>{whose}</b> {sentence}
      </p>
    </section>
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
