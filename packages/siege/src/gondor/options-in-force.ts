/** How this game reads what the players have agreed on. */
import type { OptionsSpec } from '../engine/options.ts';
import { houseOf } from './house-values.ts';
import { inForceSchema, type Options, optionsSchema } from './options.ts';

export const optionsSpec: OptionsSpec<Options> = {
  schema: optionsSchema,
  house: (options) => houseOf({ options }),
  inForce(options) {
    const { armour0: _armour0, nightLeaders: _nightLeaders, ...house } = houseOf({ options });
    return inForceSchema.parse({ ...options, house });
  },
};
