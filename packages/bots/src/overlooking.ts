/**
 * A weaker player made of a stronger one: it overlooks some of what it may do, and does the best of what it sees. What it
 * overlooks is drawn by lot for each step of the game, so that it does not see the same thing a moment later after all; and
 * since it plays by the same principles, its faults are those of somebody who has missed something.
 */
import type { Offered } from '@warbeacon/kernel';
import type { Bot } from './bot.ts';

/** Shares, from 0 to 1. */
export interface Shares {
  /** Of the pieces that are passed over in a step. */
  readonly pieces: number;
  /** Of what else can be ordered in it. */
  readonly orders: number;
}

export interface Oversight<V, Side extends string> {
  readonly name: string;
  readonly shares: Readonly<Record<Side, Shares>>;
  /** The step of the game in which a view stands; `null` where nothing is overlooked. */
  readonly step: (view: V) => string | null;
}

export function overlooking<C extends object, V, Side extends string>(
  bot: Bot<C, V, Side>,
  { name, shares, step }: Oversight<V, Side>,
): Bot<C, V, Side> {
  return {
    name,
    choose(input) {
      const at = step(input.view);
      const { pieces, orders } = shares[input.side];
      const ends = input.optionsOf(null);
      // What must be answered, or be done before the step can end, nobody overlooks.
      if (at === null || !ends.some(({ command }) => isPlain(command))) return bot.choose(input);
      const seen = new Set(ends.map(({ command }) => JSON.stringify(command)));
      const look = (offers: readonly Offered<C>[]): readonly Offered<C>[] => {
        const found = offers.filter(
          ({ command }) => isPlain(command) || input.lot(`${at} ${JSON.stringify(command)}`) >= orders,
        );
        for (const { command } of found) seen.add(JSON.stringify(command));
        return found;
      };
      const choice = bot.choose({
        ...input,
        options: () => look(input.options()),
        optionsOf: (piece) =>
          piece !== null && input.lot(`${at} ${piece}`) < pieces ? [] : look(input.optionsOf(piece)),
      });
      // Whoever sees nothing else may say what is not to be said now.
      return seen.has(JSON.stringify(choice)) ? choice : bot.choose(input);
    },
  };
}

/** To end a step, or to pass. */
const isPlain = (command: object): boolean => Object.keys(command).length === 1;
