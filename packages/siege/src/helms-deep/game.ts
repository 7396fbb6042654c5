/** Helm's Deep put together: the Standard Rules, the map, the forces, and the cases that differ. */
import { makeZoneWays } from '../cases/situation.ts';
import { makeSteps } from '../cases/ways.ts';
import { type Game, indicesBySide } from '../game.ts';
import { makeRules } from '../rules.ts';
import { makeTerrain } from '../standard/terrain.ts';
import { CASES } from './cases.ts';
import { LEADERS, MAP, UNITS } from './data.ts';
import { MARKERS } from './forces.ts';
import { PLANS } from './plans.ts';

const terrain = makeTerrain(MAP);

export const HELMS_DEEP: Game = {
  id: 'helms-deep',
  title: MAP.title,
  version: '0.1.0',
  terrain,
  units: UNITS,
  leaders: LEADERS,
  plans: PLANS,
  markers: MARKERS,
  cases: CASES,
  inside: new Set([...terrain.zone('hornburg'), ...terrain.zone('deeping-wall')]),
  towers: terrain.zone('towers'),
  blocksMissiles: new Set([...terrain.zone('towers'), ...terrain.zone('protected-wall')]),
  steps: makeSteps({ terrain, cases: CASES }),
  zonesFrom: makeZoneWays(terrain),
  unitsOf: indicesBySide(UNITS),
  leadersOf: indicesBySide(LEADERS),
  unitIndex: new Map(UNITS.map(({ id }, index) => [id, index])),
  leaderIndex: new Map(LEADERS.map(({ id }, index) => [id, index])),
  linesOfFire: new Map(),
};

export const helmsDeep = makeRules(HELMS_DEEP);
