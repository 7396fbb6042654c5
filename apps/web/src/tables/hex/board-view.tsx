/** Where the board is shown: loads it, hands it models and animations, and passes on what is tapped. */
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useMatchStore } from '../../match/line/context.ts';
import { faceOf, type MatchStore } from '../../match/line/store.ts';
import { nothingComing, painted } from '../../shell/parts/late.tsx';
import { play } from '../../text/play.ts';
import { dropPiece, gatherPieces, liftPiece, tapHex, tapPiece } from './act.ts';
import { SPEEDS, useBoard } from './board-control.ts';
import { follow } from './follow.ts';
import { useOverlay } from './overlay.ts';

interface Props {
  /** More buttons beside those that every board has. */
  readonly tools?: ReactNode;
  /** What stands over the board. */
  readonly children?: ReactNode;
}

export function BoardView({ tools, children }: Props) {
  const store = useMatchStore();
  // Another store, of the same match as it was, is followed by the same board: to make one takes long.
  const followed = useRef(store);
  const place = useRef<HTMLDivElement>(null);
  const minimap = useRef<HTMLDivElement>(null);
  const board = useBoard((state) => state.board);
  const [phase, setPhase] = useState<'loading' | 'there' | 'failed'>('loading');

  useEffect(() => {
    const container = place.current;
    if (!container) return;
    let gone = false;
    let stop: (() => void) | undefined;
    const load = async () => {
      const [{ createBoard }, boardFace] = await Promise.all([
        import('../../board/hex/index.ts'),
        faceOf(followed.current.getState()).board.load(),
      ]);
      await panelIsThere(followed.current);
      if (gone) return;
      const made = await createBoard(container, boardFace, {
        onHexClick: (hex) => tapHex(followed.current, hex),
        onCounterClick: (id, hex, add) => tapPiece(followed.current, id, hex, add),
        onBox: (ids) => gatherPieces(followed.current, ids),
        onCounterLift: (id) => liftPiece(followed.current, id),
        onCounterDrag: (id, hex) => dropPiece(followed.current, id, hex),
        onHexHover: (hex) => followed.current.getState().setHover(hex),
      });
      if (gone) return made.destroy();
      made.setAnimationSpeed(SPEEDS[useBoard.getState().speed]);
      const unmap = minimap.current ? made.attachMinimap(minimap.current) : undefined;
      stop = () => {
        useBoard.setState({ board: null });
        unmap?.();
        made.destroy();
      };
      useBoard.setState({ board: made });
      setPhase('there');
    };
    load().catch(() => {
      if (!gone) setPhase('failed');
    });
    return () => {
      gone = true;
      stop?.();
    };
  }, []);

  useLayoutEffect(() => {
    followed.current = store;
    if (!board) return;
    const unfollow = follow(store, board);
    return () => {
      useOverlay.setState({ overlay: null });
      unfollow();
    };
  }, [store, board]);

  return (
    <section
      className="board"
      tabIndex={-1}
      aria-label={play.boardLabel}
      data-testid="board"
      data-ready={phase === 'there'}
    >
      <div ref={place} className="board-canvas" />
      {phase === 'loading' && <p className="board-note">{play.boardLoading}</p>}
      {phase === 'failed' && (
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
            onClick={() => board?.zoomIn()}
          >
            +
          </button>
          <button
            type="button"
            className="icon-button"
            aria-label={play.zoomOut}
            title={play.zoomOut}
            onClick={() => board?.zoomOut()}
          >
            −
          </button>
          <button
            type="button"
            className="icon-button"
            aria-label={play.fit}
            title={play.fit}
            onClick={() => board?.fit()}
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
