/** Helm's Deep put together: the Standard Rules, the map, the forces, and the cases that differ. */
import { err, ok } from '@warbeacon/kernel';
import { makeSteps, makeZoneWays } from '../engine/steps.ts';
import { GROUNDS } from './grounds.ts';
import { HEXSIDES } from './hexsides.ts';
import { type Game, idsOfDeployed, indicesBySide } from '../engine/game.ts';
import { parsePosition } from '../notation/position.ts';
import { makeRules, type SiegeRules } from '../engine/rules.ts';
import { makeTerrain } from '../standard/terrain.ts';
import { makeAbilities } from './abilities/owners.ts';
import { CASES } from './cases.ts';
import { LEADERS, MAP, UNITS } from './data.ts';
import { MARKERS } from './forces.ts';
import { HOUSE } from './house.ts';
import { PLANS } from './plans.ts';
import { REFUSALS } from './refusals.ts';

const terrain = makeTerrain(MAP, { hexsides: HEXSIDES, grounds: GROUNDS });

export const HELMS_DEEP: Game = {
  id: 'helms-deep',
  title: MAP.title,
  version: '1.1.0',
  hexsides: HEXSIDES,
  grounds: GROUNDS,
  terrain,
  units: UNITS,
  leaders: LEADERS,
  plans: PLANS,
  markers: MARKERS,
  cases: CASES,
  refusals: REFUSALS,
  abilities: makeAbilities(terrain),
  house: HOUSE,
  inside: new Set([...terrain.zone('hornburg'), ...terrain.zone('deeping-wall')]),
  towers: terrain.zone('towers'),
  blocksMissiles: new Set([...terrain.zone('towers'), ...terrain.zone('protected-wall')]),
  steps: makeSteps({ terrain, cases: CASES }),
  zonesFrom: makeZoneWays(terrain),
  unitsOf: indicesBySide(UNITS),
  leadersOf: indicesBySide(LEADERS),
  deployed: idsOfDeployed([...UNITS, ...LEADERS]),
  unitIndex: new Map(UNITS.map(({ id }, index) => [id, index])),
  leaderIndex: new Map(LEADERS.map(({ id }, index) => [id, index])),
};

const rules = makeRules(HELMS_DEEP);

export const helmsDeep: SiegeRules = {
  ...rules,
  load(position) {
    const loaded = parsePosition(HELMS_DEEP, position);
    if (!loaded.ok) return loaded;
    const { state, dice } = loaded.value;
    if (dice !== undefined) return err([{ at: 'dice', message: 'A match throws its own dice.' }]);
    if (rules.deciders(state).length === 0) return err([{ at: 'outcome', message: 'The game is over here.' }]);
    return ok(state);
  },
};
