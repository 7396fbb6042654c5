/** The table with hexes, as the match page knows it. */
import type { Table } from '../../face/table.ts';
import { play } from '../../text/play.ts';
import { BoardView } from './board-view.tsx';
import { CanAct } from './can-act.tsx';
import { Declared } from './declared.tsx';
import { Hand } from './hand.tsx';
import { InHand } from './in-hand.tsx';
import { InWords } from './in-words.tsx';
import { aimed, InSight, LineButton } from './looking.tsx';
import { PointedOut } from './pointed-out.tsx';
import { QuestionCard } from './question-card.tsx';
import { Keys } from './keys.ts';

export const HEX_TABLE: Table = {
  Board: BoardView,
  PointedOut,
  InWords,
  Hand,
  HandLine: InHand,
  Question: QuestionCard,
  Declared,
  CanAct,
  LineButton,
  Keys,
  InSight,
  aimed,
  readAbout: play.readAbout,
  teaches: 'hexes',
  keys: async () => (await import('../../text/keys.ts')).KEYS,
};
