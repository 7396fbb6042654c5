/** [14.22] [21.0] What is said of the western edge, the caves, and special abilities. */
import type { NewTexts } from '../../engine/refusals.ts';

export const OF_ABILITIES = {
  // [14.22] The western edge and the caves
  'not-your-edge': { code: 'not-your-edge', case: '14.22', message: 'Only Westernesse leaves by the western edge.' },
  'formation-leaves': {
    code: 'in-formation',
    case: '14.22',
    message: 'No formation leaves by the western edge; disband it first.',
  },
  'leaves-from-the-edge': {
    code: 'not-at-the-edge',
    case: '14.22',
    message: 'One leaves from a hex of the western edge.',
  },
  'too-far-to-leave': {
    code: 'too-far',
    case: '14.22',
    message: 'To leave the map costs one movement point more than the way to its edge.',
  },
  'unit-off-map-to-leave': { code: 'not-on-map', case: '14.22', message: 'That unit is not on the map.' },
  'leader-off-map-to-leave': { code: 'not-on-map', case: '14.22', message: 'That leader is not on the map.' },
  'not-in-the-caves': {
    code: 'not-in-the-caves',
    case: '14.22',
    message: 'That piece does not wait in the Glittering Caves.',
  },
  'arrives-at-the-edge': {
    code: 'not-at-the-edge',
    case: '14.22',
    message: 'Who answers the horn comes to the western edge of the map.',
  },
  'no-displacement-for-arrival': {
    code: 'no-displacement',
    case: '14.22',
    message: 'The enemy unit in {hex} has nowhere to go.',
  },

  // [21.0] Special abilities
  'not-your-ability': { code: 'not-your-ability', case: '21.0', message: '{ability} is not yours to use.' },
  'ability-spent': { code: 'ability-spent', case: '21.0', message: 'Each special ability is used once in a game.' },
  'ability-without-leader': { code: 'leader-not-on-map', case: '21.0', message: '{leader} is not on the map.' },
  'friend-there': { code: 'friend-there', case: '5.0', message: "A unit of one's own is in {hex} already." },
  'divine-light-bars-rally': {
    code: 'divine-light',
    case: '21.11',
    message: 'The Divine Light lets no unit of Isengard rally this turn.',
  },
  'voice-bars-rally': {
    code: 'voice-of-saruman',
    case: '21.61',
    message: 'The Voice of Saruman lets no unit rally this turn.',
  },
  'horn-bars-rally': {
    code: 'horn-blown',
    case: '21.51',
    message: 'The Horn of Helm Hammerhand lets no unit of Isengard rally this turn.',
  },
  'not-at-the-horn': {
    code: 'not-at-the-horn',
    case: '21.51',
    message: 'The horn is blown by who stands in its hex, the central tower.',
  },

  // [21.2] For death and glory
  'no-wedge-for-glory': {
    code: 'not-cavalry',
    case: '21.21',
    message: 'Death and glory are for a wedge, that is, for cavalry.',
  },
  'other-unit-in-glory': { code: 'other-unit', case: '21.21', message: 'It is {unit} that may strike now.' },
  'out-of-reach-in-glory': { code: 'not-the-target', case: '21.21', message: 'That enemy is out of its reach.' },

  // [21.3] The Rear Guard
  'nobody-to-go': { code: 'nobody-to-go', case: '21.31', message: 'Nobody could go with the Rear Guard.' },
  'not-in-rear-guard': {
    code: 'not-in-rear-guard',
    case: '21.31',
    message: 'The Rear Guard stands on the Dike or within two hexes of it.',
  },
  'rear-guard-has-moved': { code: 'already-moved', case: '21.31', message: 'That piece has made its Rear Guard move.' },
  'not-nearer': {
    code: 'not-nearer',
    case: '21.31',
    message: 'Every step of the Rear Guard leads nearer to the Main Gate.',
  },
  'into-enemy-zone': {
    code: 'into-enemy-zone',
    case: '21.31',
    message: 'The Rear Guard enters no enemy zone of control.',
  },
  'too-far-for-rear-guard': {
    code: 'too-far',
    case: '21.31',
    message: 'That way costs more than the {points} movement points there are.',
  },
  'rear-guard-stacks': { code: 'stacking', case: '5.0', message: 'The Rear Guard ends its move in a free hex.' },

  // [21.4] The sortie
  'not-at-the-sally-port': {
    code: 'not-at-the-sally-port',
    case: '21.41',
    message: '{leader} must stand in one of the three hexes by the sally port.',
  },
  'sortie-without-unit': { code: 'no-unit', case: '21.41', message: '{leader} must have a unit with him.' },
  'cavalry-on-sortie': { code: 'cavalry', case: '21.41', message: 'Cavalry cannot go out by the sally port.' },
  'came-with-rear-guard': {
    code: 'already-moved',
    case: '21.41',
    message: 'Who came with the Rear Guard this turn was not there when it began.',
  },
  'no-displacement-for-sortie': {
    code: 'no-displacement',
    case: '21.41',
    message: 'The enemy unit in {hex} has nowhere to go.',
  },
  'other-unit-on-sortie': { code: 'other-unit', case: '21.41', message: 'It is {unit} that may strike now.' },
  'out-of-reach-on-sortie': { code: 'not-the-target', case: '21.41', message: 'That enemy is out of its reach.' },
  'not-on-sortie': {
    code: 'not-on-sortie',
    case: '21.41',
    message: 'Only who made the sortie this turn may come back by the sally port.',
  },
  'piece-has-moved': { code: 'already-moved', case: '4.22', message: 'That piece has moved in this phase.' },
  'enemy-at-home': { code: 'enemy-occupied', case: '21.41', message: 'An enemy holds the hex inside.' },
  'friend-at-home': { code: 'stacking', case: '5.0', message: 'Another unit has taken its place inside.' },
  'come-back': {
    code: 'come-back',
    case: '21.41',
    message: 'By the sally port one comes back to {hex} with the command comeBack, and not by a move.',
  },

  // [21.8] The cunning of the Orc Captains
  'not-a-captain': { code: 'not-a-captain', case: '21.81', message: 'Only an Orc Captain has that cunning.' },
  'one-captain-a-turn': {
    code: 'one-captain-a-turn',
    case: '21.81',
    message: 'Only one Orc Captain may use his cunning in a turn.',
  },
  'culvert-collapsed': { code: 'collapsed', case: '18.13', message: 'The Culvert has collapsed.' },
  'not-at-the-culvert': {
    code: 'not-at-the-culvert',
    case: '21.81',
    message: 'The unit must stand in one of the three hexes before the Culvert.',
  },
  'cannot-creep': {
    code: 'no-such-unit',
    case: '21.81',
    message: 'Only Orcs and Uruks on foot creep through the Culvert.',
  },
  'disrupted-creep': {
    code: 'disrupted',
    case: '21.81',
    message: 'A disrupted unit cannot be sent through the Culvert.',
  },
  'loaded-creep': {
    code: 'loaded',
    case: '20.68',
    message: 'Blasting Fire passes the Culvert only once it is breached.',
  },
  'not-near-the-captain': {
    code: 'not-near-the-captain',
    case: '21.81',
    message: 'The unit must be with the captain or next to him.',
  },
  'no-displacement-for-creeping': {
    code: 'no-displacement',
    case: '21.81',
    message: 'The enemy unit in {hex} has nowhere to go.',
  },
} as const satisfies NewTexts;
