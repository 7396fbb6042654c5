/**
 * What is a table: how a game is shown, taken in hand and played, on hexes or in inches. The match page stands round it (who
 * plays, whose move it is, clocks, log, talk, result) and knows a table by this alone. It comes with the face of the game, so
 * that nobody fetches a table of another sort.
 */
import type { ComponentType, ReactNode } from 'react';
import type { LogLine } from '../text/log-line.ts';
import type { Face } from './face.ts';
import type { MatchView, OfferedCommand, PrivateMessage } from './view.ts';

/** What can be asked of whichever board is there. */
export interface Camera {
  zoomIn(): void;
  zoomOut(): void;
  /** The whole map. */
  fit(): void;
  /** All pieces, as near as they can be seen together. */
  fitPieces(): void;
  /** In CSS pixels. */
  panBy(dx: number, dy: number): void;
}

/** What the page knows of what can be done now. */
export interface Aiming {
  readonly side: string | null;
  readonly view: MatchView | null;
  readonly offer: PrivateMessage | null;
  readonly options: readonly OfferedCommand[] | null;
  readonly aim: { readonly hex?: string; readonly target?: string } | null;
  readonly along: string | null;
  readonly laying: string | null;
}

export interface Table {
  /** The board and what stands over it; `past` while one looks back. */
  readonly Board: ComponentType<{ readonly past?: boolean; readonly bare?: boolean; readonly children?: ReactNode }>;
  /** Reads out where the keys stand. */
  readonly PointedOut: ComponentType;
  /** The board in words: what can be done, and everything that lies on it. */
  readonly InWords: ComponentType;
  /** What is in hand, among the orders: what it is and what can be done with it. */
  readonly Hand: ComponentType<{ readonly question: boolean }>;
  /** In a line, while there is no room for more. */
  readonly HandLine: ComponentType<{ onMore(): void }>;
  /** What one is asked, with the answers. */
  readonly Question: ComponentType;
  /** What has been declared and is still to be carried out. */
  readonly Declared: ComponentType;
  /** Own pieces with something to do. */
  readonly CanAct: ComponentType;
  /** Shows where a line of the log took place. */
  readonly LineButton: ComponentType<{ readonly line: LogLine; readonly children: ReactNode }>;
  /** Keys of the table, while it is there; `showKeys` is called when somebody asks which there are. */
  readonly Keys: ComponentType<{ showKeys(): void }>;
  /** Keeps in sight what one is asked about or has in hand, while the room for the board changes with `room`. */
  readonly InSight: ComponentType<{ readonly room: string }>;
  /** How many things can be done with what is aimed at. */
  aimed(face: Face, aiming: Aiming): number;
  /** What one may choose to read about it, as a sentence. */
  readonly readAbout: string;
  /** By which lessons it is taught: what the signs of its board mean, and hints; absent where nobody has written them. */
  readonly teaches?: 'hexes' | 'inches';
  /** Its keys, and what each does. */
  keys(): Promise<readonly (readonly [string, string])[]>;
}
