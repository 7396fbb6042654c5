/** [21.31] The Rear Guard: a forced march from Helm's Dike to the Hornburg, before the enemy moves. */
import { enemyZone } from '../../standard/zones/zones.ts';
import { distance, type Reach, reach } from '@warbeacon/hexgrid';
import type { Refusal } from '@warbeacon/kernel';
import { type Game, leaderSpec, type Step, unitSpec } from '../../engine/game.ts';
import { no } from '../refusals.ts';
import type { Situation } from '../../engine/situation.ts';
import { hexOfPlace } from '../../engine/terrain.ts';
import type { State } from '../../engine/state.ts';
import type { Destination } from '../../engine/board.ts';
import { leaderMover, unitMover } from '../../standard/movement/allowance.ts';
import { stepCost } from '../../standard/movement/step-cost.ts';
import type { Mover } from '../../engine/hexsides.ts';
import { because } from '../../engine/refusals.ts';
import { ABILITY_DATA } from '../abilities/owners.ts';

/** [21.31] One and a half times what they have. */
const HASTE = 1.5;

type Piece = { readonly unit: number } | { readonly leader: number };

function pieceOf(game: Game, id: string): Piece {
  const unit = game.unitIndex.get(id);
  return unit === undefined ? { leader: game.leaderIndex.get(id) ?? -1 } : { unit };
}

/** H-65 [W-10] 6 movement points on foot, 9 mounted, and 9 for leaders. */
function moverOf(situation: Situation, piece: Piece): Mover {
  const { game } = situation;
  const mover = 'unit' in piece ? unitMover(situation, piece.unit) : leaderMover(game, piece.leader);
  // [21.31] No unit enters a zone, whatever it is; that is looked at first, and says so.
  return { ...mover, shunsZones: undefined, allowance: mover.allowance * HASTE };
}

function whereIs(s: State, piece: Piece): number {
  return ('unit' in piece ? s.units[piece.unit]?.at : s.leaders[piece.leader]?.at) ?? -1;
}

/** Why a piece cannot go with the Rear Guard at all, or `null`. Disrupted units can, and from within enemy zones. */
function whyStays({ game, s }: Situation, piece: Piece): Refusal | null {
  const { side } = ABILITY_DATA.owners['rear-guard'];
  const spec = 'unit' in piece ? unitSpec(game, piece.unit) : leaderSpec(game, piece.leader);
  const state = 'unit' in piece ? s.units[piece.unit] : s.leaders[piece.leader];
  if (spec.side !== side) return no('not-your-piece');
  if (!ABILITY_DATA.rearGuard.from.has(state?.at ?? -1)) return no('not-in-rear-guard');
  if (state?.moved) return no('rear-guard-has-moved');
  return state?.used ? no('defender-used') : null;
}

/** Hexes from the place the Rear Guard makes for. */
function remoteness(game: Game, place: number): number {
  return distance(game.terrain.grid, hexOfPlace(game.terrain, place), ABILITY_DATA.rearGuard.towards);
}

/** H-65 Half points for one step, or why it is closed. */
function costOfStep(situation: Situation, mover: Mover, from: number, step: Step, spent: number): number | Refusal {
  const { game } = situation;
  if (remoteness(game, step.to) >= remoteness(game, from)) return no('not-nearer');
  const cost = stepCost(situation, mover, from, step, spent);
  if (typeof cost === 'string') return because(game, cost);
  return !mover.leader && enemyZone(situation, mover.side)[step.to] ? no('into-enemy-zone') : cost;
}

/** Where a piece can go with the Rear Guard, with the cheapest way to each hex. Units end on no friend. */
export function rearGuardDestinations(situation: Situation, id: string): Destination[] {
  const { game, s } = situation;
  const piece = pieceOf(game, id);
  if (whyStays(situation, piece)) return [];
  const at = whereIs(s, piece);
  const mover = moverOf(situation, piece);
  const reached: Reach = reach<Step>({
    starts: [{ at, spent: 0 }],
    budget: mover.allowance,
    exits: game.steps,
    cost(place, step, spent) {
      const cost = costOfStep(situation, mover, place, step, spent);
      return typeof cost === 'number' ? cost : -1;
    },
    stops: () => false,
  });
  return reached.order.flatMap((to, index) =>
    to === at || (!mover.leader && (situation.board.unitAt[to] ?? -1) >= 0)
      ? []
      : [{ to, reached, index, enters: false }],
  );
}

/** Half points of a Rear Guard move, or why it may not be made. */
export function costOfRearGuard(situation: Situation, id: string, path: readonly number[]): number | Refusal {
  const { game, s } = situation;
  const piece = pieceOf(game, id);
  const stays = whyStays(situation, piece);
  if (stays) return stays;
  const mover = moverOf(situation, piece);
  let at = whereIs(s, piece);
  let spent = 0;
  for (const next of path) {
    const step = game.steps[at]?.find(({ to }) => to === next);
    if (!step) return no('path-gap');
    const cost = costOfStep(situation, mover, at, step, spent);
    if (typeof cost !== 'number') return cost;
    spent += cost;
    if (spent > mover.allowance) return no('too-far-for-rear-guard', { points: mover.allowance / 2 });
    at = next;
  }
  return !mover.leader && (situation.board.unitAt[at] ?? -1) >= 0 ? no('rear-guard-stacks') : spent;
}

/** Ids of those who can go with it now. */
export function* rearGuardsmen(situation: Situation): Generator<string> {
  const { game } = situation;
  const { side } = ABILITY_DATA.owners['rear-guard'];
  const ids = [
    ...game.unitsOf[side].map((unit) => unitSpec(game, unit).id),
    ...game.leadersOf[side].map((leader) => leaderSpec(game, leader).id),
  ];
  for (const id of ids) if (rearGuardDestinations(situation, id).length > 0) yield id;
}
