import type { Bot } from './bot.ts';
import { captain } from './captain/index.ts';
import { randomBot } from './random-bot.ts';

export type { Bot, BotInput } from './bot.ts';
export { captain } from './captain/index.ts';
export { CHANCE, inputOf, type Played, type PlayOut, playGame } from './play-out.ts';
export { randomBot } from './random-bot.ts';

/** By the name by which the command line calls them. */
export const BOTS: Readonly<Record<string, Bot>> = { captain, random: randomBot };
