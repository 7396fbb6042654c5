/** The lessons of Helm's Deep: from a step on the field to the ladder and the ram. */
import type { Position } from '@warbeacon/siege';
import type { Lesson } from '../../face/lesson.ts';
import type { SiegeView } from '../../face/view.ts';

const at = (view: SiegeView, unit: string): string | undefined => view.units[unit]?.hex;
const hasFired = (view: SiegeView, unit: string): boolean =>
  view.segment !== 'missile' || view.units[unit]?.fired === true;

const HOST = ['0826', '0926', '0827', '0927', '0825', '0925'].map((hex, i) => ({ id: `uruk-infantry-${i + 1}`, hex }));
/** They stand east of it before they march. */
const ON_THE_WAY = 24;
const onTheWay = (view: SiegeView): number =>
  HOST.filter(({ id }) => Number(at(view, id)?.slice(2)) <= ON_THE_WAY).length;

const position = (of: Omit<Position, 'game' | 'turn'>): Position => ({ game: 'helms-deep', turn: 5, ...of });

export const lessons: readonly Lesson<SiegeView>[] = [
  {
    id: 'move',
    title: 'A step on the field',
    about: 'Choose a unit, see how far it can go, and send it there.',
    side: 'westernesse',
    position: position({
      phase: 'westernesse-movement',
      units: [
        { id: 'infantry-1', hex: '0821' },
        { id: 'orc-1', hex: '0726' },
      ],
    }),
    steps: [
      {
        words: 'Choose your infantry: click it, or tap it. Where it can go stays bright, with what the way costs.',
        done: ({ view, piece }) => piece === 'infantry-1' || at(view, 'infantry-1') !== '0821',
      },
      {
        words: 'Choose a bright hex away from the orcs, such as 0819. With a finger, tap it once more to go.',
        done: ({ view }) => at(view, 'infantry-1') !== '0821',
      },
    ],
    after: 'Each unit moves once a turn. When all have moved, end the phase with the red button at the top.',
  },
  {
    id: 'shoot',
    title: 'Bows on the wall',
    about: 'Shoot from the wall, and read the odds before the dice fall.',
    side: 'westernesse',
    position: position({
      phase: 'westernesse-combat',
      units: [
        { id: 'archer-1', hex: '1310' },
        { id: 'archer-2', hex: '1410' },
        { id: 'orc-1', hex: '1312' },
        { id: 'orc-2', hex: '1412', reduced: true },
        { id: 'warg-1', hex: '1512' },
      ],
    }),
    steps: [
      {
        words: 'Choose one of your archers on the wall. Whom it can hit is marked, with the chance to hurt.',
        done: ({ view, piece }) => piece?.startsWith('archer') === true || hasFired(view, 'archer-1'),
      },
      {
        words: 'Choose a target, and read the odds. Choose it once more to shoot.',
        done: ({ view }) => hasFired(view, 'archer-1') || hasFired(view, 'archer-2'),
      },
      {
        words: 'Shoot with the other archer too, at whom you like: let the odds tell you.',
        done: ({ view }) => hasFired(view, 'archer-1') && hasFired(view, 'archer-2'),
      },
    ],
    after: 'Every number on the dice is told in the log, with what stood behind it.',
  },
  {
    id: 'fight',
    title: 'Sword against sword',
    about: 'Declare a melee, and see it through.',
    side: 'westernesse',
    position: position({
      phase: 'westernesse-combat',
      segment: 'melee',
      units: [
        { id: 'infantry-1', hex: '1015' },
        { id: 'orc-3', hex: '1014', reduced: true },
        { id: 'orc-4', hex: '0826' },
      ],
    }),
    steps: [
      {
        words:
          'Your infantry is in hand, for nobody else can fight. Choose the orcs beside it, and once more to declare it.',
        done: ({ view }) => view.attacks.length > 0 || hasFought(view),
      },
      {
        words: 'End the melee with the red button at the top: now the dice are thrown.',
        done: ({ view }) => hasFought(view),
      },
    ],
    after: 'All attacks are declared first and fought afterwards: who strikes where is settled before a die falls.',
  },
  {
    id: 'march',
    title: 'The host sets out',
    about: 'Send many units at once.',
    side: 'isengard',
    position: position({
      phase: 'isengard-movement',
      units: [...HOST, { id: 'infantry-1', hex: '1310' }],
    }),
    steps: [
      {
        words: 'Choose all six: press “All 6”; or hold Shift and click them; or press “Tap several” and tap them.',
        done: ({ view, several }) => several > 1 || onTheWay(view) > 1,
      },
      {
        words: 'Choose a goal far to the west, such as 0815, look at their ways, and choose it once more to send them.',
        done: ({ view }) => onTheWay(view) >= 4,
      },
    ],
    after: 'Each goes its own way to the nearest free hex. Next turn they can march on with one button.',
  },
  {
    id: 'ladder',
    title: 'Up the ladder',
    about: 'Lay a ladder against the wall, and climb it.',
    side: 'isengard',
    position: position({
      phase: 'isengard-siege',
      units: [
        { id: 'orc-1', hex: '1311' },
        { id: 'orc-5', hex: '1711' },
        { id: 'orc-6', hex: '0830' },
        { id: 'infantry-1', hex: '0710' },
      ],
    }),
    steps: [
      {
        words: 'Choose the orcs below the wall at 1311, then the wall before them at 1310: a ladder is laid there.',
        done: ({ view }) =>
          Object.values(view.markers).some(({ kind, against }) => kind === 'ladder' && against === '1310'),
      },
      {
        words: 'End the siege works with the red button at the top.',
        done: ({ view }) => view.phase !== 'isengard-siege',
      },
      {
        words: 'Now they climb: choose the orcs again, then the wall at 1310.',
        done: ({ view }) => at(view, 'orc-1') === '1310',
      },
    ],
    after: 'The ladder stays where it is, and others climb after them. It falls when the defenders win a melee there.',
  },
  {
    id: 'ram',
    title: 'The ram at the gate',
    about: 'Bring the ram against the Main Gate.',
    side: 'isengard',
    position: position({
      phase: 'isengard-siege',
      units: [
        { id: 'dunland-infantry-1', hex: '0811' },
        { id: 'dunland-infantry-2', hex: '0812' },
        { id: 'infantry-1', hex: '0709' },
      ],
      leaders: [{ id: 'chief', hex: '0811' }],
      markers: [{ kind: 'ram', with: 'dunland-infantry-1' }],
    }),
    steps: [
      {
        words:
          'Choose the Dunlendings who carry the ram, at 0811. Their chief stands with them: a finger opens the stack first.',
        done: ({ view, piece }) => piece === 'dunland-infantry-1' || hasRammed(view),
      },
      {
        words: 'Choose the Main Gate before them, look at the odds, and choose it once more to ram it.',
        done: ({ view }) => hasRammed(view),
      },
    ],
    after: 'It breaks one time in three. If it has held, the ram strikes again next turn, while arrows and rocks fall.',
  },
];

function hasFought({ units, segment }: SiegeView): boolean {
  return segment !== 'melee' || units['infantry-1']?.attacked === true;
}

/** Whether the gate broke or not. */
function hasRammed({ units, phase }: SiegeView): boolean {
  return phase !== 'isengard-siege' || units['dunland-infantry-1']?.used === true;
}
