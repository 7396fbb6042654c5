/** [13.0] Deployment by the first plan that the game recommends, then the rocks. */
import type { Command } from '@warbeacon/siege';
import type { BotInput } from './bot.ts';
import type { Board } from './board.ts';
import { DONE, offersOf } from './choices.ts';
import { layOutRocks } from './rocks.ts';

export function chooseDeployment(input: BotInput, board: Board): Command | undefined {
  const waiting = [...board.own, ...board.leaders].filter(({ state }) => state.hex === 'reserve');
  if (waiting.length > 0) {
    const plan = offersOf(input.optionsOf(null), 'setUp')[0]?.command;
    if (plan !== undefined) return plan;
    for (const { id } of waiting) {
      const deploy = offersOf(input.optionsOf(id), 'deploy')[0]?.command;
      if (deploy !== undefined) return deploy;
    }
  }
  return (board.side === 'westernesse' ? layOutRocks(input, board) : undefined) ?? DONE;
}
