/** Helm's Deep, for this program. */
import { captain } from '@warbeacon/bots';
import { ABILITIES, ABILITY_OWNERS, HELMS_DEEP, helmsDeep, PHASES, SEGMENTS } from '@warbeacon/siege';
import { leadersOf, plansOf, siegeKit, sidesOfMap, unitKindsOf } from './siege.ts';
import { STANDARD_SENTENCES } from './siege-sentences.ts';

export const helmsDeepKit = siegeKit({
  game: HELMS_DEEP,
  rules: helmsDeep,
  bots: { captain },
  sideNames: { isengard: 'Isengard', westernesse: 'Westernesse' },
  sentences: {
    ...STANDARD_SENTENCES,
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
    unitKinds: unitKindsOf(HELMS_DEEP),
    leaders: leadersOf(HELMS_DEEP),
    plans: plansOf(HELMS_DEEP),
    turns: HELMS_DEEP.cases.lastTurn,
    phases: PHASES,
    segments: SEGMENTS,
    abilities: ABILITIES.map((id) => {
      const { name, side, leader, case: ruleCase } = ABILITY_OWNERS[id];
      return { id, name, side, leader: leader ?? null, case: ruleCase };
    }),
    // How many there are of each kind, and dummies among them.
    markers: HELMS_DEEP.markers,
    sidesOfMap: sidesOfMap(HELMS_DEEP),
  },
});
