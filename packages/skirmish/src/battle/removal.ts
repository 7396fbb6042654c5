/** [S-5] A model leaves the table, in the middle of whatever goes on: contacts, Fights, objects, passenger and banner follow. */
import { type Battle, type Chance, idOf, modelOf } from '../engine/battle.ts';
import type { Gone } from '../engine/words.ts';
import { leaveFights } from '../fights/leaving.ts';
import { disengage } from '../moving/engaging.ts';
import { dropOnRemoval } from '../burdens/dropping.ts';
import { noteBroken } from '../courage/breaking.ts';
import { noteLost } from '../passengers/loading.ts';
import { baseUnder } from '../passengers/riding.ts';
import { throwPassengerOf } from '../passengers/thrown.ts';
import { offerBanner } from '../heroic-actions/banner.ts';

export interface Removal {
  readonly how: Gone;
  /** Who did it; -1 for nobody. */
  readonly by: number;
  /** In close combat: the slayer takes what it carried. */
  readonly close?: boolean;
}

export function remove(b: Battle, ctx: Chance, model: number, removal: Removal): void {
  const state = modelOf(b, model);
  const { at } = state;
  // Of a passenger, while it is one.
  const base = baseUnder(b, model);
  const stood = base < 0 ? at : modelOf(b, base).at;
  state.gone = removal.how;
  const by = removal.by < 0 ? null : idOf(b, removal.by);
  // That a Sentry is gone whom nobody saw is told, and not from where.
  const place = state.hidden ? null : at;
  state.hidden = false;
  ctx.emit({ type: 'gone', model: idOf(b, model), how: removal.how, by, at: place });
  offerBanner(b, model);
  dropOnRemoval(b, ctx, model, removal, stood);
  state.at = null;
  state.prone = false;
  state.effects = [];
  state.rides = -1;
  disengage(b, ctx, model);
  leaveFights(b, model);
  throwPassengerOf(b, ctx, model, at);
  if (removal.how !== 'off') noteLost(b, model);
  noteBroken(b, ctx, model);
}
