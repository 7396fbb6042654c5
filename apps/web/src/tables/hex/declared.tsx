/** Melees declared so far, in the order in which they will be fought. */
import { play } from '../../text/play.ts';
import { isMine, useFace, useMatch, useMatchStore } from './own.ts';

export function Declared() {
  const store = useMatchStore();
  const { pieces } = useFace();
  const { attacks, mine, actors, sending } = useMatch((state) => ({
    attacks: state.view?.attacks,
    mine: isMine(state) && state.view?.decision?.kind === 'melee',
    actors: state.offer?.actors,
    sending: state.sending,
  }));
  if (!attacks || attacks.length === 0) return null;
  return (
    <section className="declared" aria-label={play.declared} data-testid="declared">
      <h3>{play.declared}</h3>
      <ol>
        {attacks.map(({ unit, target }) => (
          <li key={unit}>
            <span>
              <b>{pieces.name(unit)}</b> {play.against} <b>{pieces.name(target)}</b>
            </span>
            {mine && actors?.includes(unit) && (
              <button
                type="button"
                className="button small quiet"
                data-testid={`call-off-${unit}`}
                disabled={sending}
                onClick={() => void store.getState().send({ type: 'callOff', unit })}
              >
                {play.callOff}
              </button>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
