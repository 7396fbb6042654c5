/** The cards of Helm's Deep by where they are shown. */
import './cards.css';
import { lazy } from 'react';
import type { Cards } from '../../../face/face.ts';
import { AbilitiesCard } from './abilities-card.tsx';
import { DeploymentCard } from './deployment-card.tsx';
import { SiegeOrders } from './siege-orders.tsx';
import { StandingOrders } from './standing-orders.tsx';

export const cards: Cards = {
  Always: StandingOrders,
  steps: {
    deployment: { below: DeploymentCard },
    abilities: { instead: AbilitiesCard },
    siege: { below: SiegeOrders },
  },
  Forces: lazy(async () => ({ default: (await import('./forces-panel.tsx')).ForcesPanel })),
};
