/** [8.4] Wedges and shield walls: formed where a blow is looked for in the open, and left when nobody is near. */
import type { Command } from '@warbeacon/siege';
import type { BotInput } from './bot.ts';
import type { Board } from './board.ts';
import { bestOf, offersOf } from './choices.ts';
import { around, placeOf } from './ground.ts';
import { danger, strikeGain } from './outlook.ts';
import type { Plan } from './plan.ts';

/** Enemies in good order within so many hexes. */
function enemiesNear(board: Board, place: number, radius: number): number {
  return around(place, radius).filter((near) => {
    const unit = board.unitAt[near];
    return unit !== undefined && unit.spec.side !== board.side && !unit.state.disrupted;
  }).length;
}

/** Two units that would have to stand against many, and cannot shoot, stand together. */
export function chooseFormation(input: BotInput, board: Board): Command | undefined {
  const weights = board.weights.formations;
  for (const leader of board.leaders) {
    if (leader.state.moved || leader.at < 0 || enemiesNear(board, leader.at, weights.near) < weights.pressing) continue;
    const form = bestOf(offersOf(input.optionsOf(leader.id), 'form'), 0, ({ command }) => {
      const units = command.units.map((id) => board.unit(id));
      if (units.some(({ spec, at }) => spec.missile || at < 0)) return 0;
      return units.reduce((sum, unit) => sum + danger(board, unit, unit.at), 0);
    });
    if (form !== undefined) return form.command;
  }
  return undefined;
}

/** Is the unit bound to a formation that is of use? */
export function keepsRanks(board: Board, id: string): boolean {
  const weights = board.weights.formations;
  const formation = board.view.formations.find(({ units }) => units.includes(id));
  if (formation === undefined) return false;
  const { at } = board.unit(formation.units[0] ?? id);
  return enemiesNear(board, at, weights.atEase) > 0;
}

/** To where it strikes best; a formation that reaches nobody stays. */
export function moveFormation(input: BotInput, board: Board, plan: Plan): Command | undefined {
  const weights = board.weights.formations;
  for (const { units } of board.view.formations) {
    const speaker = board.own.find(({ id }) => id === units[0]);
    if (speaker === undefined || speaker.state.moved) continue;
    const value = (place: number): number =>
      plan.wish(speaker, place) +
      strikeGain(board, speaker, place) -
      plan.caution(speaker) * danger(board, speaker, place);
    const move = bestOf(
      offersOf(input.optionsOf(speaker.id), 'moveFormation'),
      value(speaker.at) + weights.worthMoving,
      ({ command }) => {
        const place = placeOf(command.path[command.path.length - 1] ?? '');
        return board.unitAt[place] === undefined ? value(place) : Number.NEGATIVE_INFINITY;
      },
    );
    if (move !== undefined) return move.command;
  }
  return undefined;
}
