/** How the battle of Helm's Deep goes, and by what it is judged. */
import { chance, chances } from '@warbeacon/bots/helms-deep/chances';
import type { View } from '@warbeacon/siege';
import { MAP } from '@warbeacon/siege/helms-deep';
import type { Course } from '../../face/course.ts';
import { count } from '../../text/en.ts';
import { pieceName, pieceNames } from './pieces.ts';
import { SIDE_NAMES } from './side-names.ts';

/** [23.11] B */
const LORDS = ['theoden', 'eomer', 'erkenbrand'] as const;
const DEEP: ReadonlySet<string> = new Set(MAP.zones['helms-deep']);
const TURNING: ReadonlySet<string> = new Set(['gate', 'broken']);

const taken = ({ levels }: View): number => Object.values(levels).filter((side) => side === 'isengard').length;
const levelsOf = ({ levels }: View): number => Object.keys(levels).length;

/** Units that keep the Deep, by what anybody sees of them. */
const keepers = ({ units }: View): number =>
  Object.entries(units).filter(
    ([id, { hex, place, disrupted }]) =>
      pieceNames.side(id) === 'westernesse' && !disrupted && (DEEP.has(hex) || place === 'culvert'),
  ).length;

export const course: Course = {
  tracks: (view: View) => [
    {
      title: 'Levels of the Hornburg taken',
      lines: [{ name: SIDE_NAMES.isengard, side: 'isengard', value: taken(view), level: levelsOf(view) }],
    },
  ],
  ground: { title: 'Hexes of Helm\u2019s Deep held', hexes: MAP.zones['helms-deep'] ?? [], at: 'westernesse' },
  rolls: {
    heartened: 'Hearts taken again',
    encouraged: 'Hearts taken again',
    surprised: 'Surprised by cunning',
    battered: 'Tries at gates',
    blast: 'Blasting fires',
  },
  chances: { side: chances.side, in: (view: View) => chance(view) },
  turns: ({ type }) => TURNING.has(type),
  waysToWin(view: View) {
    const slain = LORDS.filter((id) => view.leaders[id]?.hex === 'lost');
    const { isengard } = view.points;
    return [
      {
        side: 'isengard',
        words: `${SIDE_NAMES.isengard} wins by all of this, once the last turn is over:`,
        case: '23.11',
        parts: [
          {
            words: 'Every level of the Hornburg is taken.',
            holds: taken(view) === levelsOf(view),
            stands: `${taken(view)} of ${levelsOf(view)}`,
          },
          {
            words: `No unit of ${SIDE_NAMES.westernesse} in good order is left in Helm’s Deep.`,
            holds: keepers(view) === 0,
            stands: keepers(view) === 0 ? 'none' : `${count(keepers(view), 'unit', 'units')} there`,
          },
        ],
      },
      {
        side: 'isengard',
        words: `${SIDE_NAMES.isengard} wins at once by this:`,
        case: '23.11',
        parts: [
          {
            words: `${new Intl.ListFormat('en').format(LORDS.map(pieceName))} are slain.`,
            holds: slain.length === LORDS.length,
            stands: slain.length === 0 ? 'none of them' : `${slain.length} of ${LORDS.length}`,
          },
        ],
      },
      {
        side: 'westernesse',
        words: `${SIDE_NAMES.westernesse} wins at once by this, and without it when the last turn is over:`,
        case: '23.12',
        parts: [
          {
            words: `The army of ${SIDE_NAMES.isengard} routs.`,
            holds: isengard?.demoralized ?? false,
            stands: isengard ? `${isengard.now} lost, ${isengard.level} can be borne` : '',
          },
        ],
      },
    ];
  },
};
