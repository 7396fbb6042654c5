/** [13.0] Deployment by the first plan that the game recommends. */
import type { Command } from '@warbeacon/siege';
import type { BotInput } from '../bot.ts';
import type { Board } from './board.ts';

export function chooseDeployment(input: BotInput, board: Board): Command | undefined {
  if ([...board.own, ...board.leaders].every(({ state }) => state.hex !== 'reserve')) return { type: 'done' };
  return input.optionsOf(null).find(({ command }) => command.type === 'setUp')?.command;
}
