/** Own models that can act, those that wait to be set up apart. */
import { isMine, useMatch } from '../../match/line/context.ts';
import { endOfStep, isOnlyToEnd } from '../../match/parts/questions.ts';
import { inches } from '../../text/inches.ts';
import { play } from '../../text/play.ts';
import { Chips } from './chips.tsx';
import { useFace } from './own.ts';

export function CanAct() {
  const face = useFace();
  const { actors, view, mine, onlyToEnd } = useMatch((state) => ({
    actors: state.offer?.actors,
    onlyToEnd: isOnlyToEnd(state.offer, state.ply),
    view: state.view,
    mine: isMine(state),
  }));
  if (!view || !mine || !actors) return null;
  const standing = new Set(face.figures(view).map(({ id }) => id));
  const on = actors.filter((id) => standing.has(id));
  const off = actors.filter((id) => !standing.has(id));
  return (
    <>
      {off.length > 0 && (
        <section className="chips-section" aria-label={inches.toPlace} data-testid="entering">
          <h3>
            {inches.toPlace} <small className="soft">{off.length}</small>
          </h3>
          <p className="soft">{inches.toPlaceHint}</p>
          <Chips ids={off} list="chip" />
        </section>
      )}
      {(on.length > 0 || off.length === 0) && (
        <section className="chips-section" aria-label={play.canAct} data-testid="can-act">
          <h3>
            {play.canAct} <small className="soft">{on.length}</small>
          </h3>
          {on.length > 0 ? (
            <Chips ids={on} list="chip" />
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
