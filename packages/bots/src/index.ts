export type { Bot, BotInput } from './bot.ts';
export { randomBot } from './random-bot.ts';
