/** The table in inches, as the match page knows it. */
import type { Table } from '../../face/table.ts';
import { inches } from '../../text/inches.ts';
import { BoardView } from './board-view.tsx';
import { CanAct } from './can-act.tsx';
import { Declared } from './declared.tsx';
import { Hand } from './hand.tsx';
import { HandLine } from './hand-line.tsx';
import { InWords } from './in-words.tsx';
import { Keys } from './keys.ts';
import { aimed, InSight, LineButton, PointedOut } from './looking.tsx';
import { QuestionCard } from './question-card.tsx';

export const PLANE_TABLE: Table = {
  Board: BoardView,
  PointedOut,
  InWords,
  Hand,
  HandLine,
  Question: QuestionCard,
  Declared,
  CanAct,
  LineButton,
  Keys,
  InSight,
  aimed,
  readAbout: inches.readAbout,
  teaches: 'inches',
  keys: () => Promise.resolve(inches.keys),
};
