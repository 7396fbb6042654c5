/** The options that the standard rules read, as a game without any more of them has them. */
import { z } from 'zod';
import type { House, OptionsSpec } from '../engine/options.ts';
import { hitRange } from './tables/casualty-probability.ts';

export const wallBonusSchema = z.enum(['upper', 'both']);
export const reducedSidesSchema = z.enum(['attack-and-armour', 'all']);

const STANDARD_HOUSE: House = {
  armour0: { A: hitRange('A', 0), B: hitRange('B', 0), C: hitRange('C', 0), D: hitRange('D', 0), E: hitRange('E', 0) },
  nightLeaders: [],
  reducedLeaders: 'up',
};

export const standardOptionsSchema = z.strictObject({
  wallBonus: wallBonusSchema.default('upper'),
  reducedSides: reducedSidesSchema.default('attack-and-armour'),
});

export const STANDARD_OPTIONS: OptionsSpec = {
  schema: standardOptionsSchema,
  house: () => STANDARD_HOUSE,
  inForce: (options) => ({ ...options }),
};
