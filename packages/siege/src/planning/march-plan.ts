/**
 * Many pieces sent to a goal at once. Each gets an order of its own, the one that it would be given by hand: as near to the
 * goal as it comes this turn, by the cheapest way. They are worked out one after the other as they would be carried out,
 * those in front first, so that who comes behind finds the hexes free that were left.
 */
import { DiceExhausted, type Offered, play, type Rules, scriptedDice, top } from '@warbeacon/kernel';
import { type Game, leaderSpec, unitSpec } from '../engine/game.ts';
import type { MarchOrder, MarchPlan } from '../engine/marches.ts';
import { type Situation, situate } from '../engine/situation.ts';
import { placeOf, placeOfLeader, type State } from '../engine/state.ts';
import type { Side } from '../engine/vocabulary.ts';
import { leaderMover, unitMover } from '../standard/movement/allowance.ts';
import { type Field, fieldTo } from './field.ts';

/** What of a command a march is made of. */
interface Move {
  readonly type: string;
  readonly path?: unknown;
}

type MarchRules<C> = Rules<State, C, unknown, unknown>;

interface Walker {
  readonly id: string;
  /** Whose options it walks by: in a formation those of the first of its units. */
  readonly speaker: string;
  readonly type: 'move' | 'moveFormation';
  readonly goal: number;
  readonly unit: number;
  readonly leader: number;
}

/**
 * The orders for `side`, which must decide, one piece at each pull, since to work out all of them takes longer than a server
 * may keep others waiting. Pieces that are unknown, of the other side or have nothing to do are left. `state` is not changed.
 */
export function* planMarch<C extends Move>(
  game: Game,
  rules: MarchRules<C>,
  state: State,
  side: Side,
  orders: readonly MarchOrder[],
): Generator<undefined, MarchPlan<C>> {
  let s = rules.clone(state);
  const steps: Offered<C>[] = [];
  const gone = new Set<string>();
  const kind = top(s)?.kind;
  let waiting = walkersOf(game, s, side, orders);
  const fields = new Map<string, Field>();
  const farOf = (walker: Walker): Field => {
    const key = `${walker.goal} ${classOf(game, walker)}`;
    const field = fields.get(key) ?? fieldTo(situate(game, s), moverOf(situate(game, s), walker), walker.goal);
    fields.set(key, field);
    return field;
  };

  for (let moved = true; moved && waiting.length > 0; ) {
    moved = false;
    const here = s;
    const ordered = [...waiting].sort(
      (a, b) => rankOf(a) - rankOf(b) || farOf(a)(atOf(here, a)) - farOf(b)(atOf(here, b)),
    );
    const left: Walker[] = [];
    for (const walker of ordered) {
      yield;
      const best = bestOf(game, s, walker, rules.offers?.(s, side, walker.speaker) ?? [], farOf(walker));
      if (best === undefined) {
        left.push(walker);
        continue;
      }
      steps.push(best);
      gone.add(walker.id);
      const next = rules.clone(s);
      const goesOn = carriesOut(rules, next, side, best.command) && top(next)?.kind === kind;
      if (!goesOn || !rules.deciders(next).includes(side)) {
        return { steps, left: leftOf(orders, gone), breaksOff: true };
      }
      s = next;
      moved = true;
    }
    waiting = left;
  }
  return { steps, left: leftOf(orders, gone), breaksOff: false };
}

const leftOf = (orders: readonly MarchOrder[], gone: ReadonlySet<string>): string[] =>
  orders.map(({ piece }) => piece).filter((id) => !gone.has(id));

/** False when dice must be thrown, which nobody does for a plan; the state is of no more use then. */
function carriesOut<C>(rules: MarchRules<C>, s: State, side: Side, command: C): boolean {
  try {
    play(rules, s, side, command, scriptedDice([]));
    return true;
  } catch (error) {
    if (error instanceof DiceExhausted) return false;
    throw error;
  }
}

function walkersOf(game: Game, s: State, side: Side, orders: readonly MarchOrder[]): Walker[] {
  const walkers = new Map<string, Walker>();
  for (const { piece, goal: place } of orders) {
    const goal = game.terrain.placeOf.get(place);
    const unit = game.unitIndex.get(piece) ?? -1;
    const leader = game.leaderIndex.get(piece) ?? -1;
    if (goal === undefined || (unit < 0 && leader < 0)) continue;
    if ((unit >= 0 ? unitSpec(game, unit) : leaderSpec(game, leader)).side !== side) continue;
    const formation = unit < 0 ? undefined : s.formations.find(({ units }) => units.includes(unit));
    // [8.45] A formation goes as one.
    const speaker = formation === undefined ? piece : unitSpec(game, formation.units[0]).id;
    const type = formation === undefined ? 'move' : 'moveFormation';
    if (!walkers.has(speaker)) walkers.set(speaker, { id: piece, speaker, type, goal, unit, leader });
  }
  return [...walkers.values()];
}

const atOf = (s: State, { unit, leader }: Walker): number => (unit >= 0 ? placeOf(s, unit) : placeOfLeader(s, leader));

/** Leaders follow their units. */
const rankOf = ({ leader }: Walker): number => (leader >= 0 ? 1 : 0);

const moverOf = (situation: Situation, { unit, leader }: Walker) =>
  unit >= 0 ? unitMover(situation, unit) : leaderMover(situation.game, leader);

/** Who is of a class finds every hex equally far. */
function classOf(game: Game, { unit }: Walker): string {
  if (unit < 0) return 'leader';
  return unitSpec(game, unit).cavalry ? 'mounted' : 'foot';
}

/** The move that ends nearest to the goal, of those the cheapest; nothing where none ends nearer than it stands. */
function bestOf<C extends Move>(
  game: Game,
  s: State,
  walker: Walker,
  offers: Iterable<Offered<C>>,
  far: Field,
): Offered<C> | undefined {
  const own = new Set<number>();
  s.units.forEach((_unit, index) => {
    if (unitSpec(game, index).side === sideOf(game, walker)) own.add(placeOf(s, index));
  });
  let best: Offered<C> | undefined;
  let least = far(atOf(s, walker));
  for (const offer of offers) {
    if (offer.command.type !== walker.type) continue;
    const end = endOf(game, offer.command);
    // [4.28] Nobody is made to make room for a march; [8.1] a leader does not go where he would be alone.
    if (end === undefined || own.has(end) !== walker.leader >= 0) continue;
    const away = far(end);
    if (away < least || (best !== undefined && away === least && (offer.cost ?? 0) < (best.cost ?? 0))) {
      best = offer;
      least = away;
    }
  }
  return best;
}

function sideOf(game: Game, { unit, leader }: Walker): Side {
  return (unit >= 0 ? unitSpec(game, unit) : leaderSpec(game, leader)).side;
}

function endOf({ terrain }: Game, { path }: Move): number | undefined {
  const end: unknown = Array.isArray(path) ? path.at(-1) : undefined;
  return typeof end === 'string' ? terrain.placeOf.get(end) : undefined;
}
