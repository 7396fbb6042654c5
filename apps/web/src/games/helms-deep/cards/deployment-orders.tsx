/** Setting up: one click for a recommended set-up, and what is still to be placed. */
import { useMatch, useMatchStore } from '../../../match/line/context.ts';
import { Chips } from '../../../tables/hex/piece-chip.tsx';
import { play } from '../../../text/play.ts';
import { planName } from '../names.ts';
import { byOrder, pieceSide } from '../pieces.ts';
import { RocksSetup } from './rocks-setup.tsx';

export function DeploymentOrders() {
  const store = useMatchStore();
  const { commands, view, side, sending, actors } = useMatch((state) => ({
    commands: state.offer?.commands,
    actors: state.offer?.actors,
    view: state.view,
    side: state.side,
    sending: state.sending,
  }));
  if (!view || !commands) return null;
  const plans = commands.flatMap(({ command }) => (command.type === 'setUp' ? [command] : []));
  const reserve = [...Object.entries(view.leaders), ...Object.entries(view.units)]
    .filter(([id, piece]) => piece.hex === 'reserve' && pieceSide(id) === side)
    .map(([id]) => id)
    .sort(byOrder);
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
            onClick={() => void store.getState().send(first)}
          >
            {play.recommended}
          </button>
          <p className="soft">{play.recommendedIs(planName(first.plan))}</p>
        </>
      )}
      {others.map((plan) => (
        <button
          key={plan.plan}
          type="button"
          className="button wide"
          data-testid={`set-up-${plan.plan}`}
          disabled={sending}
          onClick={() => void store.getState().send(plan)}
        >
          {planName(plan.plan)}
        </button>
      ))}
      <h3>
        {play.toPlace} <small className="soft">{reserve.length}</small>
      </h3>
      {reserve.length === 0 ? <p data-testid="all-placed">{play.allPlaced}</p> : <Chips ids={reserve} />}
      {(actors?.length ?? 0) > 0 && <p className="soft">{play.setUpHint}</p>}
      {side === 'westernesse' && <RocksSetup />}
    </section>
  );
}
