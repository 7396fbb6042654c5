/** Where a board is shown, of any table: makes it when the page has something to read, and has the buttons every board has. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Camera } from '../../face/table.ts';
import { nothingComing, painted } from '../../shell/parts/late.tsx';
import { play } from '../../text/play.ts';
import { useMatchStore } from '../line/context.ts';
import type { MatchStore } from '../line/store.ts';

/** A board that is made once, and what ends it. */
export interface Made {
  readonly camera: Camera;
  end(): void;
}

interface Places {
  readonly board: HTMLElement;
  readonly minimap: HTMLElement | null;
}

interface Props {
  /** Fetches what it takes; resolves to what makes the board. */
  load(): Promise<(places: Places) => Promise<Made>>;
  readonly tools?: ReactNode;
  /** What stands over the board. */
  readonly children?: ReactNode;
}

export function BoardFrame({ load, tools, children }: Props) {
  const store = useMatchStore();
  // It is made once, of the first.
  const first = useRef({ store, load });
  const place = useRef<HTMLDivElement>(null);
  const minimap = useRef<HTMLDivElement>(null);
  const [camera, setCamera] = useState<Camera | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let gone = false;
    let made: Made | undefined;
    const begin = async () => {
      const make = await first.current.load();
      await panelIsThere(first.current.store);
      if (gone || !place.current) return;
      made = await make({ board: place.current, minimap: minimap.current });
      if (gone) return made.end();
      setCamera(made.camera);
    };
    begin().catch(() => {
      if (!gone) setFailed(true);
    });
    return () => {
      gone = true;
      made?.end();
    };
  }, []);
  return (
    <section
      className="board"
      tabIndex={-1}
      aria-label={play.boardLabel}
      data-testid="board"
      data-ready={camera !== null}
    >
      <div ref={place} className="board-canvas" />
      {camera === null && !failed && <p className="board-note">{play.boardLoading}</p>}
      {failed && (
        <p className="board-note" role="alert">
          {play.boardFailed}
        </p>
      )}
      <div className="board-corner">
        <div className="board-tools">
          <button
            type="button"
            className="icon-button"
            aria-label={play.zoomIn}
            title={play.zoomIn}
            onClick={() => camera?.zoomIn()}
          >
            +
          </button>
          <button
            type="button"
            className="icon-button"
            aria-label={play.zoomOut}
            title={play.zoomOut}
            onClick={() => camera?.zoomOut()}
          >
            −
          </button>
          <button
            type="button"
            className="icon-button"
            aria-label={play.fit}
            title={play.fit}
            onClick={() => camera?.fit()}
          >
            <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
              <path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" fill="none" stroke="currentColor" strokeWidth="2" />
            </svg>
          </button>
          {tools}
        </div>
        {children}
      </div>
      <div ref={minimap} className="minimap" aria-hidden="true" />
    </section>
  );
}

/**
 * Without a graphics card the first picture of the board keeps the page busy for seconds. By then there should be
 * something to read, and orders to give in words.
 */
async function panelIsThere(store: MatchStore): Promise<void> {
  if (store.getState().view === null)
    await new Promise<void>((resolve) => {
      const stop = store.subscribe(({ view, line }) => {
        if (view === null && line !== 'failed') return;
        stop();
        resolve();
      });
    });
  await painted();
  await nothingComing();
}
