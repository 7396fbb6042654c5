/** The games that this program knows: the only place in it that names one. */
import { renaming } from '@warbeacon/kernel';
import { NEUTRAL_NAMES } from '@warbeacon/siege';
import { type AnyGameKit, anyKit, Kits } from './game-kit.ts';
import { gondorKit } from './games/gondor.ts';
import { helmsDeepKit } from './games/helms-deep.ts';
import { theFordKit } from './games/the-ford.ts';
import { kitRenamed } from './renamed-kit.ts';

/** A variable of the server too, whose names this program then says. */
const isNeutral = process.env['WARBEACON_NAMES'] === 'neutral';

function named(kit: AnyGameKit): AnyGameKit {
  return isNeutral ? kitRenamed(renaming(NEUTRAL_NAMES), kit) : kit;
}

/** Each by one line, the one that is meant where none is named first. */
export const GAMES = new Kits(
  named(anyKit(helmsDeepKit)),
  named(anyKit(gondorKit)),
  // To learn from.
  named(anyKit(theFordKit)),
);
