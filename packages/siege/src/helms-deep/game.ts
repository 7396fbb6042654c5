/** Helm's Deep put together: the Standard Rules, the map, the forces, and what is its own. */
import { err, ok, type Rules } from '@warbeacon/kernel';
import { makeSteps, makeZoneWays } from '../engine/steps.ts';
import { GROUNDS } from './grounds.ts';
import { HEXSIDES } from './hexsides.ts';
import { type Game, makeGame } from '../engine/game.ts';
import { parsePosition } from '../notation/position.ts';
import { makeRules } from '../engine/rules.ts';
import type { State } from '../engine/state.ts';
import { BOXES } from './boxes.ts';
import { CASES } from './cases.ts';
import { type Command, COMMANDS } from './commands.ts';
import { LEADERS, MAP, UNITS } from './data.ts';
import { DECISIONS } from './decisions.ts';
import { EVENTS, type SiegeEvent } from './events.ts';
import { MARKERS } from './forces.ts';
import { FRAMES } from './frames.ts';
import { HOOKS } from './hooks.ts';
import { optionsSpec } from './options-in-force.ts';
import { NOTATION } from './notation/notation.ts';
import { OWN } from './own.ts';
import { PHASE_SPECS } from './phases.ts';
import { PLANS } from './plans.ts';
import { REFUSALS } from './refusals.ts';
import { TERRAIN } from './terrain.ts';
import type { View } from './view.ts';
import { SIDES } from './words.ts';

export const HELMS_DEEP: Game = makeGame({
  id: 'helms-deep',
  title: MAP.title,
  version: '2.0.0',
  sides: SIDES,
  phases: PHASE_SPECS,
  frames: FRAMES,
  commands: COMMANDS,
  events: EVENTS,
  decisions: DECISIONS,
  hexsides: HEXSIDES,
  grounds: GROUNDS,
  terrain: TERRAIN,
  units: UNITS,
  leaders: LEADERS,
  plans: PLANS,
  markers: MARKERS,
  offMap: BOXES,
  own: OWN,
  options: optionsSpec,
  cases: CASES,
  refusals: REFUSALS,
  hooks: HOOKS,
  notation: NOTATION,
  chapters: {
    lastTurn: '12.0',
    deployment: '13.0',
    area: (side) => (side === 'isengard' ? '13.1' : '13.2'),
    reinforcements: '14.0',
  },
  modifiers: {
    fanatical: { case: 'A7.37', label: 'the attacker is fanatical' },
    onGear: { case: '20.66', label: 'on a ladder' },
    night: { case: 'A10.0', label: 'night' },
  },
  inside: new Set([...TERRAIN.zone('hornburg'), ...TERRAIN.zone('deeping-wall')]),
  towers: TERRAIN.zone('towers'),
  blocksMissiles: new Set([...TERRAIN.zone('towers'), ...TERRAIN.zone('protected-wall')]),
  steps: makeSteps({ terrain: TERRAIN, cases: CASES }),
  zonesFrom: makeZoneWays(TERRAIN),
});

/** In this game's own words. */
export type SiegeRules = Rules<State, Command, SiegeEvent, View, (typeof SIDES)[number]>;

// What a siege's rules say of this game is spelled with its words alone, which its own tables have given them.
const rules = makeRules(HELMS_DEEP) as unknown as SiegeRules;

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
