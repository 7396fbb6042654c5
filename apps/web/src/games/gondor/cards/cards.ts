/** The cards of Gondor by where they are shown. */
import './cards.css';
import type { Cards } from '../../../face/face.ts';
import { late } from '../../../shell/parts/late.tsx';
import { lateFor } from '../../siege/cards/late-for.tsx';

export const cards: Cards = {
  Always: lateFor('westernesse', async () => (await import('./oil-orders.tsx')).OilOrders),
  steps: {
    deployment: { below: late(async () => (await import('./deployment-card.tsx')).DeploymentCard) },
    siege: { below: late(async () => (await import('./engines-now.tsx')).EnginesNow), listsAll: true },
    magic: { below: late(async () => (await import('./spells-card.tsx')).SpellsCard) },
  },
  Forces: late(async () => (await import('./forces-panel.tsx')).ForcesPanel),
};
