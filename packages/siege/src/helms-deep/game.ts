/** Helm's Deep put together: the Standard Rules, the map, the forces, and what is its own. */
import { planAssault } from '../planning/assault-plan.ts';
import { planMarch } from '../planning/march-plan.ts';
import { REACH } from '../planning/reach.ts';
import { GROUNDS } from './grounds.ts';
import { HEXSIDES } from './hexsides.ts';
import { type Game, makeGame } from '../engine/game.ts';
import { houseHandicap } from '../engine/handicap.ts';
import { makeSiege } from '../engine/siege.ts';
import { HOUSE } from './house.ts';
import { MOST_LADDERS } from './options.ts';
import { BOXES } from './off-map-boxes.ts';
import { CASES } from './cases.ts';
import { COMMANDS } from './commands.ts';
import { levelOf } from './courage/courage.ts';
import { LEADERS, MAP, UNITS } from './data.ts';
import { helmsDeepCodec } from './codec.ts';
import { DECISIONS } from './decisions.ts';
import { EVENTS } from './events.ts';
import { MARKERS } from './markers.ts';
import { FRAMES } from './frames.ts';
import { HOOKS } from './hooks.ts';
import { optionsSpec } from './options-in-force.ts';
import { NOTATION } from './notation/notation.ts';
import { OWN } from './own.ts';
import { PHASE_SPECS } from './phases.ts';
import { PLANS } from './setting-up/recommended-plans.ts';
import { REFUSALS } from './refusals.ts';
import { standing } from './standing-orders.ts';
import { TERRAIN } from './map.ts';
import { SIDES } from './words.ts';

export const HELMS_DEEP: Game = makeGame({
  id: 'helms-deep',
  title: MAP.title,
  version: '2.0.0',
  sides: SIDES,
  pools: SIDES.map((side) => ({ id: side, side, level: levelOf(side) })),
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
});

export const helmsDeepSiege = makeSiege({
  game: HELMS_DEEP,
  codec: helmsDeepCodec,
  standing,
  march: planMarch,
  assault: planAssault,
  reach: REACH,
  courage: { isengard: 'isengard', westernesse: 'westernesse' },
  handicap: houseHandicap({
    value: 'ladders',
    helps: 'isengard',
    usual: HOUSE.ladders,
    least: 0,
    greatest: MOST_LADDERS,
  }),
});

export const helmsDeep = helmsDeepSiege.rules;
/** In this game's own words. */
export type SiegeRules = typeof helmsDeep;
