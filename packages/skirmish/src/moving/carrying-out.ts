/** [M-16] What changes when a model changes its place, by a way of its own or by force, or is knocked down. */
import { cost256 } from '@warbeacon/plane';
import { dropWhenCharged, dropWhenKnockedDown, moveBurdens } from '../burdens/holding.ts';
import { type Battle, byPlace, type Chance, figureOf, idOf, mark, modelOf, unmark } from '../engine/battle.ts';
import type { EventOf } from '../engine/events.ts';
import type { At } from '../engine/state.ts';
import { isChargedByCavalry } from '../fights/charge-bonus.ts';
import { throwPassengerOf } from '../passengers/thrown.ts';
import { reveal, sightingOn } from '../sentries/sighting.ts';
import { comeIntoDeepWater, firstWetPoint, lieInWater } from '../water/wading.ts';
import { engage, settleContacts } from './engaging.ts';
import { groundFor } from './ground.ts';
import { pointsOf } from './scene.ts';

interface Way {
  readonly path: readonly At[];
  /** Whom it charges; they are engaged where the way is carried out whole. */
  readonly charges?: readonly number[];
  /** [S-47] A crawl costs nothing of its movement. */
  readonly crawls?: boolean;
}

/** Carries out a way that is legal, up to its first wet point or to where it brings somebody out; whether that was all of it. */
export function carryOutPath(
  b: Battle,
  ctx: Chance,
  model: number,
  { path, charges = [], crawls = false }: Way,
): boolean {
  // Who halts where it stands has not moved: a thrower that begins beside its target, for one.
  if (path.length === 0) return true;
  const wet = firstWetPoint(b, model, path);
  const sighting = sightingOn(b, model, wet ?? path, crawls);
  if (sighting === null) walk(b, ctx, model, wet ?? path, crawls);
  else {
    walk(b, ctx, model, sighting.path, crawls);
    reveal(b, ctx, sighting.found);
    // Who sees somebody halts there; who hides goes on, though he is seen.
    if (!sighting.found.includes(model)) return false;
    walk(b, ctx, model, sighting.rest, crawls);
  }
  if (wet !== null) {
    comeIntoDeepWater(b, ctx, model);
    return false;
  }
  if (charges.length > 0) charge(b, ctx, model, charges);
  return true;
}

function walk(b: Battle, ctx: Chance, model: number, path: readonly At[], crawls: boolean): void {
  const state = modelOf(b, model);
  const { at } = state;
  if (at === null) throw new Error(`${idOf(b, model)} is not on the table`);
  const end = path.at(-1);
  if (end === undefined) return;
  const spent = crawls ? 0 : cost256(pointsOf([at, ...path]), groundFor(b, model).slow);
  state.spent += spent;
  arrive(b, ctx, model, end);
  const told = path.map((each) => [...each] as const);
  if (crawls) ctx.emit({ type: 'crawled', model: idOf(b, model), path: told });
  else ctx.emit({ type: 'moved', model: idOf(b, model), path: told, spent });
}

/** [S-33, S-39] Mover and all whom it names are Engaged on contact. */
function charge(b: Battle, ctx: Chance, model: number, targets: readonly number[]): void {
  const state = modelOf(b, model);
  // [S-93] Who was charged by Cavalry before, and who is charged by it now.
  if (isChargedByCavalry(b, model)) mark(b, model, 'charged-since');
  if (figureOf(b, model).build === 'Cavalry') for (const target of targets) unmark(b, target, 'charged-since');
  state.charged = [...new Set([...state.charged, ...targets])].toSorted(byPlace);
  ctx.emit({ type: 'charged', model: idOf(b, model), targets: targets.map((target) => idOf(b, target)) });
  for (const target of targets) engage(b, ctx, model, target);
  dropWhenCharged(b, ctx, ...targets);
}

function arrive(b: Battle, ctx: Chance, model: number, at: At): void {
  modelOf(b, model).at = [at[0], at[1]];
  mark(b, model, 'moved');
  settleContacts(b, ctx, model);
  moveBurdens(b, model);
}

/**
 * Puts a model somewhere by force: contacts that end are ended, and it counts as moved. Nothing of its movement is spent, no
 * contact begins, nothing is told and no water is looked at: who does this does that.
 */
export const place = (b: Battle, ctx: Chance, model: number, at: At): void => arrive(b, ctx, model, at);

/** [S-45, R-59] Knocks a model down where it is: it stays Engaged. Who lies already is told of no more, but for the water. */
export function knockDown(b: Battle, ctx: Chance, model: number, why: EventOf<'knockedDown'>['why']): void {
  const state = modelOf(b, model);
  if (state.at === null) return;
  if (!state.prone) {
    state.prone = true;
    ctx.emit({ type: 'knockedDown', model: idOf(b, model), why });
    dropWhenKnockedDown(b, ctx, model);
    throwPassengerOf(b, ctx, model, state.at);
  }
  lieInWater(b, ctx, model);
}
