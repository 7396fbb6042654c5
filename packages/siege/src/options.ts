/** D-7, D-8, D-13: what players may agree on before a match. */
import { z } from 'zod';
import type { Options } from './state.ts';

export const optionsSchema = z.strictObject({
  /** `house`: Westernesse is demoralized above its level, Isengard routs on reaching it. */
  demoralization: z.enum(['house', 'exceeds', 'reaches']).default('house'),
  /** Whether a wall helps its defender only, or whoever is shot at across it. */
  wallBonus: z.enum(['upper', 'both']).default('upper'),
});

/** Throws a zod error on an option that does not exist. */
export function parseOptions(options: Readonly<Record<string, unknown>>): Options {
  return optionsSchema.parse(options);
}
