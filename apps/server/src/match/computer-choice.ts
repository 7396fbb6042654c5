/** Asks a computer player for its command: it is shown what its side may see, and what is legal. */
import { createHmac } from 'node:crypto';
import { chanceOf } from '@warbeacon/bots';
import type { Offered } from '@warbeacon/kernel';
import { STRONGEST } from '../storage/stored-match.ts';
import type { ComputerTurn } from './computer-seat.ts';
import type { AnyGame, GameCommand } from './game.ts';

export function chooseForComputer(
  game: AnyGame,
  { side, level, ply, sight }: Pick<ComputerTurn, 'side' | 'level' | 'ply' | 'sight'>,
  secret: Uint8Array,
): GameCommand {
  let all: readonly Offered<GameCommand>[] | undefined;
  return game.computers[level ?? STRONGEST].choose({
    view: sight.view(side),
    side,
    options: () => (all ??= sight.offers(side)),
    optionsOf: (piece) => sight.offers(side, piece),
    // Anew for each decision, so that one that is asked for again after a restart is answered alike.
    random: chanceOf(seedOf(secret, `${side}/${ply}`)).random,
    lot: chanceOf(seedOf(secret, side)).lot,
  });
}

/**
 * The chance of a computer player is the match's own and nobody can foresee it, since it is made of the secret of the dice; it
 * is none of them, and tells nothing of them. When the secret is published, everybody can see how it came to its choices.
 */
function seedOf(secret: Uint8Array, of: string): string {
  return createHmac('sha256', secret).update(`warbeacon/computer/v1/${of}`).digest('hex');
}
