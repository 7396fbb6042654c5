/** What a computer player of Helm's Deep is, and what it is told. */
import type { Command, Side, View } from '@warbeacon/siege';
import type * as anywhere from '../bot.ts';

export type BotInput = anywhere.BotInput<Command, View, Side>;
export type Bot = anywhere.Bot<Command, View, Side>;
