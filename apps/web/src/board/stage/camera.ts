/** Where the view stands over the map. Plain arithmetic: no element, no Pixi. */
import { PLACE_WIDTH, type Point } from './plane.ts';

export interface Camera {
  /** Map point at the middle of the view, in map units. */
  readonly x: number;
  readonly y: number;
  /** CSS pixels for one map unit. */
  readonly scale: number;
}

export interface View {
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
}

/** The part of the plane that is worth looking at, in map units. */
export interface World {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** One hex is then about 230 CSS pixels wide. */
export const MAX_SCALE = 3;
/** Below this a counter's strengths cannot be read. */
export const READABLE_SCALE = 0.9;

export function fitScale(view: View, world: World): number {
  return Math.min(view.width / (world.right - world.left), view.height / (world.bottom - world.top));
}

export function fitted(view: View, world: World): Camera {
  return {
    x: (world.left + world.right) / 2,
    y: (world.top + world.bottom) / 2,
    scale: Math.min(MAX_SCALE, fitScale(view, world)),
  };
}

/** The scale to begin with: the whole map, or, in a view of quite another shape, as much of it as fills the view. */
export function openingScale(view: View, world: World): number {
  const whole = fitScale(view, world);
  const filling = Math.max(view.width / (world.right - world.left), view.height / (world.bottom - world.top));
  return filling > 1.6 * whole ? Math.min(filling, READABLE_SCALE) : Math.min(MAX_SCALE, whole);
}

/** Around the pieces that are farthest out, in map units. */
const ROOM = 1.5 * PLACE_WIDTH;
/** CSS pixels at the left edge of the view that buttons lie over. */
const TOOLS = 56;

/**
 * The camera to begin with: as near as all pieces allow, though no nearer than is needed to read them. Where the pieces
 * are strewn too widely, `openingScale` where most of those stand together that matter most: between two armies there is nobody.
 */
export function opened(view: View, world: World, pieces: readonly Point[], first: readonly Point[]): Camera {
  const scale = openingScale(view, world);
  const near = gathered(view, world, pieces);
  if (near && near.scale > scale) return near;
  const middle = middleOfMost(view, scale, first) ?? middleOf(world);
  return clamped({ ...middle, scale }, view, world);
}

/** As near as all pieces allow, though no nearer than is needed to read them; nothing where there are none. */
export function gathered(view: View, world: World, pieces: readonly Point[]): Camera | undefined {
  const field = around(pieces);
  if (!field) return undefined;
  const scale = Math.min(READABLE_SCALE, fitScale({ ...view, width: view.width - TOOLS }, field));
  const { x, y } = middleOf(field);
  return clamped({ x: x - TOOLS / 2 / scale, y, scale }, view, world);
}

/** CSS pixels: in a view that is narrower, nothing can be made out on the whole map. */
const NARROW = 600;

/** In a narrow view, to begin with: the part of the map in which one's army gathers, as wide as it is. */
export function openedAt(view: View, world: World, home: readonly Point[]): Camera | undefined {
  const field = view.width < NARROW ? around(home) : undefined;
  if (!field) return undefined;
  const scale = Math.min(READABLE_SCALE, (view.width - TOOLS) / (field.right - field.left));
  const { x, y } = middleOf(field);
  return clamped({ x: x - TOOLS / 2 / scale, y, scale }, view, world);
}

function around(points: readonly Point[]): World | undefined {
  if (points.length === 0) return undefined;
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return {
    left: Math.min(...xs) - ROOM,
    top: Math.min(...ys) - ROOM,
    right: Math.max(...xs) + ROOM,
    bottom: Math.max(...ys) + ROOM,
  };
}

const middleOf = ({ left, top, right, bottom }: World): Point => ({ x: (left + right) / 2, y: (top + bottom) / 2 });

/** The middle of as many as one view can show, beside the buttons; of several such crowds, of the first. */
function middleOfMost(view: View, scale: number, points: readonly Point[]): Point | undefined {
  const across = Math.max(0, (view.width - TOOLS) / 2 / scale - ROOM);
  const down = Math.max(0, view.height / 2 / scale - ROOM);
  let most: readonly Point[] = [];
  for (const { x, y } of points) {
    const near = points.filter((at) => Math.abs(at.x - x) <= across && Math.abs(at.y - y) <= down);
    if (near.length > most.length) most = near;
  }
  const field = around(most);
  if (!field) return undefined;
  const { x, y } = middleOf(field);
  return { x: x - TOOLS / 2 / scale, y };
}

function clampAxis(at: number, half: number, low: number, high: number): number {
  if (high - low <= 2 * half) return (low + high) / 2;
  return Math.min(high - half, Math.max(low + half, at));
}

/** The nearest camera that does not look past the world, nor from farther than the whole of it. */
export function clamped(camera: Camera, view: View, world: World): Camera {
  const scale = Math.min(MAX_SCALE, Math.max(fitScale(view, world), camera.scale));
  return {
    scale,
    x: clampAxis(camera.x, view.width / scale / 2, world.left, world.right),
    y: clampAxis(camera.y, view.height / scale / 2, world.top, world.bottom),
  };
}

/** CSS pixels: what a line or two more or less of text beside the board take of it. */
const LITTLE = 64;

/**
 * The camera of a view whose size has changed a little, with the map where it lay on the screen: what is under a finger stays
 * there. Nothing where more has changed, or where the whole map was seen and would no longer be, or much off the middle.
 */
export function steadied(camera: Camera, was: View, view: View, world: World, whole: boolean): Camera | undefined {
  const [wider, higher] = [view.width - was.width, view.height - was.height];
  if (Math.max(Math.abs(wider), Math.abs(higher)) > LITTLE) return undefined;
  const { scale } = camera;
  const steady = { scale, x: camera.x + wider / 2 / scale, y: camera.y + higher / 2 / scale };
  if (!whole) return clamped(steady, view, world);
  const centred = fitted(view, world);
  const off = Math.max(Math.abs(steady.x - centred.x), Math.abs(steady.y - centred.y)) * scale;
  const fits = Math.abs(centred.scale / scale - 1) < 0.001;
  const [left, top] = [steady.x - view.width / 2 / scale, steady.y - view.height / 2 / scale];
  const sees =
    left <= world.left + SLIVER &&
    top <= world.top + SLIVER &&
    left + view.width / scale >= world.right - SLIVER &&
    top + view.height / scale >= world.bottom - SLIVER;
  return fits && sees && off <= LITTLE / 2 ? steady : undefined;
}

/** Map units that nobody misses at the edge. */
const SLIVER = 1;

/** Screen point (CSS pixels from the view's top left corner) to map point. */
export function toMap(camera: Camera, view: View, at: Point): Point {
  return {
    x: camera.x + (at.x - view.width / 2) / camera.scale,
    y: camera.y + (at.y - view.height / 2) / camera.scale,
  };
}

export function toScreen(camera: Camera, view: View, at: Point): Point {
  return {
    x: (at.x - camera.x) * camera.scale + view.width / 2,
    y: (at.y - camera.y) * camera.scale + view.height / 2,
  };
}

/** Zooms by a factor; the map point under `at` stays under it. */
export function zoomed(camera: Camera, view: View, world: World, factor: number, at: Point): Camera {
  const scale = Math.min(MAX_SCALE, Math.max(fitScale(view, world), camera.scale * factor));
  const held = toMap(camera, view, at);
  const moved = {
    scale,
    x: held.x - (at.x - view.width / 2) / scale,
    y: held.y - (at.y - view.height / 2) / scale,
  };
  return clamped(moved, view, world);
}

/** Moves the view over the map; positive dx looks farther east. CSS pixels. */
export function panned(camera: Camera, view: View, world: World, dx: number, dy: number): Camera {
  return clamped({ ...camera, x: camera.x + dx / camera.scale, y: camera.y + dy / camera.scale }, view, world);
}
