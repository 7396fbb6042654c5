/** The table in inches: hands it models and animations, and passes on what is tapped and carried. */
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { MatchView } from '../../face/view.ts';
import { useMatchStore } from '../../match/line/context.ts';
import type { MatchStore } from '../../match/line/store.ts';
import { speedNow } from '../../match/pace/speed.ts';
import { BoardFrame } from '../../match/parts/board-frame.tsx';
import { drag, drop, hover, tapFigure, tapGround, tapSpot } from './act.ts';
import { usePlane } from './board-control.ts';
import { BoardTools } from './board-tools.tsx';
import { follow } from './follow.ts';
import { faceOf } from './own.ts';

interface Props {
  readonly past?: boolean;
  /** Without what a player needs. */
  readonly bare?: boolean;
  readonly children?: ReactNode;
}

export function BoardView({ past = false, bare = false, children }: Props) {
  const store = useMatchStore();
  const followed = useRef(store);
  const board = usePlane((state) => state.board);

  const load = async () => {
    const { createPlane } = await import('../../board/plane/index.ts');
    return async (places: { readonly board: HTMLElement; readonly minimap: HTMLElement | null }) => {
      const view = await firstView(followed.current);
      const face = faceOf(followed.current.getState());
      const [first, second] = face.title.sides;
      const made = await createPlane(
        places.board,
        face.ground(view),
        { sides: [first.colour.day, second.colour.day] },
        {
          onTap: (at, near) => tapGround(followed.current, at, near),
          onFigureTap: (id, at) => tapFigure(followed.current, id, at),
          onSpotTap: (id) => tapSpot(followed.current, id),
          onHover: (at, figure) => hover(followed.current, at, figure),
          onDrag: (id, at) => drag(followed.current, id, at),
          onDrop: (id, at) => drop(followed.current, id, at),
        },
      );
      made.setAnimationSpeed(speedNow());
      const unmap = places.minimap ? made.attachMinimap(places.minimap) : undefined;
      usePlane.setState({ board: made });
      return {
        camera: made,
        end() {
          usePlane.setState({ board: null });
          unmap?.();
          made.destroy();
        },
      };
    };
  };

  useLayoutEffect(() => {
    followed.current = store;
    return board ? follow(store, board) : undefined;
  }, [store, board]);

  return (
    <BoardFrame load={load} tools={past || bare ? undefined : <BoardTools />}>
      {children}
    </BoardFrame>
  );
}

/** What the table is like is part of what is shown of a match. */
async function firstView(store: MatchStore): Promise<MatchView> {
  const { view: there } = store.getState();
  if (there) return there;
  return await new Promise((resolve) => {
    const stop = store.subscribe((state) => {
      if (!state.view) return;
      stop();
      resolve(state.view);
    });
  });
}
