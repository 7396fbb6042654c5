/** The games that this server hosts: the only place in it that names one. */
import { captain } from '@warbeacon/bots';
import { helmsDeepSiege } from '@warbeacon/siege';
import { Games } from './match/game.ts';
import { hostedSiege } from './match/hosted-siege.ts';

/** Each by one line. */
export const helmsDeepGame = hostedSiege(helmsDeepSiege, captain);

export const GAMES = new Games([helmsDeepGame]);
