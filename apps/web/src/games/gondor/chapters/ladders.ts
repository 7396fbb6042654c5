/** [16.4] Ladders, and siege towers as something to climb by. */
import { line } from '../../../text/log-line.ts';
import { aMarker, type CommandsOf, type EventsOf } from './chapter.ts';

export const commands: CommandsOf<'layLadder'> = {
  layLadder: {
    actor: 'unit',
    place: 'against',
    lights: 'side',
    label: ({ against }, { place }) => `Lay a ladder against ${place(against)}`,
    lit: (n) => `A ladder can be laid against ${n === 1 ? 'one side, lit' : `${n} sides, lit`} on the board.`,
  },
};

export const events: EventsOf<'ladderLaid' | 'gearBroken'> = {
  ladderLaid: {
    line: ({ unit, hex, against }, { does, place }) =>
      line(does(unit, `{lays} a ladder from ${hex} against ${place(against)}`), { case: '16.43', hex, piece: unit }),
    show: ({ hex, against }, { shown }) => {
      shown.push({ type: 'effect', effect: 'ladder', from: hex, to: against });
    },
  },
  gearBroken: {
    line: ({ kind, hex }, { place }) =>
      line(`The ${aMarker(kind)} in ${place(hex)} comes down`, { case: '16.47', hex, tone: 'bad' }),
    show: ({ kind, hex }, { word }) => word(hex, `${aMarker(kind)} down`, 'bad'),
  },
};
