/**
 * The board in words: everything on it, and a complete way to play with the keyboard alone. Always in the page, so that
 * a screen reader finds it; on the screen when it is opened, or when the keyboard's focus is in it.
 */
import { type ReactNode, useRef } from 'react';
import { useTask } from '../../match/parts/task.ts';
import { useKeptFocus } from '../../match/parts/use-kept-focus.ts';
import { useFace } from '../../face/face.ts';
import { play } from '../../text/play.ts';

interface Props {
  readonly open: boolean;
  /** What stands above the board else, and would be covered. */
  readonly children: ReactNode;
  onClose(): void;
}

export function TextBoard({ open, children, onClose }: Props) {
  const { table } = useFace();
  const section = useRef<HTMLElement>(null);
  useKeptFocus(section);
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
      <table.InWords />
    </section>
  );
}

function Now() {
  const { whose, sentence } = useTask();
  return (
    <div>
      <h3>{play.words.decision}</h3>
      <p data-testid="words-now">
        <b>{whose}</b> {sentence}
      </p>
    </div>
  );
}
