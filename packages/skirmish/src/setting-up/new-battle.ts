/** A new battle: options with everything that was left out filled in, both forces in reserve until they are set up. */
import { z } from 'zod';
import { FORCES, PROFILES, SCENARIOS } from '../data/index.ts';
import type { Scenario } from '../data/scenario.schema.ts';
import type { ForceEntry } from '../data/schemas.ts';
import { settle } from '@warbeacon/kernel';
import { radiusOf } from '../engine/field.ts';
import { type ForceChoice, forceChoice, HOUSE, type House, houseSchema, type Options } from '../engine/options.ts';
import { skirmish } from '../engine/rules.ts';
import type { CastModel, CastObject, ModelState, Setup, State } from '../engine/state.ts';
import { SIDES, type Side } from '../engine/words.ts';
import { modelsOf } from '../forces/force.ts';

export const DEFAULT_SCENARIO = 'forces-clash';

/** What a match is asked to be played with; everything may be left out. */
export const wishesSchema = z.strictObject({
  scenario: z
    .string()
    .max(64)
    .refine((id) => SCENARIOS.has(id), 'There is no such scenario.')
    .optional(),
  forces: z.strictObject({ good: forceChoice.optional(), evil: forceChoice.optional() }).optional(),
  preset: z.enum(['as-printed', 'full']).optional(),
  house: houseSchema.partial().optional(),
});
export type Wishes = z.infer<typeof wishesSchema>;

function scenarioNamed(id: string): Scenario {
  const scenario = SCENARIOS.get(id);
  if (scenario === undefined) throw new Error(`no scenario ${id}`);
  return scenario;
}

/** Complete options; what a scenario says goes before the preset, what the players wish before both. */
export function makeOptions({ scenario: id = DEFAULT_SCENARIO, forces = {}, preset, house = {} }: Wishes): Options {
  const scenario = scenarioNamed(id);
  return {
    scenario: id,
    forces: {
      good: forces.good ?? scenario.forces.default.good,
      evil: forces.evil ?? scenario.forces.default.evil,
    },
    house: { ...houseOf(scenario, preset), ...defined(house) },
    uses: scenario.uses,
  };
}

function houseOf({ options }: Scenario, preset = options.preset): House {
  const { night, sentries, hiddenSentries, preset: own, ...values } = options;
  const base = { ...HOUSE[preset], ...(preset === own ? values : { turnLimit: values.turnLimit }) };
  return {
    ...base,
    nightSight: night?.sight ?? 0,
    sentryNoise: sentries?.noise ?? base.sentryNoise,
    sentryShoot: sentries?.shoot ?? base.sentryShoot,
    hiddenSentries: hiddenSentries ?? false,
  };
}

/** Without the members that are there and undefined. */
const defined = (house: Partial<{ [K in keyof House]: House[K] | undefined }>): Partial<House> =>
  Object.fromEntries(Object.entries(house).filter(([, value]) => value !== undefined));

export const entriesOf = (choice: ForceChoice): readonly ForceEntry[] => {
  if (typeof choice !== 'string') return choice.models as readonly ForceEntry[];
  const force = FORCES.get(choice);
  if (force === undefined) throw new Error(`no force ${choice}`);
  return force.models;
};

export function setupOf(options: Options): Setup {
  const scenario = scenarioNamed(options.scenario ?? DEFAULT_SCENARIO);
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

/** A model as it begins, not on the table yet. */
export function freshModel({ profile, as }: CastModel): ModelState {
  const figure = PROFILES.get(profile);
  if (figure === undefined) throw new Error(`no profile ${profile}`);
  const stores = as?.stores ?? figure.stores;
  return {
    at: null,
    gone: '',
    wounds: as?.wounds ?? figure.wounds,
    might: stores?.might ?? 0,
    will: stores?.will ?? 0,
    fate: stores?.fate ?? 0,
    prone: false,
    foot: false,
    spent: 0,
    from: null,
    marks: [],
    charged: [],
    effects: [],
    rides: -1,
    hidden: false,
  };
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
    objects: setup.objects.map(() => ({ at: null, by: [], moved: false, passed: false, gone: '' })),
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

/** No die falls before an order. Throws on options that the game does not have. */
export function newBattle(wishes: Readonly<Record<string, unknown>>): State {
  const state = freshState(setupOf(makeOptions(wishesSchema.parse(wishes))));
  placeThings(state);
  settle(skirmish, state, {
    d6: () => {
      throw new Error('a die before an order');
    },
    emit: () => {},
  });
  return state;
}

/** Objects and captives stand where the scenario says; a Light Object may be with somebody from the start. */
function placeThings(state: State): void {
  const scenario = SCENARIOS.get(state.setup.options.scenario ?? '');
  for (const place of scenario?.table.places ?? []) {
    const index = state.setup.objects.findIndex(({ id }) => id === place.id);
    const object = state.objects[index];
    if (object === undefined) continue;
    if (place.kind === 'light' && place.with !== undefined) {
      object.by = [state.setup.models.findIndex(({ profile }) => profile === place.with)];
    } else if (place.kind !== 'fire' && place.at !== undefined) {
      object.at = place.at;
      const model = state.models[state.setup.objects[index]?.model ?? -1];
      if (model !== undefined) model.at = place.at;
    }
  }
}

/** The wishes that lead to this very setup: what a host keeps as the options of a match. */
export const wishesOf = ({ options: { scenario, forces, house } }: Setup): Wishes => ({
  ...(scenario !== null && { scenario }),
  forces,
  house,
});
