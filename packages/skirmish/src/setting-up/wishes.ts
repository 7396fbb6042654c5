/** What a match is asked to be played with, and the complete options that come of it. */
import { z } from 'zod';
import { SCENARIOS } from '../data/index.ts';
import type { Scenario } from '../data/scenario.schema.ts';
import { forceChoice, HOUSE, type House, houseSchema, type Options, PRESETS } from '../engine/options.ts';
import type { Setup } from '../engine/state.ts';
import { SIDES } from '../engine/words.ts';
import { faultsOfForce } from '../forces/choosing.ts';

/** Where nobody names another. */
export const DEFAULT_SCENARIO = 'forces-clash';

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

/** The house values of a scenario, where the players agree on no others. */
export function houseOf({ options }: Scenario, preset = options.preset): House {
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

/** The wishes that lead to this very setup: what a host keeps as the options of a match. */
export const wishesOf = ({ options: { scenario, forces, house } }: Setup): Wishes => ({
  ...(scenario !== null && { scenario }),
  forces,
  house,
});
