/** What a way of one model is judged by: where it stands, who is around it, and what binds it in this activation. */
import type { Refusal } from '@warbeacon/kernel';
import { cost256, type Disc, INCH, length256, type Point, type Segment, within } from '@warbeacon/plane';
import { type Battle, budgetOf, discOf, isOnTable, modelOf, nameOf } from '../engine/battle.ts';
import type { Table } from '../data/scenario.schema.ts';
import type { Frame, Going } from '../engine/frames.ts';
import type { At } from '../engine/state.ts';
import type { Body, Ground, Mover } from '../geometry/bodies.ts';
import { clearsSolids } from '../geometry/clear.ts';
import { checkMove, type MoveFault } from '../geometry/paths.ts';
import { firstWetPoint } from '../water/wading.ts';
import { baseOf, goingOf, leftNow, openOf } from './activation.ts';
import { bodiesAround, moverOf } from './bodies.ts';
import { groundFor, slowIn } from './ground.ts';
import { no } from './refusals.ts';

/** [S-47] In 1/256 u. */
const CRAWL = budgetOf(1);

export interface Scene {
  readonly mover: Mover;
  /** All whom the way may matter to. */
  readonly bodies: readonly Body[];
  readonly table: Table;
  readonly ground: Ground;
  readonly going: Going;
  readonly crawls: boolean;
  /** In 1/256 u. */
  readonly left: number;
  /** It swims: half of what it had is gone. */
  readonly swims: boolean;
  /** Where the activation began. */
  readonly start: Point;
  /** Who leads a heroic move, and within how many u of whom it must end; `null` where nobody does. */
  readonly lead: { readonly model: number; readonly disc: Disc; readonly gap: number } | null;
}

export function sceneOf(b: Battle, frame: Frame, model: number, crawls = false): Scene {
  const mover = moverOf(b, model);
  const ground = groundFor(b, model);
  const left = crawls ? CRAWL : leftNow(b, frame, model);
  const open = openOf(frame, model);
  const from = open === undefined ? null : modelOf(b, model).from;
  return {
    mover,
    // Nobody further away than it can go and a zone is deep has a say.
    bodies: bodiesAround(b, model, Math.ceil(left / 256) + 2 * INCH),
    table: b.field.table,
    // [S-47] Nothing slows a crawl.
    ground: crawls ? { ...ground, slow: [] } : ground,
    going: goingOf(b, frame, model),
    crawls,
    left,
    swims: modelOf(b, model).cap !== undefined,
    start: from === null ? mover : { x: from[0], y: from[1] },
    lead: leadOf(b, frame, model),
  };
}

function leadOf(b: Battle, frame: Frame, model: number): Scene['lead'] {
  const base = baseOf(b, frame);
  if (base?.kind !== 'heroic' || base.action !== 'move' || base.hero === model) return null;
  const gap = b.field.house.heroicReach * INCH;
  if (isOnTable(b, base.hero)) return { model: base.hero, disc: discOf(b, base.hero), gap };
  return base.reach === null ? null : { model: base.hero, disc: { x: base.reach[0], y: base.reach[1], r: 0 }, gap };
}

interface Fault {
  readonly code: MoveFault | 'out-of-reach' | 'deep-water';
  readonly other?: number;
  /** The way that is too far, or barred. */
  readonly points?: readonly Point[];
}

/** Why the way is not open, or `null`: a question of places alone. `charges`: the first is whose zone is entered first. */
export function judge(
  b: Battle,
  scene: Scene,
  points: readonly Point[],
  charges: readonly number[] = [],
): Fault | null {
  const [target, ...extra] = charges;
  const { mover, bodies, table, ground, left: may256, start, lead, going } = scene;
  const fault = checkMove(mover, points, bodies, table, { may256, target, extra, start, ground });
  if (fault !== null) return fault.code === 'too-far' || fault.code === 'barred' ? { ...fault, points } : fault;
  const end = points.at(-1);
  if (lead !== null && target === undefined && end && !within({ x: end.x, y: end.y, r: mover.r }, lead.disc, lead.gap))
    return { code: 'out-of-reach', other: lead.model };
  if (
    going === 'distracted' &&
    firstWetPoint(
      b,
      mover.index,
      points.map(({ x, y }): At => [x, y]),
    ) !== null
  )
    return { code: 'deep-water' };
  return null;
}

/** Whether a model that stays where it is stays within reach of who leads it. */
export const isWithinReach = ({ mover, lead }: Scene): boolean => lead === null || within(mover, lead.disc, lead.gap);

/** The fault as a refusal. */
export function refusalOf(b: Battle, scene: Scene, { code, other, points }: Fault): Refusal {
  const { mover, crawls } = scene;
  const named = { model: nameOf(b, mover.index), other: other === undefined ? '' : nameOf(b, other) };
  if (code === 'bad-path') return no('bad-path');
  if (code === 'barred') return no(whatBars(b, scene, points), named);
  if (code === 'deep-water') return no('deep-water');
  if (code === 'too-far') return no(crawls ? 'crawl-too-far' : whyTooFar(b, scene, points), named);
  return no(code, named);
}

/** [X-2, X-3, X-6, M-12] What solid thing is in the way: ground that nobody enters, a gap, or a barrier too high for it. */
function whatBars(b: Battle, { mover }: Scene, points: readonly Point[] = []): 'barred' | 'rock' | 'gap' {
  const legs = [mover, ...points];
  const strikes = (solid: readonly Segment[]): boolean =>
    legs.some((p, i) => {
      const q = legs[i + 1];
      return q !== undefined && !clearsSolids(p, q, mover.r, solid);
    });
  const edgesOfKind = (kind: 'impassable' | 'gap'): Segment[] => {
    const ids = new Set(b.field.areas.flatMap((area) => (area.kind === kind ? [area.id] : [])));
    return b.field.solids.filter(({ id }) => ids.has(id));
  };
  if (strikes(edgesOfKind('impassable'))) return 'rock';
  if (strikes(edgesOfKind('gap'))) return 'gap';
  return 'barred';
}

/** What makes a way too long that would not be without it. */
function whyTooFar(b: Battle, { mover, left, swims }: Scene, points: readonly Point[] = []) {
  const legs = [mover, ...points];
  const length = length256(legs);
  if (length > left) return swims && length <= 2 * left ? 'swims' : 'too-far';
  const cost = (kind?: 'water'): number => cost256(legs, slowIn(b, mover.index, kind));
  return cost('water') > length ? 'wades' : cost() > length ? 'slow' : 'too-far';
}

export const pointsOf = (path: readonly At[]): Point[] => path.map(([x, y]) => ({ x, y }));
export const pathOf = (points: readonly Point[]): At[] => points.map(({ x, y }): At => [x, y]);
