/** Setting up: one click for a recommended set-up, and what is still to be placed. */
import type { ReactNode } from 'react';
import { useFace } from '../../../face/face.ts';
import { useMatch, useMatchStore } from '../../../match/line/context.ts';
import { Chips } from '../../../tables/hex/piece-chip.tsx';
import { play } from '../../../text/play.ts';

/** With what the game lays out besides below it. */
export function DeploymentOrders({ children }: { readonly children?: ReactNode }) {
  const store = useMatchStore();
  const { pieces, words } = useFace();
  const { commands, view, side, sending, actors } = useMatch((state) => ({
    commands: state.offer?.commands,
    actors: state.offer?.actors,
    view: state.view,
    side: state.side,
    sending: state.sending,
  }));
  if (!view || !commands) return null;
  const plans = commands.flatMap(({ command }) =>
    command.type === 'setUp' ? [{ command, plan: String(command['plan']) }] : [],
  );
  const reserve = [...Object.entries(view.leaders), ...Object.entries(view.units)]
    .filter(([id, piece]) => piece.hex === 'reserve' && pieces.side(id) === side)
    .map(([id]) => id)
    .sort(pieces.byOrder);
  const [first, ...others] = plans;
  return (
    <section className="deployment" aria-label={play.toPlace} data-testid="deployment">
      {first && reserve.length > 0 && (
        <>
          <button
            type="button"
            className="button seal wide"
            data-testid="set-up"
            disabled={sending}
            onClick={() => void store.getState().send(first.command)}
          >
            {play.recommended}
          </button>
          <p className="soft">{play.recommendedIs(words.plan(first.plan))}</p>
        </>
      )}
      {others.map(({ command, plan }) => (
        <button
          key={plan}
          type="button"
          className="button wide"
          data-testid={`set-up-${plan}`}
          disabled={sending}
          onClick={() => void store.getState().send(command)}
        >
          {words.plan(plan)}
        </button>
      ))}
      <h3>
        {play.toPlace} <small className="soft">{reserve.length}</small>
      </h3>
      {reserve.length === 0 ? <p data-testid="all-placed">{play.allPlaced}</p> : <Chips ids={reserve} />}
      {(actors?.length ?? 0) > 0 && <p className="soft">{play.setUpHint}</p>}
      {children}
    </section>
  );
}
