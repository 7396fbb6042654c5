/** The cards of Helm's Deep by where they are shown. */
import './cards.css';
import type { Cards } from '../../../face/face.ts';
import { AbilitiesCard } from './abilities-card.tsx';
import { DeploymentCard } from './deployment-card.tsx';
import { late } from '../../../shell/parts/late.tsx';
import { SiegeOrders } from './siege-orders.tsx';
import { StandingOrders } from './standing-orders.tsx';

export const cards: Cards = {
  Always: StandingOrders,
  steps: {
    deployment: { below: DeploymentCard },
    abilities: { instead: AbilitiesCard },
    siege: { below: SiegeOrders },
  },
  Forces: late(async () => (await import('./forces-panel.tsx')).ForcesPanel),
};
