/** What either side has said beforehand, while it plays. */
import { gondorCodec } from '@warbeacon/siege/gondor';
import { useFace } from '../../../face/face.ts';
import { useMatch, useMatchStore } from '../../../match/line/context.ts';
import { late } from '../../../shell/parts/late.tsx';
import { AskingOrders } from '../../siege/cards/asking-orders.tsx';
import { NoOrders } from '../../siege/cards/no-orders.tsx';
import { useView } from '../own.ts';
import { askingWords } from '../words.ts';

/** One side's alone: the other has no use for it. */
const OilOrders = late(async () => (await import('./oil-orders.tsx')).OilOrders);

export function OrdersCard() {
  const store = useMatchStore();
  const { turns } = useFace();
  const view = useView();
  const { side, strict } = useMatch((state) => ({ side: state.side, strict: state.summary?.strict === true }));
  const orders = gondorCodec.orders.safeParse(useMatch((state) => state.offer?.standing));
  if (!view || side === null || !orders.success) return null;
  if (view.phase === 'deployment' || view.outcome !== null) return null;
  if (strict) return <NoOrders />;
  return (
    <>
      {side === 'westernesse' && <OilOrders />}
      <AskingOrders
        now={orders.data}
        kinds={askingWords}
        turn={view.turn}
        last={turns.last(view)}
        order={(next) => void store.getState().setStanding({ ...orders.data, ...next })}
      />
    </>
  );
}
