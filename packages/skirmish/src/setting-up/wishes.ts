/** What a match is asked to be played with, and the complete options that come of it. */
import { z } from 'zod';
import { FORCES, PROFILES, SCENARIOS } from '../data/index.ts';
import type { Scenario } from '../data/scenario.schema.ts';
import { extraSchema, type ForceEntry } from '../data/schemas.ts';
import {
  type ForceChoice,
  forceChoice,
  HOUSE,
  type House,
  houseSchema,
  type Options,
  PRESETS,
} from '../engine/options.ts';
import type { Setup } from '../engine/state.ts';
import { SIDES, type Side } from '../engine/words.ts';
import { checkForce } from '../forces/build.ts';
import { pointsOf } from '../forces/points.ts';

const DEFAULT_SCENARIO = 'forces-clash';

/** Everything may be left out. What is there and cannot be is told in sentences. */
export const wishesSchema = z
  .strictObject({
    scenario: z.string('The scenario is named by its id.').max(64, 'No scenario has so long a name.').optional(),
    forces: z.strictObject({ good: forceChoice.optional(), evil: forceChoice.optional() }).optional(),
    preset: z.enum(PRESETS, 'The presets are as-printed and full.').optional(),
    house: houseSchema.partial().optional(),
  })
  .superRefine(({ scenario: id = DEFAULT_SCENARIO, forces = {} }, ctx) => {
    const scenario = SCENARIOS.get(id);
    if (scenario === undefined) {
      ctx.addIssue({ code: 'custom', path: ['scenario'], message: `There is no scenario ${id.slice(0, 64)}.` });
      return;
    }
    for (const side of SIDES) {
      const choice = forces[side];
      const faults = choice === undefined ? [] : faultsOfForce(scenario, side, choice);
      for (const message of faults) ctx.addIssue({ code: 'custom', path: ['forces', side], message });
    }
  });
export type Wishes = z.infer<typeof wishesSchema>;

/** [S-175, X-34] What speaks against a force of a side in a scenario, in sentences. */
function faultsOfForce(scenario: Scenario, side: Side, choice: ForceChoice): string[] {
  if (typeof choice === 'string') return faultsOfOffer(scenario, side, choice);
  const extras = choice.models.flatMap(({ extra = [] }) => extra);
  const strange = extras.find((extra) => !extraSchema.safeParse(extra).success);
  if (strange !== undefined) return [`No model can have ${strange}.`];
  const entries = entriesOf(choice);
  const limit = pointsOf(entriesOf(scenario.forces.default[side]));
  return [
    ...checkForce(side, entries, limit).map(({ message }) => message),
    ...faultsInScenario(scenario, side, entries),
  ];
}

function faultsOfOffer({ title, forces }: Scenario, side: Side, id: string): string[] {
  const force = FORCES.get(id);
  if (force === undefined) return [`There is no force ${id}.`];
  if (force.side !== side) return [`${force.title} is a force of the other side.`];
  return forces[side].includes(id) ? [] : [`${force.title} is not offered in ${title}.`];
}

/** Somebody must carry what is with somebody from the start, and all must be let in. */
function faultsInScenario(scenario: Scenario, side: Side, entries: readonly ForceEntry[]): string[] {
  const { setUp, table, reserves = [], forces } = scenario;
  const has = (profile: string): boolean => entries.some((entry) => entry.profile === profile);
  const usual = entriesOf(forces.default[side]);
  const bearers = table.places.flatMap((place) =>
    place.kind === 'light' && place.with !== undefined && usual.some(({ profile }) => profile === place.with)
      ? [{ id: place.id, profile: place.with }]
      : [],
  );
  const unborne = bearers
    .filter(({ profile }) => !has(profile))
    .map(({ id, profile }) => `Of this force nobody carries the ${id}: it needs a ${profile}.`);
  if (setUp.kind === 'halves') return unborne;
  const letIn = (profile: string): boolean =>
    setUp.zones[side].some(({ who }) => who === 'all' || who.includes(profile)) ||
    reserves.some((each) => each.side === side && each.who.includes(profile));
  const outside = entries
    .filter(({ profile }) => PROFILES.has(profile) && !letIn(profile))
    .map(({ profile }) => `${PROFILES.get(profile)?.name ?? profile} has no place in ${scenario.title}.`);
  return [...unborne, ...outside];
}

export function scenarioNamed(id: string | null): Scenario {
  const scenario = SCENARIOS.get(id ?? DEFAULT_SCENARIO);
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

export function entriesOf(choice: ForceChoice): readonly ForceEntry[] {
  if (typeof choice !== 'string') return choice.models as readonly ForceEntry[];
  const force = FORCES.get(choice);
  if (force === undefined) throw new Error(`no force ${choice}`);
  return force.models;
}

/** The wishes that lead to this very setup: what a host keeps as the options of a match. */
export const wishesOf = ({ options: { scenario, forces, house } }: Setup): Wishes => ({
  ...(scenario !== null && { scenario }),
  forces,
  house,
});
