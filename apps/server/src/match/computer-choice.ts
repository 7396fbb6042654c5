/** Asks a computer player for its command: it is shown what its side may see, and what is legal. */
import type { Offered } from '@warbeacon/kernel';
import type { AnyGame, GameCommand } from './game.ts';
import type { Sight } from './what-they-see.ts';

export function chooseForComputer(game: AnyGame, sight: Sight, side: string, random: () => number): GameCommand {
  let all: readonly Offered<GameCommand>[] | undefined;
  return game.computer.choose({
    view: sight.view(side),
    side,
    options: () => (all ??= sight.offers(side)),
    optionsOf: (piece) => sight.offers(side, piece),
    random,
  });
}
