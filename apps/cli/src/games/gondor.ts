/** Gondor, for this program. */
import { gondorCaptain, gondorGreedy, randomBot } from '@warbeacon/bots';
import { gondorSiege, MAGIC_POINTS, SPELL_DATA, SPELLS } from '@warbeacon/siege';
import { siegeKit } from './siege.ts';

const { pools, terrain } = gondorSiege.game;

export const gondorKit = siegeKit(gondorSiege, {
  bots: { captain: gondorCaptain, greedy: gondorGreedy, dice: randomBot },
  sentences: {
    siege: ({ who }) => `${who} works its siege engines.`,
    magic: ({ who }) => `${who} moves its magic leader, or tries a spell.`,
    stalemate: ({ who, name }) => `${who} says where ${name} is put.`,
    oil({ who, name, question: { piece = '' }, frames }) {
      if (piece !== '') return `${who} may pour oil on ${name}.`;
      // [16.74] G-145 With the movement still to come it is the question before it, else the one after.
      return `${who} may pour oil ${frames.includes('movement') ? 'before Sauron moves' : 'now that Sauron has moved'}.`;
    },
  },
  about: {
    pools: pools.map(({ id, side, level }) => ({ id, side, level })),
    levels: terrain.levels.map(({ id }) => id),
    magicPoints: MAGIC_POINTS,
    spells: SPELLS.map((id) => {
      const { by, name, times, lasts, case: ruleCase } = SPELL_DATA[id];
      return { id, name, leader: by, times: times ?? null, turns: lasts ?? 0, case: ruleCase };
    }),
  },
});
