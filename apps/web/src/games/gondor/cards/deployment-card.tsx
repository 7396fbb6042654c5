/** Setting up: pieces, then engines and cauldrons. */
import { late } from '../../../shell/parts/late.tsx';
import { DeploymentOrders } from '../../siege/cards/deployment-orders.tsx';

/** Who comes to a game that is going on needs none of it. */
const EnginesSetup = late(async () => (await import('./engines-setup.tsx')).EnginesSetup);

export function DeploymentCard() {
  return (
    <DeploymentOrders>
      <EnginesSetup />
    </DeploymentOrders>
  );
}
