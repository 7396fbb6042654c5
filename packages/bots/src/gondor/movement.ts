/** The Movement Phase: engines and their crews first, then units, those nearest to their goals before the rest; then leaders. */
import type { GondorCommand } from '@warbeacon/siege';
import { type Board, CITY, isFit, type Unit } from './board.ts';
import type { BotInput } from './bot.ts';
import { bestOf, DONE, type Offer } from './choices.ts';
import { chooseFormation, staysFormed } from './formations.ts';
import { moveBanner } from './banner.ts';
import { laysOutside } from './entrances.ts';
import { type Goal, standOf, wayTo } from './goals.ts';
import { moveLeader } from './leaders.ts';
import { worthCarrying } from './oil.ts';
import { planOf, type Plan } from './plan.ts';
import { FAR, fieldTo, isWall, placeOf, TERRAIN, withoutLadders } from './ways.ts';

export function chooseMove(input: BotInput, board: Board): GondorCommand {
  const plan = planOf(board);
  const form = chooseFormation(input, board);
  if (form !== undefined) return form;
  for (const unit of inOrder(board, plan)) {
    const offers = input.optionsOf(unit.id);
    if (offers.length === 0) continue;
    const command =
      pushOf(board, plan, unit, offers) ?? oilFor(board, unit, offers) ?? stepOf(board, plan, unit, offers);
    if (command !== undefined) return command;
  }
  return layLadders(input, board, plan) ?? moveBanner(input, board) ?? moveLeader(input, board) ?? DONE;
}

/** [16.43] W-225: who has come to a wall sets up a ladder at the end of the way. */
function layLadders(input: BotInput, board: Board, plan: Plan): GondorCommand | undefined {
  if (board.side !== 'sauron' || !board.works.laddersLeft) return undefined;
  for (const unit of board.own) {
    if (!unit.state.moved || !mayScale(board, unit)) continue;
    const ladder = ladderOf(board, unit, plan.goalOf(unit), input.optionsOf(unit.id));
    if (ladder !== undefined) return ladder;
  }
  return undefined;
}

/** Is there a wall to be climbed before the unit, and no ladder or tower with it yet? */
function mayScale(board: Board, unit: Unit): boolean {
  if (unit.mode !== 'foot' || !isFit(unit)) return false;
  const { ladders, towers, laddersLeft } = board.works;
  if (!laddersLeft || ladders.has(unit.at) || towers.has(unit.at)) return false;
  if (!CITY.has(unit.at) && !laysOutside(board, unit)) return false;
  return (TERRAIN.links[unit.at] ?? []).some((link) => link.up === 1 && isWall(link));
}

/** Those who can still move: crews first, then whoever is nearest to his goal. */
function inOrder(board: Board, plan: Plan): Unit[] {
  const units = board.own.filter(
    (unit) =>
      !unit.state.moved &&
      !unit.state.disrupted &&
      (unit.at >= 0 || (unit.state.hex !== 'lost' && plan.waits?.(unit) !== true)),
  );
  const rank = (unit: Unit): number => {
    if (plan.crews.has(unit.id) && unit.at >= 0) return -1;
    const goal = plan.goalOf(unit);
    const way = goal === undefined ? 0 : (wayTo(goal, unit.mode, board)[standOf(unit)] ?? FAR);
    if (unit.at >= 0) return way;
    // [14.0] Of those who come on, each pays more than the one before: so those first who have farthest to go, [14.1] Grond before all.
    return (unit.kind === 'mumak' ? 2 : unit.kind === 'troll' ? 3 : 4) * FAR - way;
  };
  return units
    .map((unit) => ({ unit, at: rank(unit) }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ unit }) => unit);
}

/** [16.11] The engine as near to where it is to stand as it comes. */
function pushOf(board: Board, plan: Plan, unit: Unit, offers: readonly Offer[]): GondorCommand | undefined {
  if (board.side !== 'sauron') return undefined;
  const best = bestOf(offers, -FAR, ({ command }) => {
    if (command.type !== 'push') return -FAR;
    const goal = plan.engines.get(command.engine);
    if (goal === undefined) return -FAR;
    const field = fieldTo(goal, 'engine', 'sauron', board.works);
    const end = field[placeOf(command.path.at(-1) ?? '')] ?? FAR;
    if (end >= FAR || (unit.at >= 0 && end >= (field[unit.at] ?? FAR))) return -FAR;
    return -end + (command.engine === 'grond' ? FAR / 2 : 0);
  });
  return best;
}

/** [16.75] Oil is heavy: it is carried only against who is near. */
function oilFor(board: Board, unit: Unit, offers: readonly Offer[]): GondorCommand | undefined {
  if (unit.oil || !worthCarrying(board, unit)) return undefined;
  return offers.find(({ command }) => command.type === 'takeOil')?.command;
}

function stepOf(board: Board, plan: Plan, unit: Unit, offers: readonly Offer[]): GondorCommand | undefined {
  const { march } = board.weights;
  const goal = plan.goalOf(unit);
  // Whoever serves an engine that has come to its place stays with a catapult or Grond.
  const posted = plan.crews.get(unit.id);
  if (posted !== undefined && unit.at === posted && !hasTower(board, unit.at)) return undefined;
  if (posted !== undefined && unit.at !== posted) return undefined;
  const ladder = ladderOf(board, unit, goal, offers);
  const stay = unit.at < 0 ? -FAR : plan.value(unit, unit.at) + march.leastGain;
  const best = bestOf(offers, stay, ({ command }) => {
    if (command.type !== 'moveFormation' && (command.type !== 'move' || staysFormed(board, unit))) return -FAR * 2;
    const end = placeOf(command.path.at(-1) ?? '');
    return plan.value(unit, end) + (plan.onTheWay?.(command.path) ?? 0);
  });
  return ladder ?? best;
}

function hasTower({ view }: Board, place: number): boolean {
  return Object.values(view.markers).some(({ kind, hex }) => kind === 'siege-tower' && placeOf(hex) === place);
}

/** [16.43] Where a ladder makes the way to the goal much shorter than those that there are, it is set up. */
function ladderOf(
  board: Board,
  unit: Unit,
  goal: Goal | undefined,
  offers: readonly Offer[],
): GondorCommand | undefined {
  if (board.side !== 'sauron' || goal === undefined || !mayScale(board, unit)) return undefined;
  if (CITY.has(unit.at) && goal.lays !== true) return undefined;
  const field = fieldTo(goal.place, 'foot', 'sauron', board.works);
  const others = fieldTo(goal.place, 'foot', 'sauron', withoutLadders(board.works));
  const way = unit.at === goal.place ? FAR : Math.min(FAR, others[unit.at] ?? FAR);
  return bestOf(offers, board.weights.storm.ladderGain - way, ({ command }) =>
    command.type === 'layLadder' ? -(field[placeOf(command.against)] ?? FAR) : -2 * FAR,
  );
}

/** [4.22] Somebody has come to where this piece stands, and it goes on. */
export function makeRoom(input: BotInput, board: Board): GondorCommand | undefined {
  const unit = board.units.get(board.view.decision?.piece ?? '');
  if (unit === undefined) return undefined;
  const plan = planOf(board);
  return bestOf(input.options(), -FAR * 2, ({ command }) =>
    command.type === 'move' ? plan.value(unit, placeOf(command.path.at(-1) ?? '')) : -FAR * 2,
  );
}
