/** What Westernesse has said beforehand about its oil, once it has any or can still take some. */
import { gondorCodec, UNITS } from '@warbeacon/siege/gondor';
import { useMatch, useMatchStore } from '../../../match/line/context.ts';
import { StandingOrders } from '../../siege/cards/standing-orders.tsx';
import { markerName } from '../display-names.ts';
import { useView } from '../own.ts';
import { oilWords } from '../words.ts';

/** On what oil can fall, in the order of the cases: a siege tower is lost with who is in it. */
const KINDS: ReadonlyMap<string, string> = new Map([
  ['siege-tower', markerName('siege-tower')],
  ...UNITS.filter(({ side }) => side === 'sauron').map(({ kind, name }): [string, string] => [kind, name]),
]);

export function OilOrders() {
  const store = useMatchStore();
  const view = useView();
  const orders = gondorCodec.orders.safeParse(useMatch((state) => state.offer?.standing));
  const plays = view !== null && view.phase !== 'deployment' && view.outcome === null;
  const has = Object.values(view?.markers ?? {}).some(
    ({ kind, dummy }) => (kind === 'oil' || kind === 'cauldron') && dummy === false,
  );
  if (!plays || !has || !orders.success) return null;
  return (
    <StandingOrders
      words={oilWords}
      kinds={KINDS}
      usual={['siege-tower']}
      now={orders.data.oil}
      order={(oil) => void store.getState().setStanding({ ...orders.data, oil })}
    />
  );
}
