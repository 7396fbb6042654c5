/** The cards of Helm's Deep by where they are shown. */
import './cards.css';
import type { Cards } from '../../../face/face.ts';
import { AbilitiesCard } from './abilities-card.tsx';
import { late } from '../../../shell/parts/late.tsx';
import { SiegeOrders } from './siege-orders.tsx';

export const cards: Cards = {
  Always: late(async () => (await import('./orders-card.tsx')).OrdersCard),
  steps: {
    deployment: { below: late(async () => (await import('./deployment-card.tsx')).DeploymentCard) },
    abilities: { instead: AbilitiesCard },
    siege: { below: SiegeOrders },
  },
  Forces: late(async () => (await import('./forces-panel.tsx')).ForcesPanel),
};
