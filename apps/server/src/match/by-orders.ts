/** Has questions answered that standing orders answer, by ordinary commands. */
import { type Chain, type Links, NO_LINKS } from '@warbeacon/kernel';
import { type Carried, carryOut, type Means } from './carry-out.ts';
import type { StandingOrders } from './game.ts';

/** More questions in a row than any command raises; a rule that asks without end must not hang the server. */
const MOST = 200;

/**
 * Goes on for as long as the questions that come up are answered by standing orders. It is written and shown together
 * with what led to them, so that nobody sees a pause, whatever the answers had to reckon with.
 */
export function answeredByOrders(
  means: Means,
  begun: Carried,
  ordersOf: (side: string) => StandingOrders,
  failed: (error: unknown) => void,
): Carried {
  let carried = begun;
  // Nobody is there to add a link, without which a strict match goes no further.
  if (means.dice.terms === 'strict') return begun;
  for (let i = 0; i < MOST; i++) {
    const { position } = carried;
    const [side] = position.sight.deciders();
    if (side === undefined || position.closed) break;
    try {
      const { sight } = position;
      const command = means.game.standing.answer(
        sight.view(side),
        ordersOf(side),
        () => sight.offers(side),
        () => sight.isOnlyToEnd(side),
      );
      if (command === null) break;
      const done = carryOut(means, carried, side, `at-${position.ply}`, command, linksOf(position.chains[side]));
      if (!done.ok) throw new Error(`standing orders gave a command that is refused: ${done.error.code}`);
      carried = done.value;
    } catch (error) {
      // The player is asked, and what has been done by others stands.
      failed(error);
      break;
    }
  }
  return carried;
}

/** Who has a chain, and is not there, is said to have given no link for that reason. */
function linksOf(chain: Chain | undefined): Links {
  return chain === undefined || chain.anchor === '' ? NO_LINKS : { ...NO_LINKS, byOrders: true };
}
