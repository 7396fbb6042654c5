/** The games that this program knows: the only place in it that names one. */
import { anyKit, Kits } from './game-kit.ts';
import { gondorKit } from './games/gondor.ts';
import { helmsDeepKit } from './games/helms-deep.ts';
import { skirmishKit } from './games/skirmish.ts';
import { theFordKit } from './games/the-ford.ts';

/** Each by one line, the one that is meant where none is named first. */
export const GAMES = new Kits(
  anyKit(helmsDeepKit),
  anyKit(gondorKit),
  anyKit(skirmishKit),
  // To learn from.
  anyKit(theFordKit),
);
