/** What a battle costs each side: who is gone, and what counts against how much an army can bear. */
import type { SideTitle } from './title.ts';
import type { MatchView, PoolView } from './view.ts';

/** Forces of a side that lose heart each by itself, with their names: most sides are one, and are called by their own. */
export interface NamedPool {
  readonly id: string;
  readonly name: string;
  readonly points: PoolView;
  /** In place of the words of all, where there is more to say. */
  readonly told?: string;
}

export interface Toll {
  /** Those of a side, in the order in which its title tells them. A game in which nobody loses heart has none. */
  pools(side: SideTitle, view: MatchView | null): readonly NamedPool[];
  /** Pieces that are lost. */
  gone(view: MatchView): readonly string[];
  /** What a piece is counted as; nothing for a leader. */
  kind(id: string): string | undefined;
  readonly words: {
    readonly title: string;
    of(now: number, level: number): string;
    readonly demoralized: string;
    past(now: number): string;
    losesHeart(side: string): string;
    takesHeart(side: string): string;
  };
}
