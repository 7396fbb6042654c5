/** [18.0] The Banner of the King. */
import { line } from '../../../text/log-line.ts';
import type { CommandsOf, EventsOf } from './chapter.ts';

const BANNER = 'The Banner of the King';

export const commands: CommandsOf<'moveBanner' | 'bannerRally'> = {
  moveBanner: {
    label: ({ leader }, { piece }) => `The Banner goes to ${piece(leader)}`,
    list: () => BANNER,
    tell: ({ leader }) => leader,
  },
  bannerRally: { actor: 'unit', label: () => 'Rallies at the sight of the Banner' },
};

export const events: EventsOf<'bannerRaised' | 'bannerMoved' | 'bannerGone' | 'bannerRallied'> = {
  bannerRaised: {
    line: ({ leader, hex }, { piece }) =>
      line(`${BANNER} is unfurled beside ${piece(leader)}`, { case: '18.12', hex, piece: leader, tone: 'good' }),
    show({ hex }, { shown, word }) {
      shown.push({ type: 'effect', effect: 'spell', from: hex });
      word(hex, BANNER, 'good');
    },
  },
  bannerMoved: {
    line: ({ from, leader }, { piece }) =>
      line(`${BANNER} goes from ${piece(from)} to ${piece(leader)}`, { case: '18.13', piece: leader }),
  },
  bannerGone: {
    line: ({ why }) =>
      line(`${BANNER} is ${why === 'time' ? 'furled' : 'lost with its leader'}`, {
        case: '18.14',
        tone: why === 'time' ? 'plain' : 'bad',
      }),
  },
  bannerRallied: {
    line: ({ unit }, { does }) =>
      line(does(unit, '{rallies} at the sight of the Banner'), { case: '18.22', piece: unit, tone: 'good' }),
    show: ({ unit }, { at, word }) => word(at(unit), 'rallied', 'good'),
  },
};
