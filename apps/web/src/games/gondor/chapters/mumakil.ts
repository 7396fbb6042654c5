/** [14.32] Mûmakil that run where others would retreat. */
import { line } from '../../../text/log-line.ts';
import type { EventsOf } from './chapter.ts';

/** The rose of the map. */
const WAYS = ['west', 'north-west', 'north-east', 'east', 'south-east', 'south-west'];

export const events: EventsOf<'mumakRuns' | 'mumakRan' | 'mumakTurns'> = {
  mumakRuns: {
    line: ({ unit, die }, { does }) =>
      line(does(unit, `{runs} wild, to the ${WAYS[die - 1] ?? ''}`), {
        dice: [die],
        case: '14.32',
        piece: unit,
        tone: 'bad',
      }),
    show({ unit, die }, { at, dice }) {
      dice(at(unit), [die], 'runs wild', false);
    },
  },
  mumakRan: {
    line: ({ unit, hex }, { does, place }) =>
      line(does(unit, `{runs} to ${place(hex)}`), { case: '14.32', hex, piece: unit }),
    silent: true,
    show({ unit, hex }, { at, travel }) {
      travel('retreat', unit, at(unit) ?? hex, [hex]);
    },
  },
  mumakTurns: {
    line: ({ unit, die }, { does }) =>
      line(does(unit, `{turns} to the ${WAYS[die - 1] ?? ''}`), { dice: [die], case: '14.32', piece: unit }),
    show({ unit, die }, { at, dice }) {
      dice(at(unit), [die], 'turns', false);
    },
  },
};
