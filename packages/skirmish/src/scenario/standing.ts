/** The points of a scenario as they stand: what each of its items counts now, from what everybody sees. */
import type { Scenario } from '../data/scenario.schema.ts';
import { type Battle, modelOf, sideOf } from '../engine/battle.ts';
import { otherSide, SIDES, type Side } from '../engine/words.ts';

export interface Count {
  readonly side: Side;
  /** `chest off`, `letter holds`, `Hero slain`; of a battle without items the id of a model that is gone. */
  readonly what: string;
  readonly points: number;
}

type Item = Extract<Scenario['objective'], { readonly kind: 'points' }>['items'][number];

/** [S-181, X-27] On the table, a passenger or in reserve; who is bound counts for nobody. */
export const isLeft = (b: Battle, side: Side): boolean =>
  b.field.models.some(({ index, side: its, bound }) => {
    if (its !== side || bound === true) return false;
    const { at, gone } = modelOf(b, index);
    return at !== null || gone === 'passenger' || gone === 'reserve' || gone === '';
  });

/** Gone otherwise than off: leaving is the aim of these scenarios, no loss. */
export function isLost(b: Battle, model: number): boolean {
  const { gone } = modelOf(b, model);
  return gone === 'slain' || gone === 'fled' || gone === 'drowned' || gone === 'banished';
}

/** Who is bound counts in no total. */
const forceOf = (b: Battle, side: Side) => b.field.models.filter((spec) => spec.side === side && spec.bound !== true);

/** Whether more than half of the force is gone otherwise than off, be breaking played or not. */
export function isBeaten(b: Battle, side: Side): boolean {
  const force = forceOf(b, side);
  return 2 * force.filter(({ index }) => isLost(b, index)).length > force.length;
}

/** Enemy Heroes that are slain. */
export const slainHeroes = (b: Battle, side: Side): number =>
  forceOf(b, otherSide(side)).filter(({ index, figure }) => figure.hero && isLost(b, index)).length;

function isOff(b: Battle, what: string): boolean {
  const object = b.s.objects[b.field.objectOf(what)];
  const model = b.s.models[b.field.indexOf(what)];
  return object?.gone === 'off' || model?.gone === 'off';
}

/** A captive who is slain is brought home by nobody, and kept by nobody. */
const isLostForAll = (b: Battle, what: string): boolean => b.s.objects[b.field.objectOf(what)]?.gone === 'lost';

/** Nobody is left to hinder it. */
const isAlone = (b: Battle, side: Side): boolean => isLeft(b, side) && !isLeft(b, otherSide(side));

/** Half is rounded up. Whoever is left alone may leave. */
function halfIsOff(b: Battle, side: Side): boolean {
  const force = forceOf(b, side);
  const out = force.filter(({ index }) => (isAlone(b, side) ? !isLost(b, index) : modelOf(b, index).gone === 'off'));
  return 2 * out.length >= force.length;
}

const holds = (b: Battle, side: Side, what: string): boolean =>
  b.s.objects[b.field.objectOf(what)]?.by.some((bearer) => sideOf(b, bearer) === side) === true;

function times(b: Battle, { side, for: aim, what }: Item): number {
  switch (aim) {
    case 'off':
      if (what === 'half-the-force') return Number(halfIsOff(b, side));
      // What it holds it brings home, as nobody is left to stop it.
      return Number(isOff(b, what) || (isAlone(b, side) && holds(b, side, what)));
    case 'not-off':
      // A side that has nobody left keeps nothing.
      return Number(!isOff(b, what) && !isLostForAll(b, what) && !isAlone(b, otherSide(side)));
    case 'holds':
      return Number(holds(b, side, what));
    case 'slain':
      return slainHeroes(b, side);
    case 'broken':
      return Number(isBeaten(b, otherSide(side)));
  }
}

/** Every item of the scenario with what it counts now, also where that is nothing; without items, enemies who are gone. */
export function standing(b: Battle): Count[] {
  const objective = b.field.scenario?.objective;
  if (objective?.kind === 'points') {
    return objective.items.map((item) => ({
      side: item.side,
      what: `${item.what} ${item.for}`,
      points: item.points * times(b, item),
    }));
  }
  return SIDES.flatMap((side) =>
    forceOf(b, otherSide(side))
      .filter(({ index }) => isLost(b, index))
      .map(({ id, figure }) => ({ side, what: id, points: figure.points })),
  );
}

export const sumOf = (counts: readonly Count[], side: Side): number =>
  counts.filter((each) => each.side === side).reduce((sum, { points }) => sum + points, 0);
