/** Own pieces that can act, above them the ways to choose several. */
import { isHex, pieceState } from '../../face/view.ts';
import { endOfStep, isOnlyToEnd } from '../../match/parts/questions.ts';
import { play } from '../../text/play.ts';
import { isMine, useFace, useMatch } from './own.ts';
import { Chips } from './piece-chip.tsx';

/** Own pieces with something to do, those off the map apart. */
export function CanAct() {
  const face = useFace();
  const { actors, view, mine, onlyToEnd } = useMatch((state) => ({
    actors: state.offer?.actors,
    onlyToEnd: isOnlyToEnd(state.offer, state.ply),
    view: state.view,
    mine: isMine(state),
  }));
  if (!view || !mine || !actors) return null;
  const off = actors.filter((id) => isOffMap(pieceState(view, id)?.at.hex));
  const on = actors.filter((id) => !off.includes(id));
  return (
    <>
      {off.length > 0 && (
        <section className="chips-section" aria-label={play.entry} data-testid="entering">
          <h3>{play.entry}</h3>
          <p className="soft">{play.entryHint}</p>
          <Chips ids={off} />
        </section>
      )}
      {(on.length > 0 || off.length === 0) && (
        <section className="chips-section" aria-label={play.canAct} data-testid="can-act">
          <h3>
            {play.canAct} <small className="soft">{on.length}</small>
          </h3>
          {on.length > 0 ? (
            <Chips ids={on} />
          ) : (
            <p className="soft">
              {onlyToEnd && view.decision ? play.onlyToEnd(endOfStep(face, view)) : play.nothingToDo}
            </p>
          )}
        </section>
      )}
    </>
  );
}

const isOffMap = (hex: string | undefined): boolean => hex !== undefined && !isHex(hex);
