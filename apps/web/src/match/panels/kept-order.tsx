/** An order that waits for the opponent's browser, whose link its dice need; it can be called off. */
import { keptText as words } from '../../text/kept-order.ts';
import { useMatch } from '../line/context.ts';

export function KeptOrder() {
  const { kept, opponent, callOff } = useMatch((state) => ({
    kept: state.kept,
    opponent: state.seats.find(({ side }) => side !== state.side),
    callOff: state.callOffKept,
  }));
  const name = opponent?.name ?? words.opponent;
  if (kept === null) return null;
  return (
    <div className="notice calm line-banner" data-testid="kept-order" data-kept={kept}>
      <p role="status">
        {kept === 'called off' ? (
          words.callingOff
        ) : (
          <>
            <b>{opponent?.connected ? words.silent(name) : words.away(name)}</b> {words.goesByItself}{' '}
            <span className="soft">{words.onlyHere}</span>
          </>
        )}
      </p>
      {kept === 'waiting' && (
        <button type="button" className="button small" data-testid="kept-order-off" onClick={callOff}>
          {words.callOff}
        </button>
      )}
    </div>
  );
}
