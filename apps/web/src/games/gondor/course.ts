/** How the siege of Gondor goes, and by what it is judged. */
import type { View } from '@warbeacon/siege/gondor';
import { MAP } from '@warbeacon/siege/gondor';
import type { Course } from '../../face/course.ts';
import { card } from './card.ts';

const [sauron, westernesse] = card.sides;
/** Near the city, and at the edge of the map. */
const [NEAR, FAR] = MAP.zones['road-control'] ?? [];
const TURNING: ReadonlySet<string> = new Set(['gate', 'sideBroken', 'bannerRaised']);

const heldBy = (holds: Readonly<Record<string, string>>): number =>
  Object.values(holds).filter((side) => side === sauron.id).length;
const roadOf = ({ road }: View): number => road.filter((side) => side === sauron.id).length;

const lastOn = (side: View['road'][number]): string =>
  side === null ? 'nobody' : side === sauron.id ? sauron.name : westernesse.name;

export const course: Course = {
  tracks: (view: View) => [
    {
      title: 'Levels of the city taken',
      lines: [
        { name: sauron.name, side: sauron.id, value: heldBy(view.levels), level: Object.keys(view.levels).length },
      ],
    },
    {
      title: 'Ends of the East Road',
      lines: [{ name: sauron.name, side: sauron.id, value: roadOf(view), level: view.road.length }],
    },
  ],
  ground: { title: 'Hexes of the city held', hexes: MAP.zones['minas-tirith'] ?? [], at: westernesse.id },
  rolls: {
    bombarded: 'Catapults at walls',
    catapultShot: 'Catapults at units',
    grondSwung: 'Grond',
    fireballHurled: 'Fireballs',
    headHurled: 'Heads hurled',
    spellTried: 'Spells',
    mumakRuns: 'Mûmakil',
    mumakTurns: 'Mûmakil',
    rohanRolled: 'Whether Rohan comes',
  },
  turns: ({ type }) => TURNING.has(type),
  waysToWin(view: View) {
    const { garrison, sauron: host } = view.points;
    const stands = (pool: typeof garrison) => (pool ? `${pool.now} lost, ${pool.level} can be borne` : '');
    return [
      {
        side: sauron.id,
        words: `${sauron.name} wins by all of this once the last turn is over, and ${westernesse.name} where any of it is missing:`,
        case: '20.1',
        parts: [
          {
            words: 'The garrison of the city is demoralized.',
            holds: garrison?.demoralized ?? false,
            stands: stands(garrison),
          },
          {
            words: `${sauron.name}’s army is not.`,
            holds: !(host?.demoralized ?? false),
            stands: stands(host),
          },
          {
            words: `${sauron.name} was the last at both ends of the East Road.`,
            holds: roadOf(view) === view.road.length,
            stands: `${NEAR}: ${lastOn(view.road[0])}; ${FAR}: ${lastOn(view.road[1])}`,
          },
        ],
      },
    ];
  },
};
