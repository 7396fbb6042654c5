/** [14.32] A mûmak that is thrown back runs instead: where a die of the rose sends it, and into whom. */
import { DIRECTIONS, neighbour } from '@warbeacon/hexgrid';
import { type Ctx, pop, push } from '@warbeacon/kernel';
import { leadersAt } from '../../engine/board.ts';
import { unitSpec } from '../../engine/game.ts';
import type { Situation } from '../../engine/situation.ts';
import { placeOf } from '../../engine/state.ts';
import { type Link, makePlaceId } from '../../engine/terrain.ts';
import type { FrameOf, SiegeEvent } from '../../engine/vocabulary.ts';
import { resolveBlow } from '../../standard/combat/blows.ts';
import { isSecond } from '../../standard/formations/formations.ts';
import { askLeadersToFollow } from '../../standard/leaders/following.ts';
import { disrupt, eliminate } from '../../standard/losses/losses.ts';
import { enterPlace } from '../../standard/movement/entering.ts';
import { isWall } from '../../standard/walls/walls.ts';
import { own } from '../own.ts';

type Say = Ctx<SiegeEvent>;
type Run = FrameOf<'run'>;

/** [14.32] Its allowance in hexes, each of which counts as one. */
export const HEXES = 4;

export const isMumak = ({ game }: Pick<Situation, 'game'>, unit: number): boolean =>
  unitSpec(game, unit).kind === 'mumak';

/** [14.32] G-156: for a retreat of any kind, a duel's too. Who is disrupted already does not come to it (7.57). */
export function insteadOfRetreat({ game, s }: Situation, unit: number): boolean {
  if (!isMumak({ game }, unit)) return false;
  pop(s);
  push(s, { kind: 'run', unit, die: 0, hexes: 0, from: placeOf(s, unit), step: 'go' });
  return true;
}

/** G-156: what a run does not pass, nor the blow at its end: whole walls, towers and gates, and rock. */
export const stopsIt = (s: Situation['s'], link: Link): boolean => link.kind === 'cliff' || isWall(s, link);

/** [14.32] One step of it: the die, a hex, a blow, or the end. */
export function stepRun(situation: Situation, run: Run, ctx: Say): boolean {
  const { game, s } = situation;
  if (placeOf(s, run.unit) < 0) {
    pop(s);
    sendOn(situation, run);
    return true;
  }
  if (run.step === 'end') stop(situation, run);
  else if (run.die === 0) {
    run.die = ctx.d6();
    ctx.emit({ type: 'mumakRuns', unit: unitSpec(game, run.unit).id, die: run.die });
  } else if (run.step === 'look') look(situation, run, ctx);
  else go(situation, run, ctx);
  return true;
}

/** The next hex, in which it is lost, meets somebody, or is free to go on. */
function go(situation: Situation, run: Run, ctx: Say): void {
  const { game, s } = situation;
  const { terrain } = game;
  const state = s.units[run.unit];
  const direction = DIRECTIONS[run.die - 1];
  if (state === undefined || direction === undefined) throw new Error('a run of nobody, or nowhere');
  const next = neighbour(terrain.grid, state.at, direction);
  const link = terrain.links[state.at]?.find(({ to }) => to === next);
  if (link === undefined || stopsIt(s, link)) {
    eliminate(situation, run.unit, 'run', ctx);
    return;
  }
  const target = unitIn(situation, next);
  if (target >= 0) {
    charge(situation, run, target, ctx);
    return;
  }
  state.at = next;
  run.hexes++;
  run.step = 'look';
  ctx.emit({ type: 'mumakRan', unit: unitSpec(game, run.unit).id, hex: makePlaceId(terrain, next) });
  enterPlace(situation, unitSpec(game, run.unit).side, next, ctx);
}

/** After each hex: who is next to it is attacked; of several the one at whom the die of the rose points. */
function look(situation: Situation, run: Run, ctx: Say): void {
  const { game, s } = situation;
  const { terrain } = game;
  const at = placeOf(s, run.unit);
  const beside = (terrain.links[at] ?? [])
    .filter((link) => !stopsIt(s, link))
    .map(({ to }) => unitIn(situation, to))
    .filter((unit) => unit >= 0);
  const [first, ...others] = beside;
  if (first === undefined) {
    if (run.hexes < HEXES) run.step = 'go';
    else settleDown(situation, run, ctx);
    return;
  }
  if (others.length === 0) {
    charge(situation, run, first, ctx);
    return;
  }
  const die = ctx.d6();
  const direction = DIRECTIONS[die - 1];
  ctx.emit({ type: 'mumakTurns', unit: unitSpec(game, run.unit).id, die });
  const target = direction === undefined ? -1 : unitIn(situation, neighbour(terrain.grid, at, direction));
  if (target >= 0 && beside.includes(target)) charge(situation, run, target, ctx);
}

/** The combat unit in a place, of whichever side; of a formation who speaks for it. */
export function unitIn({ s }: Situation, place: number): number {
  return s.units.findIndex(({ at }, unit) => at === place && !isSecond(s, unit));
}

/** One ordinary attack, on friend or enemy, from which nobody withdraws and after which nobody advances. */
function charge(situation: Situation, run: Run, target: number, ctx: Say): void {
  const { s } = situation;
  // What comes of the blow is put above this frame.
  resolveBlow(situation, { unit: run.unit, target, missile: false, at: placeOf(s, target), cowed: 0 }, ctx);
  settleDown(situation, run, ctx);
}

/** It stands disrupted. */
function settleDown(situation: Situation, run: Run, ctx: Say): void {
  const { s } = situation;
  run.step = 'end';
  disrupt(situation, run.unit, ctx);
  own(s).ran = [...own(s).ran.filter(({ unit }) => unit !== run.unit), { unit: run.unit, at: placeOf(s, run.unit) }];
}

/** [8.24] [W-269] It is lost on its way: a leader whom it left where it began goes to the nearest unit. */
function sendOn(situation: Situation, { unit, from }: Run): void {
  const { game, s } = situation;
  for (const leader of leadersAt(situation, unitSpec(game, unit).side, from).reverse())
    push(s, { kind: 'join', leader, must: true });
}

/** G-156: a leader who was with it goes along or stays, without a die. */
function stop(situation: Situation, { unit, from }: Run): void {
  const { game, s } = situation;
  pop(s);
  const at = placeOf(s, unit);
  if (at !== from) askLeadersToFollow(situation, unitSpec(game, unit).side, from, at);
}
