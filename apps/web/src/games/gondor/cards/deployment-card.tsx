/** Setting up: pieces, then engines and cauldrons. */
import { DeploymentOrders } from '../../siege/cards/deployment-orders.tsx';
import { EnginesSetup } from './engines-setup.tsx';

export function DeploymentCard() {
  return (
    <DeploymentOrders>
      <EnginesSetup />
    </DeploymentOrders>
  );
}
