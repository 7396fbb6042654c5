/** What a computer player of Gondor is, and what it is told. */
import type { GondorCommand, GondorSide, GondorView } from '@warbeacon/siege';
import type * as anywhere from '../bot.ts';

export type BotInput = anywhere.BotInput<GondorCommand, GondorView, GondorSide>;
export type Bot = anywhere.Bot<GondorCommand, GondorView, GondorSide>;
