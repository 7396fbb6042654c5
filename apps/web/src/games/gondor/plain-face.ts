/**
 * Gondor as the pages show it, but for the cards: what every siege game shows, made of its data, and what is its own, a file
 * for each subject in `chapters`.
 */
import { wireOf } from '@warbeacon/protocol';
import { type Command, gondorCodec, type GondorEvent, LEADERS, MAP, type View } from '@warbeacon/siege/gondor';
import { isHex } from '../../face/view.ts';
import { makeFace } from '../siege/face.ts';
import * as banner from './chapters/banner.ts';
import { markerInWords } from './chapters/chapter.ts';
import * as engines from './chapters/engines.ts';
import * as ladders from './chapters/ladders.ts';
import * as magic from './chapters/magic.ts';
import * as mumakil from './chapters/mumakil.ts';
import * as oil from './chapters/oil.ts';
import * as relief from './chapters/relief.ts';
import * as settingUp from './chapters/setting-up.ts';
import * as siegePhase from './chapters/siege-phase.ts';
import { hauling, marksOf } from './engines.ts';
import { laying } from './laying.ts';
import * as names from './display-names.ts';
import { COUNTERS, isByHouse, rallyOf } from './pieces.ts';
import { PHASES, title } from './title.ts';
import { makeTrials } from './trials.ts';
import { worksInWords } from './works.ts';

/** [12.0] The turn track: darkness lies over the second turn to the sixth. */
const LAST_TURN = 16;
const isNight = (turn: number): boolean => turn >= 2 && turn <= 6;

export const plainFace = makeFace<View, Command, GondorEvent>({
  title,
  wire: wireOf(gondorCodec),
  map: MAP,
  units: COUNTERS,
  leaders: LEADERS,
  lastTurn: LAST_TURN,
  isNight,
  phases: PHASES,
  names: {
    zones: names.ZONES,
    grounds: names.TERRAIN,
    levels: names.LEVELS,
    gates: names.GATES,
    nations: names.NATIONS,
    plans: names.PLANS,
    reasons: names.REASONS,
    points: names.POINTS,
    losses: names.LOSSES,
    landmarks: names.LANDMARKS,
    offMap: { rohan: 'beyond the northern edge, until the die calls Rohan' },
    comesFrom: { rohan: '{rides} in from the north and {goes} to' },
  },
  openLevel: 'pelennor',
  commands: {
    ...settingUp.commands,
    ...magic.commands,
    ...siegePhase.commands,
    ...engines.commands,
    ...ladders.commands,
    ...oil.commands,
    ...banner.commands,
  },
  events: {
    ...settingUp.events,
    ...magic.events,
    ...siegePhase.events,
    ...engines.events,
    ...ladders.events,
    ...oil.events,
    ...banner.events,
    ...mumakil.events,
    ...relief.events,
  },
  decisions: { ...magic.decisions, ...siegePhase.decisions, ...oil.decisions },
  trials: makeTrials(
    (id) => COUNTERS.find((unit) => unit.id === id)?.name ?? markerInWords(id),
    (id) => COUNTERS.some((unit) => unit.id === id && unit.missile),
  ),
  cases: { gate: '15.15', points: '19.1', losses: { fire: '16.65', oil: '16.74', run: '14.32' } },
  rally: rallyOf,
  isRatedByHouse: isByHouse,
  unitStates({ markers }, unit) {
    const carried = Object.values(markers).find((marker) => marker.with === unit);
    return [
      [carried?.kind === 'oil' && carried.dummy === false, 'carries boiling oil: one movement point less'],
      [
        carried?.kind === 'oil' && carried.dummy === undefined,
        'carries boiling oil, or seems to: one movement point less',
      ],
      [carried?.kind === 'oil' && carried.dummy === true, 'carries a pot without oil: one movement point less'],
    ];
  },
  leaderStates: ({ magic, banner }, leader) => [
    [magic.inForce.some(({ frozen }) => frozen.includes(leader)), 'is frozen by a spell'],
    [banner?.leader === leader, 'bears the Banner of the King'],
  ],
  laying,
  forfeits: settingUp.forfeits,
  hauling,
  course: async () => (await import('./course.ts')).course,
  works: worksInWords,
  inForce: magic.inForceInWords,
  board: {
    load: async () => (await import('./scenery/board-face.ts')).BOARD_FACE,
    breaches: ({ breaches }: View) => breaches.map((hexes) => ({ hexes, state: 'breached' })),
    besides({ banner, leaders }: View) {
      const hex = banner === null ? undefined : leaders[banner.leader]?.hex;
      return hex === undefined || !isHex(hex) ? [] : [{ id: 'banner', kind: 'banner', hex, face: 'real' }];
    },
    marks: marksOf,
    dummies: new Set(['cauldron', 'oil']),
  },
});
