/** What is answered where a player's part in the dice is not as it must be. */
import type { Refusal } from '@warbeacon/kernel';
import { serverRefusal } from '../../refusals.ts';

export const NO_PART = serverRefusal('no-chains', 'In this match nobody but the server has a part in the dice.');
export const TOO_MANY_CHAINS = serverRefusal(
  'too-many-chains',
  'You have begun your dice chain anew too often in this match. The one that stands goes on.',
);
export const NOT_CHAINED = serverRefusal(
  'dice-not-ready',
  'The dice of this match need both browsers, and one has not added its part yet. It does so by itself as soon as it is there.',
);
export const NO_ORDERS = serverRefusal(
  'no-orders-strict',
  'The dice of this match need both browsers at each command, so none is given beforehand: you are asked each time.',
);
export const OPPONENT_AWAY = serverRefusal(
  'opponent-away',
  'The dice of this match need both browsers, and your opponent’s does not answer. Nothing has been done; try again when they are there.',
);

/** By the kernel's word for what is wrong with a pledge, an anchor or a link. */
const REFUSALS: Readonly<Record<string, Refusal>> = {
  malformed: serverRefusal('malformed-request', 'A pledge, an anchor and a link have 64 hexadecimal digits.'),
  'no-pledge': serverRefusal('no-pledge', 'An anchor is pledged before it is shown, and in a strict match both are.'),
  'wrong-anchor': serverRefusal('wrong-anchor', 'The anchor is not the one that was pledged.'),
  'missing-link': serverRefusal('missing-link', 'The next link of your dice chain must come with each command.'),
  'wrong-link': serverRefusal('wrong-link', 'The link does not continue your dice chain.'),
  'chain-spent': serverRefusal('chain-spent', 'Your dice chain has run out; begin another one.'),
};

export function chainRefusal(found: Refusal): Refusal {
  return REFUSALS[found.code] ?? found;
}
