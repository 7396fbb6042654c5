/** [S-8, M-20, M-21, X-9, X-10] Who sees whom, and what is in the way: models, the ground, the night. */
import {
  boxesApart,
  type Disc,
  hiders,
  INCH,
  inPolygon,
  type Point,
  sight,
  type Standing,
  within,
} from '@warbeacon/plane';
import { type Battle, discOf, figureOf, modelOf } from '../engine/battle.ts';
import type { At } from '../engine/state.ts';
import { baseUnder } from '../passengers/riding.ts';

export interface Sight {
  readonly seen: 'none' | 'part' | 'whole';
  /** Models that hide a part of the target, the nearest to the looker first; empty where nothing is seen. */
  readonly hiders: readonly number[];
  /** Whether the ground hides a part of it. */
  readonly ground: boolean;
}

const UNSEEN: Sight = { seen: 'none', hiders: [], ground: false };
/** Inches from a fire within which anybody is seen from anywhere. */
const FIRELIGHT = 3;

/** How high the ground is at a point, in u: hills lift who has its centre in them, for sight alone. */
export function groundHeight({ field }: Battle, p: Point): number {
  let height = 0;
  for (const { data, polygon } of field.areas) {
    if (data.kind === 'hill' && data.height > height && inPolygon(polygon, p)) height = data.height;
  }
  return height;
}

function standing(b: Battle, model: number, at?: At): Standing & Disc {
  const { x, y, r } = at === undefined ? discOf(b, model) : { x: at[0], y: at[1], r: figureOf(b, model).r };
  return { x, y, r, z: groundHeight(b, { x, y }), height: figureOf(b, model).height, prone: modelOf(b, model).prone };
}

/** By night nobody is seen from further off than this, but by the light of a fire. */
function isDark({ field }: Battle, from: Disc, to: Disc): boolean {
  const { nightSight } = field.house;
  if (nightSight === 0 || within(from, to, nightSight * INCH)) return false;
  return !field.table.places.some(
    ({ kind, at }) => kind === 'fire' && at && within({ x: at[0], y: at[1], r: 0 }, to, FIRELIGHT * INCH),
  );
}

/** [S-110, R-92] What ground and night let be seen; models are seen past. */
export function seesPastModels(b: Battle, from: number, to: number, at?: At): Sight['seen'] {
  const [looker, target] = [baseUnder(b, from), baseUnder(b, to)];
  if (looker < 0 || target < 0) return 'none';
  if (looker === target) return 'whole';
  const [eye, seen] = [standing(b, looker, at), standing(b, target)];
  if (isDark(b, eye, seen)) return 'none';
  // Most walls stand aside of the box around all lines of sight.
  return sight(
    eye,
    seen,
    b.field.walls.filter((wall) => !boxesApart(eye, seen, wall.a, wall.b, seen.r)),
  );
}

/** [S-57, S-58] What `from` sees of `to`, from where it stands or from `at`. */
export function sees(b: Battle, from: number, to: number, at?: At): Sight {
  const open = seesPastModels(b, from, to, at);
  if (open === 'none') return UNSEEN;
  const ground = open === 'part';
  const hiding = hidersOf(b, baseUnder(b, from), baseUnder(b, to), at);
  return { seen: ground || hiding.length > 0 ? 'part' : 'whole', hiders: hiding, ground };
}

/** [M-20, S-46, S-91] Friends hide like enemies; who lies down hides nobody, nor does one's own horse, nor who hides himself. */
function hidersOf(b: Battle, looker: number, target: number, at?: At): number[] {
  if (looker === target) return [];
  const [eye, seen] = [at === undefined ? discOf(b, looker) : { x: at[0], y: at[1] }, discOf(b, target)];
  const others: (Disc & { readonly index: number })[] = [];
  for (const { index } of b.field.models) {
    const state = modelOf(b, index);
    if (state.at === null || state.prone || state.hidden || index === looker || index === target) continue;
    const [x, y] = state.at;
    const { r } = figureOf(b, index);
    // Most stand aside of the box around all lines of sight.
    if (!boxesApart(eye, seen, { x, y }, { x, y }, r + seen.r)) others.push({ index, x, y, r });
  }
  return hiders(eye, seen, others).map(({ index }) => index);
}
