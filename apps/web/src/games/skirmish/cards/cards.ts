/** The cards of the skirmish. */
import type { Cards } from '../../../face/face.ts';
import { late } from '../../../shell/parts/late.tsx';
import { DeploymentCard } from './deployment-card.tsx';

export const cards: Cards = {
  Always: late(async () => (await import('./orders-card.tsx')).OrdersCard),
  steps: { deployment: { below: DeploymentCard } },
  Forces: late(async () => (await import('./forces-panel.tsx')).ForcesPanel),
};
