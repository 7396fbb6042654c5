/** What the match page knows, as this game's own schemas have read it. */
import type { View } from '@warbeacon/siege/gondor';
import { useMatch } from '../../match/line/context.ts';

/**
 * The one place where the game's own view is taken up again: its cards are shown in its matches alone, and there all that
 * came was read by its wire.
 */
export const useView = (): View | null => useMatch((state) => state.view as View | null);
