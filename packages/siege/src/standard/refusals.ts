/** What the Standard Rules answer to what cannot be done, by their own numbers; a game may put any of it otherwise. */
import type { RefusalText } from '../engine/refusals.ts';

export const STANDARD_REFUSALS = {
  // Whose turn it is, and who is meant
  'wrong-phase': { code: 'wrong-phase', case: '3.0', message: 'That cannot be done at this point of the turn.' },
  'game-over': { code: 'game-over', message: 'The game is over.' },
  'not-your-decision': { code: 'not-your-decision', message: 'The other side must decide now.' },
  'unknown-unit': { code: 'unknown-unit', message: 'There is no unit {id}.' },
  'unknown-leader': { code: 'unknown-leader', message: 'There is no leader {id}.' },
  'unknown-piece': { code: 'unknown-unit', message: 'There is no unit or leader {id}.' },
  'not-your-piece': { code: 'not-your-piece', message: 'That piece is not yours.' },
  'not-a-unit': { code: 'not-a-unit', message: '{leader} is a leader, not a unit.' },
  'not-a-unit-to-fight': { code: 'not-a-unit', case: '7.25', message: '{leader} is a leader, not a unit.' },
  'not-a-unit-to-rally': { code: 'not-a-unit', case: '8.31', message: '{leader} is a leader, not a unit.' },
  'leader-as-target': { code: 'not-a-unit', case: '8.21', message: 'Leaders are attacked by leaders only.' },
  'own-unit-as-target': { code: 'own-target', message: 'That unit is your own.' },
  'unknown-hex': { code: 'unknown-hex', case: '4.25', message: 'The map has no hex {id} that can be entered.' },
} as const satisfies Readonly<Record<string, RefusalText>>;

type StandardRefusals = typeof STANDARD_REFUSALS;

declare module '../engine/refusals.ts' {
  interface Refusals extends StandardRefusals {}
}
