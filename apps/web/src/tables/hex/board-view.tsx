/** The board with hexes: hands it models and animations, and passes on what is tapped. */
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { speedNow } from '../../match/pace/speed.ts';
import { BoardFrame } from '../../match/parts/board-frame.tsx';
import { late } from '../../shell/parts/late.tsx';
import { dropPiece, gatherPieces, liftPiece, tapHex, tapPiece } from './act.ts';
import { useBoard } from './board-control.ts';
import { BoardTools } from './board-tools.tsx';
import { follow } from './follow.ts';
import { useOverlay } from './overlay.ts';
import { faceOf, useMatchStore } from './own.ts';

const ReachCard = late(async () => (await import('./reach-card.tsx')).ReachCard);

interface Props {
  readonly past?: boolean;
  /** Without what a player needs. */
  readonly bare?: boolean;
  readonly children?: ReactNode;
}

export function BoardView({ past = false, bare = false, children }: Props) {
  const store = useMatchStore();
  // Another store, of the same match as it was, is followed by the same board: to make one takes long.
  const followed = useRef(store);
  const board = useBoard((state) => state.board);
  const reach = useOverlay((state) => state.overlay !== null);

  const load = async () => {
    const [{ createBoard }, boardFace] = await Promise.all([
      import('../../board/hex/index.ts'),
      faceOf(followed.current.getState()).board.load(),
    ]);
    return async (places: { readonly board: HTMLElement; readonly minimap: HTMLElement | null }) => {
      const made = await createBoard(places.board, boardFace, {
        onHexClick: (hex) => tapHex(followed.current, hex),
        onCounterClick: (id, hex, add) => tapPiece(followed.current, id, hex, add),
        onBox: (ids) => gatherPieces(followed.current, ids),
        onCounterLift: (id) => liftPiece(followed.current, id),
        onCounterDrag: (id, hex) => dropPiece(followed.current, id, hex),
        onHexHover: (hex) => followed.current.getState().setHover(hex),
      });
      made.setAnimationSpeed(speedNow());
      const unmap = places.minimap ? made.attachMinimap(places.minimap) : undefined;
      useBoard.setState({ board: made });
      return {
        camera: made,
        end() {
          useBoard.setState({ board: null });
          unmap?.();
          made.destroy();
        },
      };
    };
  };

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
    <BoardFrame load={load} tools={past || bare ? undefined : <BoardTools />}>
      {reach && !bare && <ReachCard />}
      {children}
    </BoardFrame>
  );
}
