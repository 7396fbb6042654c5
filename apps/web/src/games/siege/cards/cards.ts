/** The cards of a siege game that has none of its own. */
import type { Cards } from '../../../face/face.ts';
import { late } from '../../../shell/parts/late.tsx';
import { DeploymentOrders } from './deployment-orders.tsx';

export const CARDS: Cards = {
  steps: { deployment: { below: DeploymentOrders } },
  Forces: late(async () => (await import('./forces-panel.tsx')).ForcesPanel),
};
