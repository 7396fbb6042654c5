/** What each side is after in the scenario in play, and how far it has come: of what everybody sees. */
import { PROFILES, SCENARIOS } from '@warbeacon/skirmish/data';
import { pointsNow } from '@warbeacon/skirmish/preview';
import type { View } from '@warbeacon/skirmish';
import type { Aim } from '../../face/title.ts';
import { modelName, objectName } from './cast.ts';
import { inInches } from './words/measures.ts';

type Side = keyof View['score'];
type Scenario = NonNullable<ReturnType<typeof SCENARIOS.get>>;
type Item = Extract<Scenario['objective'], { readonly kind: 'points' }>['items'][number];

interface AimRow {
  /** What is to be done. */
  readonly words: string;
  /** How far it is. */
  readonly state: string;
  /** What it is worth, and what it counts as things stand. */
  readonly worth: string;
  readonly now: number;
}
interface SideAims {
  readonly rows: readonly AimRow[];
  /** Points; nothing where none are counted. */
  readonly now: number | null;
}

const GONE: ReadonlySet<string> = new Set(['slain', 'fled', 'drowned', 'banished']);
const other = (side: Side): Side => (side === 'good' ? 'evil' : 'good');

export function scenarioOf({ setup }: View): Scenario | undefined {
  return setup.scenario === null ? undefined : SCENARIOS.get(setup.scenario);
}

/** Who counts: nobody who is bound. */
const forceOf = (view: View, side: Side) =>
  Object.values(view.models).filter((each) => each.side === side && !each.bound);
export const lostOf = (view: View, side: Side): number =>
  forceOf(view, side).filter(({ gone }) => GONE.has(gone)).length;
export const sizeOf = (view: View, side: Side): number => forceOf(view, side).length;
/** With so many lost more than half are. */
export const breaksAt = (view: View, side: Side): number => Math.floor(sizeOf(view, side) / 2) + 1;

export function aimsOf(view: View, side: Side): SideAims {
  const counts = pointsNow(view).filter((each) => each.side === side);
  const now = counts.reduce((sum, { points }) => sum + points, 0);
  const objective = scenarioOf(view)?.objective;
  if (objective?.kind !== 'points') {
    const foe = other(side);
    const left = sizeOf(view, foe) - lostOf(view, foe);
    const last = view.setup.house.turnLimit;
    const rows: AimRow[] = [
      { words: 'Slay them all', state: `${left} of ${sizeOf(view, foe)} are left`, worth: 'all', now: 0 },
      ...(last > 0
        ? [
            {
              words: `Else have more points after turn ${last}: what the enemies cost who are gone`,
              state: `${lostOf(view, foe)} gone`,
              worth: 'their points',
              now,
            },
          ]
        : []),
    ];
    return { rows, now: last > 0 ? now : null };
  }
  const rows = objective.items
    .filter((item) => item.side === side)
    .map((item): AimRow => {
      const { for: aim, what, points } = item;
      return {
        words: WORDS[aim](what),
        state: stateOf(view, item),
        worth: aim === 'slain' ? `${points} each` : String(points),
        now: counts.find((count) => count.what === `${what} ${aim}`)?.points ?? 0,
      };
    });
  return { rows, now };
}

const WORDS: Readonly<Record<Item['for'], (what: string) => string>> = {
  off: (what) =>
    what === 'half-the-force' ? 'Bring half of the force off the table' : `Bring ${objectName(what)} off the table`,
  'not-off': (what) => `Keep ${objectName(what)} on the table`,
  holds: (what) => `Hold ${objectName(what)} at the end`,
  slain: () => 'Slay enemy Heroes',
  broken: () => 'Break the enemy: more than half of them gone',
};

function stateOf(view: View, { side, for: aim, what }: Item): string {
  switch (aim) {
    case 'off':
      return what === 'half-the-force' ? offSoFar(view, side) : whereIs(view, what, side);
    case 'not-off':
      return whereIs(view, what, other(side));
    case 'holds':
      return whereIs(view, what, side);
    case 'slain': {
      const heroes = forceOf(view, other(side)).filter(
        ({ profile }) => PROFILES.get(profile)?.keywords.includes('Hero') === true,
      );
      return `${heroes.filter(({ gone }) => GONE.has(gone)).length} of ${heroes.length}`;
    }
    case 'broken':
      return `${lostOf(view, other(side))} of ${breaksAt(view, other(side))}`;
  }
}

function offSoFar(view: View, side: Side): string {
  const off = forceOf(view, side).filter(({ gone }) => gone === 'off').length;
  return `${off} of ${Math.ceil(sizeOf(view, side) / 2)}`;
}

/** Where it is that is to be brought home by a side, and how far from there. */
function whereIs(view: View, what: string, side: Side): string {
  const thing = view.objects[what];
  const model = view.models[what];
  if (thing?.gone === 'off' || model?.gone === 'off') return 'off the table';
  if (thing?.gone === 'lost') return 'lost';
  const [bearer] = thing?.by ?? [];
  const carried = bearer === undefined ? undefined : view.models[bearer];
  const at = carried?.at ?? thing?.at ?? model?.at;
  const exits = scenarioOf(view)?.exits?.[side] ?? [];
  const far = at && exits.length > 0 ? Math.min(...exits.map(({ from, to }) => toStretch(at, from, to))) : undefined;
  return [
    bearer === undefined ? 'nobody has it' : `${modelName(bearer)} has it`,
    far === undefined ? '' : `${inInches(far)} from the ${exits[0]?.edge ?? ''} edge`,
  ]
    .filter(Boolean)
    .join(', ');
}

type Place = readonly [number, number];
/** Stretches run along an edge. */
function toStretch([x, y]: Place, [ax, ay]: Place, [bx, by]: Place): number {
  const within = (value: number, a: number, b: number) => Math.max(Math.min(a, b), Math.min(value, Math.max(a, b)));
  return Math.hypot(x - within(x, ax, bx), y - within(y, ay, by));
}

/** For where there is one line for it. */
export function aimInBrief(view: View, side: Side): Aim {
  const { rows, now } = aimsOf(view, side);
  const [first] = rows;
  if (now === null)
    return {
      words: `Slay them all: ${first?.state ?? ''}.`,
      brief: `Slay them all: ${first?.state ?? ''}`,
      case: 'S-181',
    };
  const score = `${now} against ${aimsOf(view, other(side)).now ?? 0}`;
  const byItems = scenarioOf(view)?.objective.kind === 'points';
  const what = byItems
    ? joined.format(rows.map(({ words, worth }, i) => `${i === 0 ? words : lower(words)} (${worth})`))
    : rows.map(({ words }) => words).join('. ');
  return {
    words: `${what}. Points now: ${score}.`,
    brief: `${first?.words ?? ''}. ${score}`,
    case: byItems ? 'X-19' : 'S-181',
  };
}
const joined = new Intl.ListFormat('en');
const lower = (words: string): string => `${words[0]?.toLowerCase() ?? ''}${words.slice(1)}`;
