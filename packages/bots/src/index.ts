export type { Bot, BotInput } from './bot.ts';
export { gondorCaptain, makeGondorCaptain } from './gondor/captain.ts';
export { gondorGreedy } from './gondor/greedy.ts';
export { GONDOR_WEIGHTS, type GondorWeights } from './gondor/weights.ts';
export { captain, makeCaptain } from './helms-deep/captain.ts';
export { type Weights, WEIGHTS } from './helms-deep/weights.ts';
export { CHANCE, inputOf, type Played, type PlayOut, playGame, uniform } from './play-out.ts';
export { randomBot } from './random-bot.ts';
