/** Who plays in a play-out: chance, or bots by their names. */
import { type Bot, randomBot } from '@warbeacon/bots';

/** Bots that look before they choose. */
export const BOTS = { dice: randomBot } as const satisfies Readonly<Record<string, Bot>>;
export type BotName = keyof typeof BOTS;

export const POLICY_NAMES = ['random', 'dice'] as const satisfies readonly ('random' | BotName)[];
export type PolicyName = (typeof POLICY_NAMES)[number];

export function isPolicyName(name: string): name is PolicyName {
  return POLICY_NAMES.some((known) => known === name);
}
