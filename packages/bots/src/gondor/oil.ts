/** [16.7] Oil: who carries it, and on whom it is poured. */
import type { GondorCommand } from '@warbeacon/siege';
import { type Board, hexesBetween, isFit, type Unit } from './board.ts';
import type { BotInput } from './bot.ts';
import { bestOf } from './choices.ts';
import { isWall, placeOf, TERRAIN } from './ways.ts';

/** Is the unit above a wall to which besiegers are near? */
export function worthCarrying(board: Board, unit: Unit): boolean {
  const above = (TERRAIN.links[unit.at] ?? []).some((link) => link.up === -1 && isWall(link));
  const { oilAgainst } = board.weights.hold;
  return above && board.enemies.some((enemy) => isFit(enemy) && hexesBetween(enemy.at, unit.at) <= oilAgainst);
}

/** So much and not less is enough. */
const LESS = 1e-9;

/** Towers at once, and others when the phase is at its end, so that the best who come are chosen from. */
export function choosePouring(input: BotInput, board: Board): GondorCommand {
  const { oil } = board.weights;
  const comes = board.view.decision?.piece !== undefined;
  const begins = board.enemies.every(({ state }) => !state.moved);
  const least = comes ? oil.atOnce : begins ? oil.atFirst : oil.inTheEnd;
  const pour = bestOf(input.options(), least - LESS, ({ command }) =>
    command.type === 'pourOil' ? pouredOn(board, command.target) : 0,
  );
  return pour?.type === 'pourOil' ? pour : { type: 'pass' };
}

/** Points lost with a target: the unit, and the siege tower in its hex. */
export function pouredOn(board: Board, target: string): number {
  const { markers } = board.view;
  const unit = board.units.get(target);
  const at = unit?.at ?? placeOf(markers[target]?.hex ?? '');
  const tower = Object.values(markers).some(({ kind, hex }) => kind === 'siege-tower' && placeOf(hex) === at);
  const { siegeTower, onLadder } = board.weights.oil;
  return (unit?.worth ?? 0) + (tower ? siegeTower : 0) + (board.works.ladders.has(at) ? onLadder : 0);
}
