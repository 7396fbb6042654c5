/** Who plays in a play-out: bots by their names. */
import { type Bot, randomBot } from '@warbeacon/bots';

export const BOT_NAMES = ['random'] as const;
export type BotName = (typeof BOT_NAMES)[number];

export const BOTS: Readonly<Record<BotName, Bot>> = { random: randomBot };

export function isBotName(name: string): name is BotName {
  return BOT_NAMES.some((known) => known === name);
}
