/** What one can propose to the opponent beside the game. */
import { aside } from '../../text/aside.ts';
import { useMatch, useMatchStore } from '../line/context.ts';

const ABOUT = ['draw', 'takeback', 'pause'] as const;

export function Proposals() {
  const store = useMatchStore();
  const begun = useMatch((state) => state.seats.every(({ name }) => name !== null));
  if (!begun) return null;
  return (
    <>
      <h3>{aside.title}</h3>
      <div className="row">
        {ABOUT.map((about) => (
          <button
            key={about}
            type="button"
            className="button"
            data-testid={`propose-${about}`}
            onClick={() => void store.getState().say('propose', { ply: store.getState().ply, what: { about } })}
          >
            {aside.propose[about]}
          </button>
        ))}
      </div>
    </>
  );
}
