/** The skirmish as the pages show it, but for the cards: nothing here needs a screen. */
import { SCENARIOS } from '@warbeacon/skirmish/data';
import { sightAhead } from '@warbeacon/skirmish/preview';
import type { Command, SkirmishEvent, View } from '@warbeacon/skirmish';
import type { Pieces } from '../../face/pieces.ts';
import type { PlainPlaneFace } from '../../face/plane-face.ts';
import type { MatchView } from '../../face/view.ts';
import { agreeing } from '../../text/agree.ts';
import { aimInBrief } from './aims.ts';
import { animationsOf } from './animations.ts';
import { card } from './card.ts';
import { costOf } from './cost.ts';
import { modelIds, modelName, sideOfModel } from './cast.ts';
import { factsOf } from './facts.ts';
import { contactsOf, figuresOf, objectsOf, portraitOf } from './figures.ts';
import { led, looksOf, setUpAreas, SHAPES } from './looks.ts';
import { groundOf } from './scenery/ground.ts';
import { title } from './title.ts';
import { toll } from './toll.ts';
import { wire } from './wire.ts';
import { words } from './words/words.ts';

/** The one place where a view is taken for what it is: all that came of a match of this game was read by its wire. */
const own = (view: MatchView): View => view as View;

/** Of a Fight its first fighter. */
const OF_A_FIGHT: ReadonlySet<string> = new Set(['declare', 'reroll', 'duelMight', 'losers']);
const aboutWhom = ({ decision }: View): string | undefined =>
  decision?.model ?? (decision && OF_A_FIGHT.has(decision.kind) ? decision.models?.[0] : undefined);

const pieces: Pieces = {
  side: sideOfModel,
  name: modelName,
  isMany: () => false,
  does: (id, what) => agreeing(false, `${modelName(id)} ${what}`),
  about: (view) => aboutWhom(own(view)),
  byOrder: (a, b) => modelIds().indexOf(a) - modelIds().indexOf(b),
  placeOf: () => undefined,
  on: () => [],
  facts: (view, id) => factsOf(own(view), id),
  // The server says names.
  withNames: (sentence) => sentence,
};

/** Of the scenario in play; of a written position the longest that a battle takes. */
function lastTurn(view: MatchView | null): number {
  if (!view) return card.turns;
  const { scenario, house } = own(view).setup;
  const objective = scenario === null ? undefined : SCENARIOS.get(scenario)?.objective;
  return objective?.kind === 'points' ? objective.turns : house.turnLimit || card.turns;
}

const joined = new Intl.ListFormat('en');

export const plainFace: PlainPlaneFace = {
  title,
  wire,
  turns: { last: lastTurn, isNight: (_, view) => view !== null && own(view).setup.house.nightSight > 0 },
  pieces,
  words,
  commands: SHAPES,
  toll,
  aim: (view, side) => (side === 'good' || side === 'evil' ? aimInBrief(own(view), side) : undefined),
  untouched: (view, side) =>
    view.decision?.kind === 'halfMove' &&
    !Object.values(own(view).models).some((model) => model.side === side && model.marks.includes('moved')),
  ground: (view) => groundOf(own(view).setup),
  figures: (view) => figuresOf(own(view)),
  portrait: (view, id) => portraitOf(own(view), id),
  objects: (view) => objectsOf(own(view)),
  contacts: (view) => contactsOf(own(view)),
  fights: (view) =>
    own(view)
      .fights.filter(({ resolved }) => !resolved)
      .map(({ good, evil }) => `${joined.format(good.map(modelName))} against ${joined.format(evil.map(modelName))}`),
  fightsTitle: 'Fights to come',
  looks: (view, command) => looksOf(own(view), command as unknown as Command),
  led: (view, figure, way, charged) => led(own(view), figure, way, charged),
  cost: (view, figure, way) => costOf(own(view), figure, way),
  sees: (view, figure, other) => sightAhead(own(view), figure, other) ?? undefined,
  setUpAreas: (view, side) => setUpAreas(own(view), side),
  course: async () => (await import('./course.ts')).course,
  animationsOf: (events, before) => animationsOf(events as unknown as readonly SkirmishEvent[], own(before)),
};
