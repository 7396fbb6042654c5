/** Helm's Deep, for this program. */
import { captain } from '@warbeacon/bots';
import { ABILITIES, ABILITY_OWNERS, helmsDeepSiege } from '@warbeacon/siege';
import { siegeKit } from './siege.ts';

export const helmsDeepKit = siegeKit(helmsDeepSiege, {
  bots: { captain },
  sentences: {
    abilities: ({ who }) => `${who} announces special abilities.`,
    'rear-guard': ({ who }) => `${who} moves the rear guard towards the Hornburg.`,
    arrivals: ({ who }) => `${who} says who comes out of the caves, and where.`,
    strike: ({ who, name, question: { reason } }) =>
      reason === 'sortie'
        ? `${who} says whether ${name}, who has sallied out, attacks.`
        : `${who} says whether ${name} strikes once more.`,
    siege: ({ who }) => `${who} uses its siege equipment.`,
    rocks({ who, name, question: { piece = '' }, frames }) {
      if (piece !== '') return `${who} may drop rocks on ${name}.`;
      // [20.86] D-31 With the movement still to come it is the question before it, else the one after.
      return `${who} may drop rocks ${frames.includes('movement') ? 'before Isengard moves' : 'now that Isengard has moved'}.`;
    },
  },
  about: {
    abilities: ABILITIES.map((id) => {
      const { name, side, leader, case: ruleCase } = ABILITY_OWNERS[id];
      return { id, name, side, leader: leader ?? null, case: ruleCase };
    }),
  },
});
