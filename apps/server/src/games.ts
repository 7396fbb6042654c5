/** The games that this server hosts: the only place in it that names one. */
import { captain } from '@warbeacon/bots';
import { helmsDeepSiege } from '@warbeacon/siege';
import { Games } from './match/game.ts';
import { hosted } from './match/hosted.ts';

/** Each by one line. */
export const helmsDeepGame = hosted(helmsDeepSiege, captain);

export const GAMES = new Games([helmsDeepGame]);
