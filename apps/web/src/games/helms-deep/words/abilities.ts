/** What each special ability does, and what it needs, in a sentence each. */
import type { Ability } from '@warbeacon/siege';
import { sideName } from '../names.ts';

const isengard = sideName('isengard');
const westernesse = sideName('westernesse');

/** [A7.37] */
const FANATICAL = 'whomever they strike counts one armour and one step of morale less';
const ORC_CUNNING =
  'An undisrupted unit of Orcs or Uruks creeps through the Culvert to the stream behind the wall, at once. Only one captain may send one in a turn.';
const ORC_CUNNING_WHEN = 'The captain has such a unit with him or next to him, at the outer mouth of the Culvert.';

export const ABILITY_TEXT: Readonly<Record<Ability, { readonly what: string; readonly when: string }>> = {
  'voice-of-saruman': {
    what: `No leader of ${westernesse} may rally this turn, unless the horn is blown after it.`,
    when: 'The Lieutenant is on the map.',
  },
  'dunlending-hatred': {
    what: `The Dunlendings are fanatical in melee this turn: ${FANATICAL}.`,
    when: 'The Chief of the Dunlendings is on the map.',
  },
  'orc-cunning-1': {
    what: ORC_CUNNING,
    when: ORC_CUNNING_WHEN,
  },
  'orc-cunning-2': {
    what: ORC_CUNNING,
    when: ORC_CUNNING_WHEN,
  },
  'divine-light': {
    what: `${isengard} may not rally this turn, and the armour of each of its units is one less, though not below 1.`,
    when: 'Gandalf is on the map.',
  },
  'for-death-and-glory': {
    what: 'Théoden leads two units of horse in a wedge: they ride this turn, and may strike again after an advance.',
    when: 'Two equal, undisrupted units of horse are with him or next to him, and none in an enemy zone of control.',
  },
  'rear-guard': {
    what: 'Everybody within two hexes of the Dike may fall back towards the Main Gate before the enemy moves, half as far again as usual, but not into enemy zones of control.',
    when: 'Gamling is on the map.',
  },
  sortie: {
    what: 'Aragorn and a unit go out by the sally port and may strike at whoever stands at the top of the Ramp.',
    when: 'He stands at the sally port with an undisrupted unit on foot.',
  },
  horn: {
    what: `${isengard} may not rally this turn. Each disrupted unit of ${westernesse} has a throw to rally now, its demoralization falls by 10, whoever waits in the caves may come out, and all who attack in melee this turn are fanatical: ${FANATICAL}.`,
    when: 'A unit or leader stands in the central tower; that piece then stays where it is.',
  },
};

/** About being asked about them, or not. */
export const askingWords = {
  abilities: 'Special abilities',
  siege: 'The siege phase',
  whenNew: 'About abilities only when another one can be used',
  whenNewIs: 'not again about those that you have kept back',
  kept: (names: readonly string[]) => `Kept back: ${new Intl.ListFormat('en').format(names)}.`,
  but: (n: number) => (n === 1 ? 'but for 1 ability kept back' : `but for ${n} abilities kept back`),
  askAgain: 'Ask me about them again',
} as const;

/** Words around them. */
export const abilityWords = {
  title: 'Special abilities',
  yours: 'Your special abilities',
  both: 'Special abilities of both sides',
  intro: 'Each can be used once in the battle, and lasts to the end of the turn.',
  ready: 'ready',
  inForce: 'in force',
  spent: 'used',
  unused: 'not yet used',
  notNow: 'not now',
  needs: 'Needs',
  announce: 'Announce',
  sure: 'Now? It can be used but once.',
  keptIs: 'Keep one, and you are not asked about it again until another can be used.',
  whoBlows: 'Who blows it?',
  whichPair: 'With which two?',
  whichUnit: (captain: string) => `Whom does ${captain} send?`,
  alone: 'alone',
  along: (captain: string) => `with ${captain}`,
  keep: 'Keep it',
  asking: 'Asking why…',
} as const;
