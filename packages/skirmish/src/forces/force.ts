/** A force made into its models. */
import type { ForceEntry, Profile } from '../data/schemas.ts';
import { PROFILES } from '../data/values.ts';
import { changesBy } from './extras.ts';
import type { Side } from '../engine/words.ts';

export interface ForceModel {
  /** Side letter, profile and number: `g-mt-shield-1`. */
  readonly id: string;
  readonly profile: string;
  readonly banner?: true;
  /** What its extras change of its profile. */
  readonly as?: Partial<Profile>;
}

/**
 * The models of a force in its order, numbered within their profile. Two entries of one profile, such as warriors and their
 * banner bearer, are numbered on. A profile that is not there is a bug: forces are checked before they are fielded.
 */
export function modelsOf({
  side,
  models,
}: {
  readonly side: Side;
  readonly models: readonly ForceEntry[];
}): ForceModel[] {
  const numbered = new Map<string, number>();
  return models.flatMap(({ profile: id, count, extra = [] }) => {
    const profile = PROFILES.get(id);
    if (!profile) throw new Error(`no profile ${id}`);
    const as = changesBy(profile, extra);
    return Array.from({ length: count }, (): ForceModel => {
      const number = (numbered.get(id) ?? 0) + 1;
      numbered.set(id, number);
      return {
        id: `${side === 'good' ? 'g' : 'e'}-${id}-${number}`,
        profile: id,
        ...(extra.includes('banner') && { banner: true as const }),
        ...(as && { as }),
      };
    });
  });
}
