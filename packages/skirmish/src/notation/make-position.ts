/** The position of a state, complete: read again it gives the same state. What is as it would be anyway is left out. */
import { battleOf } from '../engine/battle.ts';
import type { Field } from '../engine/field.ts';
import { type FightState, freshFight, type ModelState, type ObjectState, type State } from '../engine/state.ts';
import { freshModel } from '../setting-up/fresh-model.ts';
import { makeFrame } from './frames.ts';
import { type Position, positionSchema } from './position.schema.ts';

export function makePosition(state: State, dice?: readonly number[]): Position {
  const { field } = battleOf(state);
  const { options, table, carry } = state.setup;
  const id = (model: number): string => field.models[model]?.id ?? '';
  const ids = (models: readonly number[]): string[] => models.map(id);
  const pair = ([one, other]: readonly [number, number]): [string, string] => [id(one), id(other)];
  const { turn, phase, priority, active, halves, alarm, alarmTurn, score, broken, tasks, outcome } = state;
  // Through the schema, so that nothing is written that could not be read.
  return positionSchema.parse({
    game: 'skirmish',
    ...(options.scenario !== null && { scenario: options.scenario }),
    forces: options.forces,
    options: { preset: 'as-printed', ...options.house, uses: options.uses },
    ...(table !== null && { table }),
    turn,
    phase,
    side: active,
    priority,
    models: state.models.map((model, index) => modelOf(field, model, index)),
    objects: state.objects.map((object, index) => objectOf(field, object, index)),
    fights: state.fights.map((fight) => fightOf(fight, ids, pair)),
    contacts: state.contacts.map(pair),
    parted: state.parted.map(pair),
    carry: carry.map(({ who, by }) => ({ who: id(who), by: ids(by) })),
    halves,
    calls: state.calls.map(({ hero, action }) => ({ hero: id(hero), action })),
    tasks,
    alarm,
    alarmTurn,
    broken,
    score,
    outcome,
    frames: state.frames.map((frame) => makeFrame(field, frame)),
    ...(dice !== undefined && { dice }),
  });
}

function modelOf(field: Field, model: ModelState, index: number): object {
  const spec = field.models[index];
  const cast = field.setup.models[index];
  if (spec === undefined || cast === undefined) throw new Error(`no model ${index}`);
  const { id, profile, as, banner, sentry, bound } = cast;
  const fresh = freshModel(cast);
  const idAt = (place: number): string => field.models[place]?.id ?? '';
  const other = <K extends 'wounds' | 'might' | 'will' | 'fate' | 'prone' | 'foot' | 'hidden'>(key: K) =>
    model[key] === fresh[key] ? {} : { [key]: model[key] };
  return {
    id,
    profile,
    ...(as !== undefined && { as }),
    ...(banner === true && { banner }),
    ...(sentry === true && { sentry }),
    ...(bound === true && { bound }),
    ...(model.at !== null && { at: model.at }),
    ...(model.gone !== '' && { gone: model.gone }),
    ...other('wounds'),
    ...other('might'),
    ...other('will'),
    ...other('fate'),
    ...other('prone'),
    ...other('foot'),
    ...other('hidden'),
    ...(model.spent > 0 && { spent: Math.trunc(model.spent / 256), parts: model.spent % 256 }),
    ...(model.cap !== undefined && { cap: model.cap }),
    ...(model.from !== null && { from: model.from }),
    ...(model.marks.length > 0 && { marks: model.marks }),
    ...(model.charged.length > 0 && { charged: model.charged.map(idAt) }),
    ...(model.effects.length > 0 && { effects: model.effects.map(({ power, by }) => ({ power, by: idAt(by) })) }),
    ...(model.rides >= 0 && { rides: idAt(model.rides) }),
  };
}

function objectOf(field: Field, object: ObjectState, index: number): object {
  const spec = field.objects[index];
  if (spec === undefined) throw new Error(`no object ${index}`);
  const { id, kind, model, r } = spec;
  return {
    id,
    kind,
    ...(r > 0 && { base: r / 50 }),
    ...(model >= 0 && { model: field.models[model]?.id }),
    ...(object.at !== null && { at: object.at }),
    ...(object.by.length > 0 && { by: object.by.map((each) => field.models[each]?.id) }),
    ...(object.moved && { moved: true }),
    ...(object.movers.length > 0 && { movers: object.movers.map((each) => field.models[each]?.id) }),
    ...(object.passed && { passed: true }),
    ...(object.gone !== '' && { gone: object.gone }),
  };
}

function fightOf(
  fight: FightState,
  ids: (models: readonly number[]) => string[],
  pair: (pair: readonly [number, number]) => [string, string],
): object {
  const fresh = freshFight([], []);
  const id = (model: number): string => ids([model])[0] ?? '';
  const lists = (['twoHanded', 'shielding', 'trapped'] as const).filter((key) => fight[key].length > 0);
  return {
    good: ids(fight.good),
    evil: ids(fight.evil),
    ...Object.fromEntries(lists.map((key) => [key, ids(fight[key])])),
    ...(fight.supports.length > 0 && { supports: fight.supports.map(pair) }),
    ...(fight.weapons.length > 0 && {
      weapons: fight.weapons.map(({ model, weapon }) => ({ model: id(model), weapon })),
    }),
    ...(fight.strikes.length > 0 && { strikes: fight.strikes.map(({ model, by }) => ({ model: id(model), by })) }),
    ...(fight.winner !== fresh.winner && { winner: fight.winner }),
    ...(fight.resolved && { resolved: true }),
  };
}
