/** What either side has said beforehand, while it plays. */
import { useFace } from '../../../face/face.ts';
import { useMatchStore } from '../../../match/line/context.ts';
import { late } from '../../../shell/parts/late.tsx';
import { AskingOrders } from '../../siege/cards/asking-orders.tsx';
import { NoOrders } from '../../siege/cards/no-orders.tsx';
import { abilityName } from '../names.ts';
import { useOwn } from '../own.ts';
import { askingWords as words } from '../words/abilities.ts';

const KINDS = {
  isengard: { abilities: words.abilities, siege: words.siege },
  westernesse: { abilities: words.abilities },
} as const;

/** One side's alone: the other has no use for it. */
const RocksOrders = late(async () => (await import('./rocks-orders.tsx')).RocksOrders);

export function OrdersCard() {
  const store = useMatchStore();
  const { turns } = useFace();
  const { view, side, standing, strict } = useOwn((state) => ({
    strict: state.summary?.strict === true,
    view: state.view,
    side: state.side,
    standing: state.offer?.standing,
  }));
  if (!view || side === null || standing === undefined) return null;
  if (view.phase === 'deployment' || view.outcome !== null) return null;
  if (strict) return <NoOrders />;
  const order = (next: object) => void store.getState().setStanding({ ...standing, ...next });
  const { kept } = standing;
  return (
    <>
      {side === 'westernesse' && <RocksOrders />}
      <AskingOrders
        now={standing}
        kinds={KINDS[side]}
        turn={view.turn}
        last={turns.last(view)}
        order={order}
        but={kept?.length ? words.but(kept.length) : undefined}
      >
        <label className="tick">
          <input
            type="checkbox"
            checked={kept !== null}
            data-testid="asking-when-new"
            onChange={() => order({ kept: kept === null ? [] : null })}
          />
          <span>
            {words.whenNew} <small className="soft">{words.whenNewIs}</small>
          </span>
        </label>
        {kept !== null && kept.length > 0 && (
          <>
            <p data-testid="asking-kept">{words.kept(kept.map(abilityName))}</p>
            <button
              type="button"
              className="button small"
              data-testid="asking-again"
              onClick={() => order({ kept: [] })}
            >
              {words.askAgain}
            </button>
          </>
        )}
      </AskingOrders>
    </>
  );
}
