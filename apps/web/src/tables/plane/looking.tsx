/** Where one looks: at what is asked or in hand, or where something took place. */
import { type ReactNode, useEffect } from 'react';
import type { Face } from '../../face/face.ts';
import { asPlaneFace } from '../../face/plane-face.ts';
import type { Aiming } from '../../face/table.ts';
import { useMatch, useMatchStore } from '../../match/line/context.ts';
import type { LogLine } from '../../text/log-line.ts';
import { play } from '../../text/play.ts';
import { bringIntoSight, usePlane } from './board-control.ts';
import { inInches } from './bearing.ts';
import { aimedAt, group, offeredNow } from './options.ts';
import { faceOf, useFace } from './own.ts';
import { useMeasures } from './way.ts';

export function aimed(face: Face, aiming: Aiming): number {
  if (!aiming.view || !aiming.aim) return 0;
  const on = asPlaneFace(face);
  return aimedAt(group(on, aiming.view, offeredNow(on, aiming)), aiming.aim).length;
}

/** When the sheet has taken of the board, or the window is another, what one is asked about or has in hand is still there. */
export function InSight({ room }: { readonly room: string }) {
  const store = useMatchStore();
  useEffect(() => {
    let soon: ReturnType<typeof setTimeout>;
    const look = () => {
      const state = store.getState();
      const { view, piece } = state;
      if (!view || !usePlane.getState().board) return;
      const face = faceOf(state);
      const about = face.pieces.about(view) ?? piece;
      const at = face.figures(view).find(({ id }) => id === about)?.at;
      if (at) bringIntoSight(at);
    };
    // By then the board has its new size.
    const lookSoon = () => {
      clearTimeout(soon);
      soon = setTimeout(look, 60);
    };
    lookSoon();
    addEventListener('resize', lookSoon);
    return () => {
      clearTimeout(soon);
      removeEventListener('resize', lookSoon);
    };
  }, [store, room]);
  return null;
}

interface LineButtonProps {
  readonly line: LogLine;
  readonly children: ReactNode;
}

export function LineButton({ line: { piece }, children }: LineButtonProps) {
  const store = useMatchStore();
  const visit = () => {
    const state = store.getState();
    if (!state.view || piece === undefined) return;
    const at = faceOf(state)
      .figures(state.view)
      .find(({ id }) => id === piece)?.at;
    if (at) bringIntoSight(at, 40);
    state.select(piece);
  };
  return (
    <button type="button" className="log-go" onClick={visit}>
      {children}
    </button>
  );
}

/** Reads out the way that is led by keys, and whom they mark. */
export function PointedOut() {
  const face = useFace();
  const way = useMeasures((measures) => measures.way);
  const { view, piece, aim } = useMatch((state) => ({ view: state.view, piece: state.piece, aim: state.aim }));
  const own = view ? face.figures(view).find(({ id }) => id === piece) : undefined;
  const cost = view && way?.set && own ? face.cost(view, own.id, way.points) : undefined;
  const told =
    aim?.target !== undefined
      ? face.pieces.name(aim.target)
      : way && cost
        ? [play.costs(inInches(cost.all)), cost.why, way.refusal ? face.pieces.withNames(way.refusal.message) : '']
            .filter(Boolean)
            .join(', ')
        : '';
  return (
    <p className="hidden-to-eye" role="status" data-testid="pointed-out">
      {told}
    </p>
  );
}
