/** The games that this server hosts: the only place in it that names one. */
import { fordLevels, gondorLevels, helmsDeepLevels, skirmishLevels } from '@warbeacon/bots';
import { renaming } from '@warbeacon/kernel';
import { gondorSiege, helmsDeepSiege, NEUTRAL_NAMES as OF_SIEGES, theFordSiege } from '@warbeacon/siege';
import { battlehost, NEUTRAL_NAMES as OF_SKIRMISHES } from '@warbeacon/skirmish';
import type { Config } from './config.ts';
import { Games } from './match/game.ts';
import { hosted } from './match/hosted.ts';
import { gameRenamed } from './match/renamed-game.ts';

/** Each by one line. */
export const helmsDeepGame = hosted(helmsDeepSiege, helmsDeepLevels);
const gondorGame = hosted(gondorSiege, gondorLevels);
const skirmishGame = hosted(battlehost, skirmishLevels);
/** To learn from. */
const theFordGame = hosted(theFordSiege, fordLevels);

export const GAMES = new Games([helmsDeepGame, gondorGame, skirmishGame]);
export const GAMES_AND_EXAMPLES = new Games([helmsDeepGame, gondorGame, skirmishGame, theFordGame]);

/** The games of a server with this configuration. */
export function gamesOffered({
  EXAMPLE_GAMES,
  WARBEACON_NAMES,
}: Pick<Config, 'EXAMPLE_GAMES' | 'WARBEACON_NAMES'>): Games {
  const games = EXAMPLE_GAMES === 'on' ? GAMES_AND_EXAMPLES : GAMES;
  if (WARBEACON_NAMES === 'own') return games;
  const rename = renaming(OF_SIEGES, OF_SKIRMISHES);
  return new Games(games.all.map((game) => gameRenamed(rename, game)));
}
