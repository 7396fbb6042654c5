/** Movement: one unit after another, those in front first, each to the place it would rather be in; leaders last. */
import type { Command } from '@warbeacon/siege';
import type { BotInput } from './bot.ts';
import type { Board, Unit } from './board.ts';
import { DONE, offersOf } from './choices.ts';
import { handleEquipment } from './equipment.ts';
import { chooseFormation, keepsRanks, moveFormation } from './formations.ts';
import { placeOf } from './ground.ts';
import { allowance, within } from './ways.ts';
import { leaderMove } from './leaders.ts';
import { danger, leadersRisk, shotGain, strikeGain } from './outlook.ts';
import { type Plan, planOf } from './plan.ts';

export function chooseMove(input: BotInput, board: Board): Command {
  const weights = board.weights.movement;
  const equipment = board.side === 'isengard' ? handleEquipment(input, board) : comeBack(input, board);
  const first = equipment ?? chooseFormation(input, board);
  if (first !== undefined) return first;
  const plan = planOf(board);
  const ready = board.own.filter(
    ({ id, at, state }) =>
      !state.moved &&
      !state.used &&
      !state.disrupted &&
      !keepsRanks(board, id) &&
      (at >= 0 || state.hex === 'due' || state.hex === 'caves'),
  );
  const ordered = ready
    .map((unit) => ({ unit, distance: plan.distance(unit) }))
    .toSorted((a, b) => a.distance - b.distance);
  for (const { unit } of ordered) {
    const stay = unit.at < 0 ? Number.NEGATIVE_INFINITY : score(board, plan, unit, unit.at);
    if (!mayDoBetter(board, plan, unit, stay + weights.worthMoving)) continue;
    const found = bestMove(input, board, plan, unit);
    if (found !== undefined && found.score > stay + weights.worthMoving) return found.command;
  }
  return leaderMove(input, board) ?? moveFormation(input, board, plan) ?? DONE;
}

/** [21.41] Back inside after the sortie, whoever can. */
function comeBack(input: BotInput, board: Board): Command | undefined {
  for (const id of board.view.sortie) {
    const back = offersOf(input.optionsOf(id), 'comeBack')[0];
    if (back !== undefined) return back.command;
  }
  return undefined;
}

/** A rough look around, which saves asking the rules about units that will stay. */
function mayDoBetter(board: Board, plan: Plan, unit: Unit, than: number): boolean {
  if (unit.at < 0) return true;
  const places = within(board.works, unit.spec, unit.at, allowance(unit.spec), (place) => {
    const other = board.unitAt[place];
    return other !== undefined && other.spec.side !== board.side;
  });
  return places.some((place) => board.unitAt[place] === undefined && score(board, plan, unit, place) > than);
}

/** The move of a unit that must go somewhere (4.28). */
export function makeRoom(input: BotInput, board: Board, id: string): Command | undefined {
  return bestMove(input, board, planOf(board), board.unit(id))?.command;
}

function bestMove(
  input: BotInput,
  board: Board,
  plan: Plan,
  unit: Unit,
): { readonly command: Command; readonly score: number } | undefined {
  let best: { command: Command; score: number } | undefined;
  for (const { command, cost } of input.optionsOf(unit.id)) {
    if (command.type !== 'move' || command.piece !== unit.id) continue;
    const place = placeOf(command.path[command.path.length - 1] ?? '');
    if (plan.forbids?.(unit, place, cost ?? 0) === true) continue;
    // Nobody is asked to make room: the unit in front goes first, and then there is room.
    if (place < 0 || board.unitAt[place] !== undefined) continue;
    const value = score(board, plan, unit, place);
    if (best === undefined || value > best.score) best = { command, score: value };
  }
  return best;
}

function score(board: Board, plan: Plan, unit: Unit, place: number): number {
  const risk = danger(board, unit, place);
  // Leaders are not moved with their unit, but they go where it goes; what they risk is risked here.
  const leaders = unit.worth > 0 ? (risk / unit.worth) * leadersRisk(board, unit.at) : 0;
  return (
    plan.wish(unit, place) +
    strikeGain(board, unit, place) +
    shotGain(board, unit, place) -
    plan.caution(unit) * (risk + leaders)
  );
}
