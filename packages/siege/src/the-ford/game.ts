/**
 * The Ford: a siege of six hexes and four units, kept to learn from. It takes the standard rules as they are and has one
 * hexside, one command, one event and one fact of its own.
 */
import { planAssault } from '../planning/assault-plan.ts';
import { planMarch } from '../planning/march-plan.ts';
import { REACH } from '../planning/reach.ts';
import { CommandTable } from '../engine/commands.ts';
import { type Game, makeGame } from '../engine/game.ts';
import { makeSiege } from '../engine/siege.ts';
import { OFF_MAP } from '../engine/state.ts';
import { DEPLOYING, FIGHTING, MOVING, RALLYING } from '../standard/commands.ts';
import { doneIn } from '../standard/sequence/done-command.ts';
import { STANDARD_DECISIONS } from '../standard/decisions.ts';
import { STANDARD_GROUNDS } from '../standard/grounds.ts';
import { NO_STANDING_ORDERS } from '../standard/no-standing-orders.ts';
import { STANDARD_OPTIONS } from '../standard/options.ts';
import { combatPhase, deploymentPhase, movementPhase, rallyPhase } from '../standard/sequence/phases.ts';
import { makeTerrain } from '../engine/terrain.ts';
import { STANDARD_MODIFIERS } from '../standard/standard-cases.ts';
import { CASES, HOOKS } from './cases.ts';
import { theFordCodec } from './codec.ts';
import { digIn } from './dig-in.ts';
import { EVENTS } from './events.ts';
import { UNITS } from './forces.ts';
import { FRAMES } from './frames.ts';
import { HEXSIDES } from './hexsides.ts';
import { MAP } from './map.ts';
import { NOTATION } from './notation.ts';
import { OWN } from './own.ts';
import { REFUSALS } from './refusals.ts';
import { SIDES } from './words.ts';

const terrain = makeTerrain(MAP, { hexsides: HEXSIDES, grounds: STANDARD_GROUNDS });

export const THE_FORD: Game = makeGame({
  id: 'the-ford',
  title: MAP.title,
  version: '1.0.0',
  sides: SIDES,
  // Nobody loses heart at the Ford, so that no pool has a level.
  pools: SIDES.map((side) => ({ id: side, side })),
  phases: [
    deploymentPhase('wardens', 'raiders'),
    movementPhase('raiders-movement', 'raiders'),
    combatPhase('raiders-combat', 'raiders'),
    movementPhase('wardens-movement', 'wardens'),
    combatPhase('wardens-combat', 'wardens'),
    rallyPhase('raiders', 'wardens'),
  ],
  frames: FRAMES,
  commands: new CommandTable([...DEPLOYING, ...MOVING, digIn, ...FIGHTING, ...RALLYING, doneIn(Object.values(FRAMES))]),
  events: EVENTS,
  decisions: STANDARD_DECISIONS,
  hexsides: HEXSIDES,
  grounds: STANDARD_GROUNDS,
  terrain,
  units: UNITS,
  leaders: [],
  plans: [
    { id: 'both-banks', title: 'Side by side', side: 'raiders', hexes: { 'axeman-1': '0101', 'axeman-2': '0201' } },
    { id: 'ford-held', title: 'Behind the ford', side: 'wardens', hexes: { 'spearman-1': '0103', 'bowman-1': '0203' } },
  ],
  markers: {},
  offMap: OFF_MAP,
  own: OWN,
  options: STANDARD_OPTIONS,
  cases: CASES,
  hooks: HOOKS,
  notation: NOTATION,
  chapters: { lastTurn: 'F6', deployment: 'F2', area: () => 'F2', reinforcements: 'F2' },
  refusals: REFUSALS,
  modifiers: STANDARD_MODIFIERS,
  inside: new Set(),
});

export const theFordSiege = makeSiege({
  game: THE_FORD,
  codec: theFordCodec,
  standing: NO_STANDING_ORDERS,
  march: planMarch,
  assault: planAssault,
  reach: REACH,
});
