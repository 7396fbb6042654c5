/** [X-1, X-2, X-3, M-10, M-12] What the ground is to one model: worked out once for each height and build. */
import type { Polygon } from '@warbeacon/plane';
import { type Battle, figureOf, uses } from '../engine/battle.ts';
import type { Area, Field, Figure, Solid } from '../engine/field.ts';
import type { Ground } from '../geometry/bodies.ts';

/** A figure belongs to one field; those of one height and build share what the ground is to them. */
const byFigure = new WeakMap<Figure, Ground>();
const byShape = new WeakMap<Field, Map<string, Ground>>();

export function groundFor(b: Battle, model: number): Ground {
  const figure = figureOf(b, model);
  const known = byFigure.get(figure);
  if (known !== undefined) return known;
  const shapes = byShape.get(b.field) ?? new Map<string, Ground>();
  byShape.set(b.field, shapes);
  const shape = `${figure.height} ${figure.build}`;
  const ground = shapes.get(shape) ?? makeGround(b, figure);
  shapes.set(shape, ground);
  byFigure.set(figure, ground);
  return ground;
}

/** [X-3, M-12] A barrier of up to half its height hinders a model in nothing. */
export const isSolidFor = ({ height }: Pick<Solid, 'height'>, figure: Pick<Figure, 'height'>): boolean =>
  height === null || height * 2 > figure.height;

/** [A-5, X-24] `waist` is deep for models up to 20 mm high. */
export const isDeepFor = ({ data }: Area, { height }: Pick<Figure, 'height'>): boolean =>
  data.kind === 'water' && (data.depth === 'deep' || (data.depth === 'waist' && height <= 2000));

function makeGround(b: Battle, figure: Figure): Ground {
  const { areas, solids } = b.field;
  return {
    solid: solids.filter((solid) => isSolidFor(solid, figure)),
    closed: areas.filter(({ kind }) => kind === 'impassable' || kind === 'gap').map(({ polygon }) => polygon),
    slow: slowFor(b, figure).map(({ polygon }) => polygon),
  };
}

function slowFor(b: Battle, figure: Figure): readonly Area[] {
  const { areas, house } = b.field;
  // On a horse or as tall as a tower one wades as one walks.
  const wades = figure.build !== 'Infantry';
  const isSlow = (area: Area): boolean =>
    area.kind === 'slow' || (area.kind === 'water' && uses(b, 'water') && !wades && !isDeepFor(area, figure));
  return house.slowFactor === 1 ? [] : areas.filter(isSlow);
}

/** What is slow for a model, of one kind or of all. */
export const slowIn = (b: Battle, model: number, kind?: Area['kind']): readonly Polygon[] =>
  slowFor(b, figureOf(b, model)).flatMap((area) => (kind === undefined || area.kind === kind ? [area.polygon] : []));
