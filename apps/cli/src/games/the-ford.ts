/** The Ford, for this program. */
import { randomBot } from '@warbeacon/bots';
import { theFordSiege } from '@warbeacon/siege';
import { siegeKit } from './siege.ts';

export const theFordKit = siegeKit(theFordSiege, {
  bots: { dice: randomBot },
  sentences: {},
  // One band each, so that a sentence can say that it moves.
  sideNames: { raiders: 'The band of raiders', wardens: 'The watch at the ford' },
});
