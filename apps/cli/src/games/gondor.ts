/** Gondor, for this program. */
import { randomBot } from '@warbeacon/bots';
import { gondorSiege } from '@warbeacon/siege';
import { siegeKit } from './siege.ts';

export const gondorKit = siegeKit(gondorSiege, {
  bots: { dice: randomBot },
  sentences: {
    siege: ({ who }) => `${who} works its siege engines.`,
    magic: ({ who }) => `${who} moves its magic leader, or tries a spell.`,
    stalemate: ({ who, name }) => `${who} says where ${name} is put.`,
  },
});
