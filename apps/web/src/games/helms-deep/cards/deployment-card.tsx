/** Setting up; the defender lays rocks ready, too. */
import { LEADERS, MAP, PLANS, UNITS } from '@warbeacon/siege/helms-deep';
import { useMatch } from '../../../match/line/context.ts';
import { DeploymentOrders, type SetUps } from '../../siege/cards/deployment-orders.tsx';
import { ROCKS } from '../rocks.ts';
import { PLANS_TOLD } from '../words/set-ups.ts';
import { areasOf } from '../../siege/cards/areas.ts';
import { RocksSetup } from './rocks-setup.tsx';

const SET_UPS: SetUps = {
  plans: PLANS,
  told: PLANS_TOLD,
  faceDown: { westernesse: ROCKS },
  area: areasOf(MAP, [...UNITS, ...LEADERS]),
};

export function DeploymentCard() {
  const side = useMatch((state) => state.side);
  return (
    <DeploymentOrders setUps={SET_UPS}>
      {(chosen) => side === 'westernesse' && <RocksSetup hexes={chosen?.markers?.[ROCKS.kind]} />}
    </DeploymentOrders>
  );
}
