/** The games that this program knows: the only place in it that names one. */
import { renaming } from '@warbeacon/kernel';
import { NEUTRAL_NAMES as OF_SIEGES } from '@warbeacon/siege';
import { NEUTRAL_NAMES as OF_SKIRMISHES } from '@warbeacon/skirmish';
import { type AnyGameKit, anyKit, Kits } from './game-kit.ts';
import { gondorKit } from './games/gondor.ts';
import { helmsDeepKit } from './games/helms-deep.ts';
import { skirmishKit } from './games/skirmish.ts';
import { theFordKit } from './games/the-ford.ts';
import { kitRenamed } from './renamed-kit.ts';

/** A variable of the server too, whose names this program then says. */
const named: (kit: AnyGameKit) => AnyGameKit =
  process.env['WARBEACON_NAMES'] === 'neutral'
    ? (kit) => kitRenamed(renaming(OF_SIEGES, OF_SKIRMISHES), kit)
    : (kit) => kit;

/** Each by one line, the one that is meant where none is named first. */
export const GAMES = new Kits(
  named(anyKit(helmsDeepKit)),
  named(anyKit(gondorKit)),
  named(anyKit(skirmishKit)),
  // To learn from.
  named(anyKit(theFordKit)),
);
