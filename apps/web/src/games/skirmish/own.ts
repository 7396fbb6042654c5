/** What the match page knows, as this game's own schemas have read it. */
import type { Orders, Side, View } from '@warbeacon/skirmish';
import { useMatch } from '../../match/line/context.ts';
import type { MatchActions, MatchState } from '../../match/line/store.ts';

export interface OwnState extends Omit<MatchState, 'side' | 'view' | 'offer'>, Omit<MatchActions, 'setStanding'> {
  readonly side: Side | null;
  readonly view: View | null;
  readonly offer: { readonly standing: Orders } | null;
  setStanding(orders: Orders): Promise<void>;
}

/**
 * For the cards of this game: a part of what the page knows; renders again only when that part differs. The one place where
 * the game's own types are taken up again: the cards are shown in its matches alone, and there all that came was read by
 * its wire.
 */
export const useOwn = <T>(select: (state: OwnState) => T): T =>
  useMatch((state) => select(state as unknown as OwnState));
