/** The banner of a slain bearer. */
import type { Battle } from '../engine/battle.ts';

export function offerBanner(b: Battle, _model: number): void {
  if (!b.field.house.banners) return;
}
