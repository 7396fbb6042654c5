/** Reading the list of what is legal. */
import type { Offered } from '@warbeacon/kernel';
import type { Command, CommandOf, CommandType } from '@warbeacon/siege';

export const DONE: Command = { type: 'done' };

export type OfferOf<T extends CommandType> = Offered<Command> & { readonly command: CommandOf<T> };

export function offersOf<T extends CommandType>(offers: readonly Offered<Command>[], type: T): OfferOf<T>[] {
  return offers.filter((offer): offer is OfferOf<T> => offer.command.type === type);
}

/** The offer that scores most among those that score more than `least`; the first of equals. */
export function bestOf<O extends Offered<Command>>(
  offers: readonly O[],
  least: number,
  score: (offer: O) => number,
): O | undefined {
  let best: O | undefined;
  let most = least;
  for (const offer of offers) {
    const value = score(offer);
    if (value <= most) continue;
    most = value;
    best = offer;
  }
  return best;
}
