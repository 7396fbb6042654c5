/** A computer player of the skirmish, and what it is asked. */
import type { Offered } from '@warbeacon/kernel';
import type { Command, CommandOf, CommandType, Side, View } from '@warbeacon/skirmish';
import type { Bot as AnyBot, BotInput } from '../bot.ts';

export type Bot = AnyBot<Command, View, Side>;
export type Input = BotInput<Command, View, Side>;
export type Offer<K extends CommandType = CommandType> = Offered<CommandOf<K>>;

export const offersOf = <K extends CommandType>(offers: readonly Offered<Command>[], type: K): Offer<K>[] =>
  offers.filter((offer): offer is Offer<K> => offer.command.type === type);

/** What something is offered to bring. */
export const chanceOf = ({ odds }: Offered<Command>, kind: string): number => {
  const found = odds?.outcomes.find((outcome) => outcome.kind === kind)?.chance;
  return found === undefined ? 0 : found.n / found.d;
};

/** The best by `score`, the earlier where they are equal; nothing where none is above `least`. */
export function bestOf<T>(list: readonly T[], least: number, score: (each: T) => number): T | undefined {
  let best: T | undefined;
  let most = least;
  for (const each of list) {
    const points = score(each);
    if (points <= most) continue;
    most = points;
    best = each;
  }
  return best;
}
