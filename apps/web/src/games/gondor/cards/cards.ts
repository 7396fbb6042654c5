/** The cards of Gondor by where they are shown. */
import './cards.css';
import type { Cards } from '../../../face/face.ts';
import { late } from '../../../shell/parts/late.tsx';

export const cards: Cards = {
  Always: late(async () => (await import('./orders-card.tsx')).OrdersCard),
  steps: {
    deployment: { below: late(async () => (await import('./deployment-card.tsx')).DeploymentCard) },
    siege: { below: late(async () => (await import('./engines-now.tsx')).EnginesNow), listsAll: true },
    oil: { below: late(async () => (await import('./empty-pots.tsx')).EmptyPots) },
    magic: { below: late(async () => (await import('./spells-card.tsx')).SpellsCard) },
  },
  Forces: late(async () => (await import('./forces-panel.tsx')).ForcesPanel),
};
