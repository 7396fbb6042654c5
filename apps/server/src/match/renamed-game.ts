/** A game as a site offers it that says other names. */
import { refusalRenamed, type Rename, resultRenamed, rulesRenamed } from '@warbeacon/kernel';
import type { AnyGame } from './game.ts';

/**
 * The same game with the other names in all that the server says of it: its title, which letters and answers carry, its
 * refusals, and its odds. Matches and records are as they would be without.
 */
export function gameRenamed(rename: Rename, game: AnyGame): AnyGame {
  const { standing, reach } = game;
  return {
    ...game,
    rules: rulesRenamed(rename, game.rules),
    parseCommand: (json) => resultRenamed(rename, game.parseCommand(json)),
    standing: {
      ...standing,
      check(side, orders) {
        const refusal = standing.check(side, orders);
        return refusal && refusalRenamed(rename, refusal);
      },
    },
    ...(reach && {
      reach: { ...reach, range: (view, piece) => resultRenamed(rename, reach.range(view, piece)) },
    }),
  };
}
