/** How a battle of a game goes, and by what it is judged: fetched when somebody looks at that. Nothing is worked out of it. */
import type { GameEvent, MatchView } from './view.ts';

interface CourseLine {
  readonly name: string;
  readonly side: string;
  readonly value: number;
  /** What decides something: the level that it may not pass, or the most that it can be. */
  readonly level?: number;
}

/** What is counted on one scale. */
export interface CourseTrack {
  readonly title: string;
  readonly lines: readonly CourseLine[];
}

/** What a side must have brought about, all of it, to win. */
export interface WayToWin {
  readonly side: string;
  /** `Isengard wins, once turn 20 is over, by all of this:` */
  readonly words: string;
  readonly case: string;
  readonly parts: readonly {
    readonly words: string;
    readonly holds: boolean;
    /** How it stands, in a few words. */
    readonly stands: string;
  }[];
}

export interface Course {
  /** What decides besides losses and lost hearts, which every game counts. */
  tracks(view: MatchView): readonly CourseTrack[];
  /** An event that may have turned the battle, besides the loss of a leader. */
  turns(event: GameEvent): boolean;
  /** What is fought for, as the game sees it: held by who stood there last, and `at` the start by that side, if by any. */
  readonly ground?: { readonly title: string; readonly hexes: readonly string[]; readonly at?: string };
  /** What dice fall for, by the game’s own events in which they do; empty where an event names a die that has fallen before. */
  readonly rolls: Readonly<Record<string, string>>;
  /** How likely a side is to win, of what everybody sees and by games of the computer; none where those say nothing of it. */
  readonly chances?: { readonly side: string; in(view: MatchView): number };
  waysToWin(view: MatchView): readonly WayToWin[];
}
