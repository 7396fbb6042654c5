/** Gondor put together: the Standard Rules, the map, the forces, and what is its own. */
import { planAssault } from '../planning/assault-plan.ts';
import { planMarch } from '../planning/march-plan.ts';
import { REACH } from '../planning/reach.ts';
import { type Game, makeGame } from '../engine/game.ts';
import { houseHandicap } from '../engine/handicap.ts';
import { makeSiege } from '../engine/siege.ts';
import { HOUSE } from './house.ts';
import { MOST_LADDERS } from './options.ts';
import { CASES } from './cases.ts';
import { gondorCodec } from './codec.ts';
import { COMMANDS } from './commands.ts';
import { LEVELS, SIDE_OF_POOL } from './courage/courage.ts';
import { LEADERS, MAP, UNITS } from './data.ts';
import { DECISIONS } from './decisions.ts';
import { EVENTS } from './events.ts';
import { MARKERS } from './markers.ts';
import { FRAMES } from './frames.ts';
import { GROUNDS } from './grounds.ts';
import { HEXSIDES } from './hexsides.ts';
import { HOOKS } from './hooks.ts';
import { TERRAIN } from './map.ts';
import { NOTATION } from './notation/notation.ts';
import { BOXES } from './off-map-boxes.ts';
import { optionsSpec } from './options-in-force.ts';
import { OWN } from './own.ts';
import { PHASE_SPECS } from './phases.ts';
import { REFUSALS } from './refusals.ts';
import { standing } from './standing-orders.ts';
import { PLANS } from './setting-up/recommended-plans.ts';
import { POOLS, SIDES } from './words.ts';

export const GONDOR: Game = makeGame({
  id: 'gondor',
  title: MAP.title,
  version: '1.0.0',
  sides: SIDES,
  pools: POOLS.map((id) => ({ id, side: SIDE_OF_POOL[id], level: LEVELS[id] })),
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
    area: (side) => (side === 'sauron' ? '13.1' : '13.2'),
    reinforcements: '14.0',
  },
  modifiers: {
    fanatical: { case: '7.37', label: 'the attacker is fanatical' },
    onGear: { case: '16.46', label: 'on a ladder or in a siege tower' },
    night: { case: '10.0', label: 'night' },
  },
  // [15.21]
  inside: TERRAIN.zone('minas-tirith'),
});

export const gondorSiege = makeSiege({
  game: GONDOR,
  codec: gondorCodec,
  standing,
  march: planMarch,
  assault: planAssault,
  reach: REACH,
  // [20.1] Of Westernesse's pools the garrison's alone decides.
  courage: { sauron: 'sauron', westernesse: 'garrison' },
  handicap: houseHandicap({
    value: 'ladders',
    helps: 'sauron',
    usual: HOUSE.ladders,
    least: 0,
    greatest: MOST_LADDERS,
  }),
});
