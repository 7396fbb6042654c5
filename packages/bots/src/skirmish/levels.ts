/** The strengths in which a computer player of the skirmish is to be had. */
import type { Command, Side, View } from '@warbeacon/skirmish';
import type { Levels } from '../levels.ts';
import { randomBot } from '../random-bot.ts';

export const skirmishLevels: Levels<Command, View, Side> = { learner: randomBot, steady: randomBot, strong: randomBot };
