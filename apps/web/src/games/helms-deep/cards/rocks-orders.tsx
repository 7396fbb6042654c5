/** What Westernesse has said beforehand about rocks, while it has any on the walls. */
import { UNITS } from '@warbeacon/siege/helms-deep';
import { useMatchStore } from '../../../match/line/context.ts';
import { StandingOrders } from '../../siege/cards/standing-orders.tsx';
import { useOwn } from '../own.ts';
import { rocksWords } from '../words/siege.ts';

/** Kinds of units on which rocks can fall, in the order of the cases. */
const KINDS: ReadonlyMap<string, string> = new Map(
  UNITS.filter(({ side }) => side === 'isengard').map(({ kind, name }) => [kind, name]),
);
const USUAL = [...KINDS.keys()].filter((kind) => !kind.startsWith('orc'));

export function RocksOrders() {
  const store = useMatchStore();
  const { standing, has } = useOwn((state) => ({
    standing: state.offer?.standing,
    has:
      state.view?.phase !== 'deployment' &&
      state.view?.outcome === null &&
      Object.values(state.view.markers).some(({ kind, dummy }) => kind === 'rocks' && dummy === false),
  }));
  if (!has || standing === undefined) return null;
  return (
    <StandingOrders
      words={rocksWords}
      kinds={KINDS}
      usual={USUAL}
      now={standing.rocks}
      order={(next) => void store.getState().setStanding({ ...standing, rocks: next })}
    />
  );
}
