/** The games that this server hosts: the only place in it that names one. */
import { fordLevels, gondorLevels, helmsDeepLevels, skirmishLevels } from '@warbeacon/bots';
import { gondorSiege, helmsDeepSiege, theFordSiege } from '@warbeacon/siege';
import { battlehost } from '@warbeacon/skirmish';
import { Games } from './match/game.ts';
import { hosted } from './match/hosted.ts';

/** Each by one line. */
export const helmsDeepGame = hosted(helmsDeepSiege, helmsDeepLevels);
const gondorGame = hosted(gondorSiege, gondorLevels);
/** To learn from. */
const theFordGame = hosted(theFordSiege, fordLevels);

/** In the making. */
const skirmishGame = hosted(battlehost, skirmishLevels);

export const GAMES = new Games([helmsDeepGame, gondorGame]);
export const GAMES_AND_EXAMPLES = new Games([helmsDeepGame, gondorGame, theFordGame, skirmishGame]);
