/** Where one looks: at what is asked or in hand, or where something took place. */
import { type ReactNode, useEffect } from 'react';
import type { Face } from '../../face/face.ts';
import { asHexFace } from '../../face/hex-face.ts';
import type { Aiming } from '../../face/table.ts';
import { hexOf, isHex, type SiegeView } from '../../face/view.ts';
import type { LogLine } from '../../text/log-line.ts';
import { useBoard } from './board-control.ts';
import { bringIntoSight } from './in-sight.ts';
import { aimedAt, group, offeredNow } from './options.ts';
import { useMatchStore } from './own.ts';

/** Of a match that is played on hexes: all that came of it was read by its wire. */
export function aimed(face: Face, aiming: Aiming): number {
  if (!aiming.view || !aiming.aim) return 0;
  const view = aiming.view as SiegeView;
  const on = asHexFace(face);
  return aimedAt(group(on, offeredNow(on, { ...aiming, view }), view), aiming.aim).length;
}

/** When the sheet has taken of the board, or the window is another, what one is asked about or has in hand is still there. */
export function InSight({ room }: { readonly room: string }) {
  const store = useMatchStore();
  useEffect(() => {
    let soon: ReturnType<typeof setTimeout>;
    const look = () => {
      const { view, piece } = store.getState();
      const { board } = useBoard.getState();
      const about = view?.decision?.piece ?? piece;
      const hex = view && ((about && hexOf(view, about)) ?? view.decision?.hex);
      if (board && hex) bringIntoSight(board, hex, 0);
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

export function LineButton({ line, children }: LineButtonProps) {
  const store = useMatchStore();
  const visit = () => {
    const { view, selectHex } = store.getState();
    const hex = line.hex && isHex(line.hex) ? line.hex : line.piece && view ? hexOf(view, line.piece) : undefined;
    if (!hex) return;
    useBoard.getState().goTo(hex);
    selectHex(hex);
  };
  return (
    <button type="button" className="log-go" onClick={visit}>
      {children}
    </button>
  );
}
