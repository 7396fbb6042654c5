/** Setting up; the defender lays rocks ready, too. */
import { useMatch } from '../../../match/line/context.ts';
import { DeploymentOrders } from '../../siege/cards/deployment-orders.tsx';
import { RocksSetup } from './rocks-setup.tsx';

export function DeploymentCard() {
  const side = useMatch((state) => state.side);
  return <DeploymentOrders>{side === 'westernesse' && <RocksSetup />}</DeploymentOrders>;
}
