/** What one knows of a battle in which Sentries of the other side hide: to him they are nowhere, and as they began. */
import type { Viewer } from '@warbeacon/kernel';
import { type Battle, lookAt, onTable } from '../engine/battle.ts';
import type { State } from '../engine/state.ts';
import { otherSide, type Side } from '../engine/words.ts';
import { freshModel } from '../setting-up/fresh-model.ts';

/** Models that the viewer does not see, by their places in the cast; none once the battle is over. */
export function hiddenFrom({ models, setup, outcome }: State, viewer: Viewer<Side>): number[] {
  if (outcome !== null) return [];
  return models.flatMap(({ hidden }, index) => (hidden && setup.models[index]?.side !== viewer ? [index] : []));
}

export const isAnybodyHidden = ({ models }: State): boolean => models.some(({ hidden }) => hidden);

/** The same state where nobody hides from the viewer; else another that shares with it what he knows. Neither may be changed. */
export function asKnownTo(s: State, viewer: Viewer<Side>): State {
  if (!isAnybodyHidden(s)) return s;
  const hidden = hiddenFrom(s, viewer);
  return hidden.length === 0 ? s : without(s, hidden);
}

/** The battle as if these were nowhere. */
export function without(s: State, hidden: readonly number[]): State {
  const isThere = (model: number): boolean => !hidden.includes(model);
  return {
    ...s,
    models: s.models.map((model, index) => {
      const cast = s.setup.models[index];
      return isThere(index) || cast === undefined ? model : { ...freshModel(cast), hidden: true };
    }),
    objects: s.objects.map((object) => (object.by.every(isThere) ? object : { ...object, at: null })),
    contacts: s.contacts.filter((pair) => pair.every(isThere)),
    parted: s.parted.filter((pair) => pair.every(isThere)),
    calls: s.calls.filter(({ hero }) => isThere(hero)),
  };
}

/** The battle as a side knows it, for who asks and changes nothing. */
export function knownTo(b: Battle, side: Side): Battle {
  const known = asKnownTo(b.s, side);
  return known === b.s ? b : lookAt(known);
}

/** Those who hide on the table, and from whom. */
export const hidersAmong = (b: Battle): { readonly model: number; readonly from: Side }[] =>
  onTable(b)
    .filter((model) => b.s.models[model]?.hidden === true)
    .map((model) => ({ model, from: otherSide(b.field.models[model]?.side ?? 'evil') }));
