/** The Ford as the pages show it, but for the cards: what every siege game shows, made of its data, and what is its own. */
import { wireOf } from '@warbeacon/protocol';
import {
  type Command,
  type FordEvent,
  LAST_TURN,
  MAP,
  theFordCodec,
  UNITS,
  type View,
} from '@warbeacon/siege/the-ford';
import { line } from '../../text/log-line.ts';
import { makeFace } from '../siege/face.ts';
import { PHASES, title } from './title.ts';

export const plainFace = makeFace<View, Command, FordEvent>({
  title,
  wire: wireOf(theFordCodec),
  map: MAP,
  units: UNITS,
  lastTurn: LAST_TURN,
  phases: PHASES,
  names: {
    zones: { 'west-bank': 'the western bank', 'east-bank': 'the eastern bank' },
    landmarks: { '0102': 'the ford' },
    nations: { hills: 'the hills', ford: 'the ford' },
    plans: { 'both-banks': 'Side by side', 'ford-held': 'Behind the ford' },
    reasons: {
      'nobody-left': 'Nobody is left to fight on.',
      'ford-crossed': 'The last turn is over, and the raiders are across.',
      'ford-held': 'The last turn is over, and the ford is held.',
    },
  },
  // [F5] Everything that the Ford adds to the standard rules.
  commands: {
    digIn: { actor: 'unit', label: () => 'Dig in' },
  },
  events: {
    dugIn: {
      line: ({ unit, hex }, { piece, place }) =>
        line(`${piece(unit)} digs in on ${place(hex)}`, { case: 'F5', piece: unit, hex, tone: 'good' }),
      show: ({ hex }, { word }) => word(hex, 'dug in', 'good'),
    },
  },
  decisions: {},
  unitStates: ({ dugIn }, unit) => [[dugIn.includes(unit), 'has dug in: one better armour while it stays']],
  board: { load: async () => (await import('./scenery/board-face.ts')).BOARD_FACE },
  course: async () => (await import('./course.ts')).course,
});
