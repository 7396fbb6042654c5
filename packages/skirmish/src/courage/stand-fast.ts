/** A Hero who has held makes friends hold who are near and see him. */
import { type Disc, inPolygon, INCH, sight, type Standing, within } from '@warbeacon/plane';
import { type Battle, discOf, figureOf, mark, modelOf, onTable, sideOf } from '../engine/battle.ts';

export function standFast(b: Battle, hero: number): void {
  const gap = b.field.house.standFast * INCH;
  const disc = discOf(b, hero);
  for (const friend of onTable(b, sideOf(b, hero))) {
    if (friend !== hero && within(disc, discOf(b, friend), gap) && sees(b, friend, hero)) mark(b, friend, 'held');
  }
}

/** [M-21, X-10] Ground and night stop it, models never. */
function sees(b: Battle, looker: number, target: number): boolean {
  const { nightSight } = b.field.house;
  if (nightSight > 0 && !within(discOf(b, looker), discOf(b, target), nightSight * INCH)) return false;
  return sight(standingOf(b, looker), standingOf(b, target), b.field.walls) !== 'none';
}

function standingOf(b: Battle, model: number): Standing & Disc {
  const disc = discOf(b, model);
  const hills = b.field.areas.flatMap(({ data, polygon }) =>
    data.kind === 'hill' && inPolygon(polygon, disc) ? [data.height] : [],
  );
  return { ...disc, z: Math.max(0, ...hills), height: figureOf(b, model).height, prone: modelOf(b, model).prone };
}
