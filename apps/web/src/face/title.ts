/** What the pages that are no match show of a game: light enough to be fetched of each that they show. */
import type { ComponentType } from 'react';

export interface SideTitle {
  readonly id: string;
  readonly name: string;
  /** What it is like to command it, in a sentence or two. */
  readonly story: string;
  /** Names of its forces that lose heart each by itself, in the order in which they are told; most sides are one. */
  readonly pools?: Readonly<Record<string, string>>;
  /** What it does, or what it is like, in so few words that they stand below its name: `attacks`. */
  readonly part: string;
  /** The one to begin with for whoever has never played. */
  readonly easier?: true;
  /** Of its fields and labels, by day and at dusk; `text` is read on it. */
  readonly colour: Readonly<Record<'day' | 'dusk', { readonly field: string; readonly text: string }>>;
}

/** Something that players may agree on before a match. */
export type OptionField =
  | {
      readonly kind: 'choice';
      readonly name: string;
      readonly label: string;
      /** In words, by what is sent; the usual one first. */
      readonly values: Readonly<Record<string, string>>;
      /** What is played rather than how: asked before all else, and each told in a sentence. */
      readonly told?: Readonly<Record<string, string>>;
    }
  | {
      readonly kind: 'tick';
      readonly name: string;
      /** The whole sentence beside the box, and in few words above its value. */
      readonly label: string;
      readonly short: string;
      /** Ticked where nobody wishes otherwise; not, when absent. */
      readonly usual?: true;
    };

/** One option of a match with its value, both in words. */
export interface AgreedLine {
  readonly what: string;
  readonly value: string;
  /** As every match has it where nobody wishes otherwise. */
  readonly usual: boolean;
}

/** Options come as those of any game, from servers of any version. */
export type Options = Readonly<Record<string, unknown>>;

export interface MoreProps {
  readonly wish: Options;
  onChange(wish: Options): void;
}

/** What is agreed on by a form of the game's own, beyond its fields. */
export interface MoreOptions {
  /** The members of the options that the form sets: of what is played, so they go when that is chosen anew. */
  readonly names: readonly string[];
  readonly Form: ComponentType<MoreProps>;
}

export interface GameName {
  readonly id: string;
  readonly title: string;
  readonly sides: readonly [SideTitle, SideTitle];
  /** The arms of a side, or with `random` those of either. */
  readonly Arms: ComponentType<{ readonly of: string }>;
}

/** What is told of a game to somebody who has not chosen it yet. */
export interface GameCard extends GameName {
  /** The address of a picture of the board, twice as wide as it is high (`scripts/board-pictures.ts`), and what is on it. */
  readonly picture: string;
  readonly pictureWords: string;
  /** What one fights for. */
  readonly stake: string;
  readonly turns: number;
  /** How long that is, in words: `a long evening`. */
  readonly time: string;
  readonly difficulty: Difficulty;
  /** Why, in a few words. */
  readonly toLearn: string;
  /** How many lessons it has; where it has none, those of another game teach it. */
  readonly lessons?: number;
}

/** From easy to hard. */
export const DIFFICULTIES = ['easy', 'middling', 'hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

export interface Aim {
  readonly words: string;
  /** The same where there is little room. */
  readonly brief?: string;
  /** Where the rules tell it in full. */
  readonly case: string;
}

/** What is given for a side where players bid for sides. */
export interface HandicapWords {
  /** Above the number: what is given. */
  readonly label: string;
  count(steps: number): string;
  /** What it means to have given, for either side. */
  readonly why: string;
}

export interface GameTitle extends GameName {
  /** The address of its rules. */
  readonly rules: string;
  /** By side, what it must achieve: so short that it stands beside the board always. */
  readonly aims: Readonly<Record<string, Aim>>;
  /** A match list carries the phase as a plain string, from servers of any version. */
  phaseName(phase: string): string;
  /** By what the rules tell how great a victory is; absent where nothing tells. */
  readonly margin?: string;
  /** Absent where nothing can be given. */
  readonly handicap?: HandicapWords;
  readonly options: readonly OptionField[];
  readonly more?: MoreOptions;
  /** Lines about what is agreed beyond the fields above. */
  agreedBeyond(options: Options): readonly AgreedLine[];
  /** What no printed sheet tells and the house has chosen: in force where nobody has replaced it. Fetched when looked at. */
  house?(): Promise<readonly AgreedLine[]>;
}

/** A side of the game as the server names it, if it is one. */
export const sideOf = (title: GameName, id: string | null): SideTitle | undefined =>
  title.sides.find((side) => side.id === id);

export const sideName = (title: GameName, id: string): string => sideOf(title, id)?.name ?? id;

/** `side-0`, `side-1`: by it the style sheets colour what is a side's. */
export function sideClass({ sides }: GameName, id: string | undefined): string {
  const at = sides.findIndex((side) => side.id === id);
  return at < 0 ? '' : `side-${at}`;
}
