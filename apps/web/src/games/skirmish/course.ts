/** How a battle of the skirmish goes, and by what it is judged. [S-181, X-19] */
import { PROFILES, SCENARIOS } from '@warbeacon/skirmish/data';
import type { SkirmishEvent, View } from '@warbeacon/skirmish';
import type { Course, WayToWin } from '../../face/course.ts';
import { card } from './card.ts';
import { modelName, objectName } from './cast.ts';

type Model = View['models'][string];
type Side = Model['side'];
type Item = Extract<
  NonNullable<ReturnType<typeof SCENARIOS.get>>['objective'],
  { readonly kind: 'points' }
>['items'][number];

const LOST: ReadonlySet<string> = new Set(['slain', 'fled', 'drowned', 'banished']);
const TURNING: ReadonlySet<string> = new Set<SkirmishEvent['type']>(['alarm', 'broken', 'left', 'lost', 'bannerTaken']);
const SIDES: readonly Side[] = ['good', 'evil'];

const other = (side: Side): Side => (side === 'good' ? 'evil' : 'good');
const nameOf = (side: Side): string => card.sides.find(({ id }) => id === side)?.name ?? side;
/** Who is bound counts in no total. */
const forceOf = ({ models }: View, side: Side): readonly Model[] =>
  Object.values(models).filter((model) => model.side === side && !model.bound);
const lost = (view: View, side: Side): readonly Model[] => forceOf(view, side).filter(({ gone }) => LOST.has(gone));
const left = (view: View, side: Side): number =>
  forceOf(view, side).filter(({ gone }) => !LOST.has(gone) && gone !== 'off').length;
const worth = ({ profile, bought }: Model): number => (PROFILES.get(profile)?.points ?? 0) + bought;
const isHero = ({ profile }: Model): boolean => PROFILES.get(profile)?.keywords.includes('Hero') === true;
/** What a side has for enemies who are gone. */
const spoils = (view: View, side: Side): number => lost(view, other(side)).reduce((sum, each) => sum + worth(each), 0);

const objectiveOf = ({ setup }: View) =>
  setup.scenario === null ? undefined : SCENARIOS.get(setup.scenario)?.objective;

/** How often it counts now. */
function times(view: View, { side, for: aim, what }: Item): number {
  const holders = view.objects[what]?.by.filter((id) => view.models[id]?.side === side) ?? [];
  const isOff = view.objects[what]?.gone === 'off' || view.models[what]?.gone === 'off';
  switch (aim) {
    case 'off':
      if (what !== 'half-the-force') return Number(isOff);
      return Number(2 * forceOf(view, side).filter(({ gone }) => gone === 'off').length >= forceOf(view, side).length);
    case 'not-off':
      return Number(!isOff);
    case 'holds':
      return Number(holders.length > 0);
    case 'slain':
      return lost(view, other(side)).filter(isHero).length;
    case 'broken':
      return Number(2 * lost(view, other(side)).length > forceOf(view, other(side)).length);
  }
}

const thing = (view: View, id: string): string => (view.models[id] ? modelName(id) : objectName(id));

function wordsOf(view: View, { side, for: aim, what, points }: Item): string {
  const each = points === 1 ? '1 point' : `${points} points`;
  const one = thing(view, what).replace(/^./, (first) => first.toUpperCase());
  switch (aim) {
    case 'off':
      return what === 'half-the-force'
        ? `Half of its force is off the table: ${each}.`
        : `${one} is off the table: ${each}.`;
    case 'not-off':
      return `${one} is not off the table: ${each}.`;
    case 'holds':
      return `It holds ${thing(view, what)}: ${each}.`;
    case 'slain':
      return `Heroes of ${nameOf(other(side))} are slain: ${each} for each.`;
    case 'broken':
      return `${nameOf(other(side))} is broken: ${each}.`;
  }
}

function byItems(view: View, items: readonly Item[]): readonly WayToWin[] {
  return SIDES.map((side) => {
    const own = items.filter((item) => item.side === side);
    const now = own.reduce((sum, item) => sum + item.points * times(view, item), 0);
    return {
      side,
      words: `${nameOf(side)} wins with more points when the battle is over. It would have ${now} now, and may have:`,
      case: 'X-19',
      parts: own.map((item) => {
        const n = times(view, item);
        return { words: wordsOf(view, item), holds: n > 0, stands: n === 0 ? 'none' : String(n * item.points) };
      }),
    };
  });
}

function bySlaying(view: View): readonly WayToWin[] {
  return SIDES.flatMap((side): WayToWin[] => {
    const [own, theirs] = [spoils(view, side), spoils(view, other(side))];
    const here = left(view, other(side));
    return [
      {
        side,
        words: `${nameOf(side)} wins at once by this:`,
        case: 'S-181',
        parts: [
          {
            words: `Nobody of ${nameOf(other(side))} is left.`,
            holds: here === 0,
            stands: here === 0 ? 'none' : `${here} are`,
          },
        ],
      },
      // Where there is no last turn, points decide nothing.
      ...(view.setup.house.turnLimit === 0
        ? []
        : [
            {
              side,
              words: `${nameOf(side)} wins by this when the last turn is over:`,
              case: 'X-19',
              parts: [
                {
                  words: 'It has more points for enemies who are gone.',
                  holds: own > theirs,
                  stands: `${own} to ${theirs}`,
                },
              ],
            },
          ]),
    ];
  });
}

export const course: Course = {
  tracks(view: View) {
    const objective = objectiveOf(view);
    const value = (side: Side): number =>
      objective?.kind === 'points'
        ? objective.items
            .filter((item) => item.side === side)
            .reduce((sum, item) => sum + item.points * times(view, item), 0)
        : spoils(view, side);
    return [
      {
        title: objective?.kind === 'points' ? 'Points as they stand' : 'Points for enemies who are gone',
        lines: SIDES.map((side) => ({ name: nameOf(side), side, value: value(side) })),
      },
    ];
  },
  rolls: {
    tested: 'Courage',
    swam: 'Swimming',
    sentry: 'Sentries',
    cast: 'Powers',
    resisted: 'Resisting powers',
    thrownBack: 'Hurled by a Blast',
    crossed: 'Jumps, climbs and leaps',
    inTheWay: 'What is in the way',
    passengerDie: 'Rider or passenger',
    wound: 'Wounds',
    saved: 'Fate',
    struckHeroically: 'Heroic Strikes',
    mounted: 'Mounting up',
    thrown: 'Thrown riders',
    // The die that it raises has fallen before.
    mightSpent: '',
  },
  turns: ({ type }) => TURNING.has(type),
  waysToWin(view: View) {
    const objective = objectiveOf(view);
    return objective?.kind === 'points' ? byItems(view, objective.items) : bySlaying(view);
  },
};
