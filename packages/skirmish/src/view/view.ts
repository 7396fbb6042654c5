/** Views are built from nothing: each field of the schema is named here, and what is not named nobody is shown. */
import { top, type Viewer } from '@warbeacon/kernel';
import { PROFILES } from '../data/index.ts';
import {
  type Battle,
  engagedWith,
  figureOf,
  hasGear,
  hasZone,
  idOf,
  lookAt,
  modelOf,
  mvOf,
  onTable,
  discOf,
  sideOf,
} from '../engine/battle.ts';
import { apart, INCH } from '@warbeacon/plane';
import { frameSpec } from '../engine/registry.ts';
import type { FightState, State } from '../engine/state.ts';
import { otherSide, type Side } from '../engine/words.ts';
import { hiddenFrom, without } from '../sentries/hiding.ts';
import { courageOf } from '../courage/courage.ts';
import { allowanceOf, leftOf, openOf } from '../moving/activation.ts';
import { defenceOf } from '../fights/defence.ts';
import type { ModelView, View } from './view.schema.ts';

/** `common`: the spectator's view of the same state, which is that of everybody but for what is secret. */
export function viewFor(state: State, viewer: Viewer<Side>, common?: View): View {
  // Who sees no more than a spectator is shown no more, but for its own task.
  const hidden = hiddenFrom(state, viewer);
  if (common !== undefined && hidden.length === hiddenFrom(state, 'spectator').length)
    return { ...common, tasks: tasksFor(state, viewer) };
  const b = lookAt(hidden.length === 0 ? state : without(state, hidden));
  const { options, table } = state.setup;
  const id = (model: number): string => idOf(b, model);
  const pair = ([one, other]: readonly [number, number]): readonly [string, string] => [id(one), id(other)];
  return {
    game: 'skirmish',
    setup: { scenario: options.scenario, table, house: options.house, uses: options.uses },
    turn: state.turn,
    phase: state.phase,
    priority: state.priority,
    active: state.active,
    halves: state.halves,
    decision: decisionOf(lookAt(state), hidden),
    models: Object.fromEntries(
      b.field.models.map(({ id: key, index }) => [key, modelView(b, index, hidden.includes(index))]),
    ),
    objects: Object.fromEntries(b.field.objects.map(({ id: key }, index) => [key, objectView(b, index)])),
    contacts: state.contacts.map(pair),
    parted: state.parted.map(pair),
    fights: state.fights.map((fight) => fightView(b, fight)),
    calls: state.calls.map(({ hero, action }) => ({ hero: id(hero), action })),
    alarm: state.alarm,
    score: state.score,
    broken: state.broken,
    tasks: tasksFor(state, viewer),
    outcome: state.outcome,
  };
}

/** One's own; everybody's once the battle is over. */
function tasksFor({ tasks, outcome }: State, viewer: Viewer<Side>): View['tasks'] {
  const seen = (side: Side) => (outcome !== null || viewer === side ? tasks[side] : null);
  return { good: seen('good'), evil: seen('evil') };
}

/** While a model acts that hides, it is not told that it does. */
function decisionOf(b: Battle, hidden: readonly number[]): View['decision'] {
  const names = hidden.map((model) => idOf(b, model));
  for (const frame of b.s.frames.toReversed()) {
    const spec = frameSpec(frame);
    const side = spec.decider?.(b, frame);
    if (side === undefined) return null;
    const asked = spec.asks?.(b, frame) ?? {};
    if (names.includes(asked.model ?? '') || names.includes(asked.other ?? '')) continue;
    return {
      kind: frame.kind,
      side,
      ...asked,
      ...(asked.models && { models: asked.models.filter((each) => !names.includes(each)) }),
    };
  }
  return null;
}

function modelView(b: Battle, model: number, isUnseen: boolean): ModelView {
  const { s } = b;
  const spec = b.field.models[model];
  const state = modelOf(b, model);
  const figure = figureOf(b, model);
  const id = (each: number): string => idOf(b, each);
  return {
    side: sideOf(b, model),
    profile: figure.id,
    at: state.at,
    gone: isUnseen ? 'unseen' : state.gone,
    r: figure.r,
    height: figure.height,
    mv: mvOf(b, model),
    left: leftInView(b, model),
    fight: figure.fight,
    strength: figure.strength,
    defence: defenceOf(b, model),
    courage: courageOf(b, model),
    attacks: figure.attacks,
    wounds: state.wounds,
    might: state.might,
    will: state.will,
    fate: state.fate,
    prone: state.prone,
    foot: state.foot,
    engaged: engagedWith(b, model).map(id),
    inZoneOf: zonesAt(b, model).map(id),
    trapped: s.fights.some(({ trapped }) => trapped.includes(model)),
    marks: state.marks,
    charged: state.charged.map(id),
    effects: state.effects.map(({ power, by }) => ({ power, by: id(by) })),
    rides: state.rides < 0 ? null : id(state.rides),
    carries: b.field.objects.filter((_, index) => s.objects[index]?.by.includes(model)).map((object) => object.id),
    banner: hasGear(b, model, 'banner'),
    bought: spec === undefined ? 0 : spec.figure.points - (PROFILES.get(spec.profile)?.points ?? 0),
    sentry: spec?.sentry === true,
    bound: spec?.bound === true,
  };
}

/** In its activation what is left of that, else of its Mv this turn. */
function leftInView(b: Battle, model: number): number {
  const frame = top(b.s);
  const open = frame === undefined ? undefined : openOf(frame, model);
  return open === undefined ? allowanceOf(b, model, 'own') : leftOf(b, open);
}

/** [M-4] */
function zonesAt(b: Battle, model: number): number[] {
  if (modelOf(b, model).at === null) return [];
  const disc = discOf(b, model);
  return onTable(b, otherSide(sideOf(b, model))).filter((other) => {
    const enemy = discOf(b, other);
    const reach = disc.r + enemy.r + INCH;
    // Most are further off than that along one of the edges.
    if (Math.abs(enemy.x - disc.x) >= reach || Math.abs(enemy.y - disc.y) >= reach) return false;
    return !apart(disc, enemy, INCH) && hasZone(b, other);
  });
}

function objectView(b: Battle, index: number): View['objects'][string] {
  const spec = b.field.objects[index];
  const state = b.s.objects[index];
  if (spec === undefined || state === undefined) throw new Error(`no object ${index}`);
  return {
    kind: spec.kind,
    at: state.at,
    r: spec.r,
    by: state.by.map((each) => idOf(b, each)),
    moved: state.moved,
    passed: state.passed,
    gone: state.gone,
  };
}

function fightView(b: Battle, fight: FightState): View['fights'][number] {
  const ids = (list: readonly number[]): string[] => list.map((each) => idOf(b, each));
  return {
    good: ids(fight.good),
    evil: ids(fight.evil),
    supports: fight.supports.map(([one, other]) => [idOf(b, one), idOf(b, other)] as const),
    twoHanded: ids(fight.twoHanded),
    shielding: ids(fight.shielding),
    weapons: Object.fromEntries(fight.weapons.map(({ model, weapon }) => [idOf(b, model), weapon])),
    trapped: ids(fight.trapped),
    winner: fight.winner,
    resolved: fight.resolved,
  };
}
