/** The simplest honest player of any game: any legal command, and the rarer kinds as readily as the many ways to walk. */
import type { BotInput } from './bot.ts';

/**
 * Picks the kind of command first and the command second, so that thousands of possible moves do not drown the one
 * `done` that ends them.
 */
export const randomBot = {
  name: 'The dice',
  choose<C extends { readonly type: string }, V, Side extends string>({ options, random }: BotInput<C, V, Side>): C {
    const byType = new Map<string, C[]>();
    for (const { command } of options()) {
      const same = byType.get(command.type);
      if (same === undefined) byType.set(command.type, [command]);
      else same.push(command);
    }
    const kinds = [...byType.values()];
    const kind = kinds[Math.floor(random() * kinds.length)];
    const command = kind?.[Math.floor(random() * kind.length)];
    if (command === undefined) throw new Error('a bot was asked to choose and nothing is legal');
    return command;
  },
};
