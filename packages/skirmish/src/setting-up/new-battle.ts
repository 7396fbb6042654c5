/** A new battle: both forces before they are set up, reserves waiting, captives and objects where the scenario says. */
import { settle } from '@warbeacon/kernel';
import { PROFILES, SCENARIOS } from '../data/index.ts';
import type { Scenario } from '../data/scenario.schema.ts';
import { radiusOf } from '../engine/field.ts';
import type { ForceChoice, Options } from '../engine/options.ts';
import { skirmish } from '../engine/rules.ts';
import type { CastModel, CastObject, Setup, State } from '../engine/state.ts';
import { SIDES, type Side } from '../engine/words.ts';
import { modelsOf } from '../forces/force.ts';
import { freshModel } from './fresh-model.ts';
import { entriesOf } from '../forces/choosing.ts';
import { makeOptions, scenarioNamed, wishesSchema } from './wishes.ts';

export function setupOf(options: Options): Setup {
  const scenario = scenarioNamed(options.scenario);
  const captives = scenario.table.places.flatMap((place): CastModel[] =>
    place.kind === 'model'
      ? [{ id: place.id, side: PROFILES.get(place.profile)?.side ?? 'good', profile: place.profile, bound: true }]
      : [],
  );
  const models = SIDES.flatMap((side) => [
    ...castOf(side, options.forces[side], scenario),
    ...captives.filter((captive) => captive.side === side),
  ]);
  return {
    options,
    table: null,
    models,
    objects: objectsOf(scenario, models),
    carry: (scenario.carry ?? []).map(({ who, by }) => ({
      who: models.findIndex(({ id }) => id === who),
      by: models.flatMap(({ profile }, index) => (by.includes(profile) ? [index] : [])),
    })),
  };
}

function castOf(side: Side, choice: ForceChoice, { sentries }: Scenario): CastModel[] {
  return modelsOf({ side, models: entriesOf(choice) }).map((model) => ({
    ...model,
    side,
    ...(sentries?.side === side && sentries.who.includes(model.profile) && { sentry: true as const }),
  }));
}

function objectsOf({ table }: Scenario, models: readonly CastModel[]): CastObject[] {
  return table.places.flatMap((place): CastObject[] => {
    switch (place.kind) {
      case 'heavy':
        return [{ id: place.id, kind: 'heavy', model: -1, r: radiusOf(place.base) }];
      case 'light':
        return [{ id: place.id, kind: 'light', model: -1, r: 0 }];
      case 'model':
        return [{ id: place.id, kind: 'model', model: models.findIndex(({ id }) => id === place.id), r: radiusOf(25) }];
      default:
        return [];
    }
  });
}

export function freshState(setup: Setup): State {
  return {
    game: 'skirmish',
    setup,
    turn: 0,
    phase: 'set-up',
    priority: null,
    active: null,
    halves: null,
    frames: [{ kind: 'sequence', step: 'set-up' }],
    models: setup.models.map(freshModel),
    objects: setup.objects.map(() => ({ at: null, by: [], moved: false, movers: [], passed: false, gone: '' })),
    contacts: [],
    parted: [],
    fights: [],
    calls: [],
    alarm: false,
    alarmTurn: 0,
    score: { good: 0, evil: 0 },
    broken: [],
    tasks: { good: null, evil: null },
    outcome: null,
  };
}

/** No die falls before an order. Throws, with a sentence for each fault, on options that the game does not have. */
export function newBattle(options: Readonly<Record<string, unknown>>): State {
  const wishes = wishesSchema.safeParse(options);
  if (!wishes.success) throw new Error(wishes.error.issues.map(({ message }) => message).join(' '));
  const state = stateFor(makeOptions(wishes.data));
  settle(skirmish, state, {
    d6: () => {
      throw new Error('a die before an order');
    },
    emit: () => {},
  });
  return state;
}

/** As it stands before anybody has decided anything. */
export function stateFor(options: Options): State {
  const state = freshState(setupOf(options));
  placeThings(state);
  keepReserves(state);
  if (options.house.hiddenSentries) hideSentries(state);
  return state;
}

const indexOf = (list: readonly { readonly id: string }[], id: string): number =>
  list.findIndex((each) => each.id === id);

/** Objects and captives stand where the scenario says; a Light Object may be with somebody from the start. */
function placeThings({ setup, models, objects }: State): void {
  for (const place of SCENARIOS.get(setup.options.scenario ?? '')?.table.places ?? []) {
    const index = indexOf(setup.objects, place.id);
    const object = objects[index];
    if (object === undefined || place.kind === 'fire') continue;
    const bearer = place.kind === 'light' ? setup.models.findIndex(({ profile }) => profile === place.with) : -1;
    if (bearer >= 0) object.by = [bearer];
    else object.at = place.at ?? null;
    const model = models[setup.objects[index]?.model ?? -1];
    if (model !== undefined) model.at = object.at;
  }
}

/** */
function hideSentries({ setup, models }: State): void {
  for (const [index, model] of models.entries()) model.hidden = setup.models[index]?.sentry === true;
}

/** */
function keepReserves({ setup, models }: State): void {
  for (const { side, who } of SCENARIOS.get(setup.options.scenario ?? '')?.reserves ?? []) {
    for (const [index, model] of models.entries()) {
      const cast = setup.models[index];
      if (cast?.side === side && cast.bound !== true && who.includes(cast.profile)) model.gone = 'reserve';
    }
  }
}
