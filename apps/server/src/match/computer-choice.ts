/** Asks a computer player for its command: it is shown what its side may see, and what is legal. */
import type { Offered } from '@warbeacon/kernel';
import type { Game } from './game.ts';
import type { Sight } from './what-they-see.ts';

export function chooseForComputer<S, C, E, V, Side extends string>(
  game: Game<S, C, E, V, Side>,
  sight: Sight<S, C, E, V, Side>,
  side: Side,
  random: () => number,
): C {
  let all: readonly Offered<C>[] | undefined;
  return game.computer.choose({
    view: sight.view(side),
    side,
    options: () => (all ??= sight.offers(side)),
    optionsOf: (piece) => sight.offers(side, piece),
    random,
  });
}
