/** What a match's host says no with, where it is not the rules that do. */
import type { Refusal } from '@warbeacon/kernel';
import { serverRefusal } from '../refusals.ts';

export const NOT_HOSTED = serverRefusal('not-hosted', 'The match has moved to another room; please connect again.');
export const NOT_SAVED = serverRefusal(
  'not-saved',
  'The server could not save the command. Nothing was changed; please try again.',
);
export const NOT_KNOWN = serverRefusal(
  'save-unknown',
  'The database does not say whether the last command was saved. It will be shown if it was; please wait a moment.',
);
export const BUSY = serverRefusal(
  'busy',
  'The server is too busy just now. Nothing was changed; please try again in a moment.',
);
export const NOTHING_REACHES = serverRefusal('unknown-request', 'In this game nobody shoots.');
export const GAME_OVER = serverRefusal('game-over', 'The game is over.');
export const HELD = serverRefusal('held-by-arbiter', 'An arbiter has paused the match, and will end the pause.');
export const NOT_STARTED = serverRefusal('not-started', 'The match begins when both seats are taken.');

export function noSuchPly(last: number): Refusal {
  return serverRefusal('no-such-ply', `The match has come to ply ${last}; nothing is known of a later one.`);
}

export function stale(ply: number): Refusal {
  return serverRefusal('stale-ply', `The match has moved on to ply ${ply}; look at it again before you decide.`);
}
