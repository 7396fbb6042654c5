/** How a model begins. */
import { PROFILES } from '../data/index.ts';
import type { CastModel, ModelState } from '../engine/state.ts';

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
