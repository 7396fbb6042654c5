/** Setting up: pieces, then engines and cauldrons. */
import { LEADERS, MAP, MARKERS, PLANS, UNITS } from '@warbeacon/siege/gondor';
import { late } from '../../../shell/parts/late.tsx';
import { DeploymentOrders, type SetUps } from '../../siege/cards/deployment-orders.tsx';
import { areasOf } from '../../siege/cards/areas.ts';
import type { FaceDown } from '../../siege/cards/face-down.ts';

/** Who comes to a game that is going on needs none of it. */
const EnginesSetup = late(async () => (await import('./engines-setup.tsx')).EnginesSetup);

const FACE_DOWN: FaceDown = { kind: 'cauldron', ...MARKERS.cauldron, lay: 'setCauldron', lift: 'liftCauldron' };
const SET_UPS: SetUps = {
  plans: PLANS,
  told: {
    'road-to-the-gate':
      'Towers and catapults in one body on the road, orcs around them, bowmen behind. All its weight on the Gate.',
    'three-ways':
      'A tower and a catapult to each of three ways to the wall, so that the few who hold it are drawn apart.',
    'rings-held': 'The best at the Gate and its towers, one wherever the wall is nearest, the rest in the streets.',
    'in-depth':
      'The Gate and its towers held, two spearmen and the horse in the rings behind, to close what is broken.',
  },
  faceDown: { westernesse: FACE_DOWN },
  setMarker: (engine, hex) => ({ type: 'setEngine', engine, hex }),
  area: areasOf(MAP, [...UNITS, ...LEADERS]),
};

export function DeploymentCard() {
  return (
    <DeploymentOrders setUps={SET_UPS}>
      {(chosen) => <EnginesSetup faceDown={FACE_DOWN} hexes={chosen?.markers?.[FACE_DOWN.kind] ?? []} />}
    </DeploymentOrders>
  );
}
