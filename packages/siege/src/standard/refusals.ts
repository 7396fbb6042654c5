/** What the Standard Rules answer to what cannot be done, by their own numbers; a game may put any of it otherwise. */
import type { RefusalTexts } from '../engine/refusals.ts';
import { GROUND_REFUSALS } from './ground-refusals.ts';

export const STANDARD_REFUSALS = {
  ...GROUND_REFUSALS,

  // Whose turn it is, and who is meant
  'wrong-phase': { code: 'wrong-phase', case: '3.0', message: 'That cannot be done at this point of the turn.' },
  'game-over': { code: 'game-over', message: 'The game is over.' },
  'not-your-decision': { code: 'not-your-decision', message: 'The other side must decide now.' },
  'unknown-unit': { code: 'unknown-unit', message: 'There is no unit {id}.' },
  'unknown-leader': { code: 'unknown-leader', message: 'There is no leader {id}.' },
  'unknown-piece': { code: 'unknown-unit', message: 'There is no unit or leader {id}.' },
  'no-such-unit': { code: 'unknown-unit', message: 'There is no such unit.' },
  'no-such-leader': { code: 'unknown-leader', message: 'There is no such leader.' },
  'not-your-piece': { code: 'not-your-piece', message: 'That piece is not yours.' },
  'not-a-unit': { code: 'not-a-unit', message: '{leader} is a leader, not a unit.' },
  'not-a-unit-to-fight': { code: 'not-a-unit', case: '7.25', message: '{leader} is a leader, not a unit.' },
  'not-a-unit-to-rally': { code: 'not-a-unit', case: '8.31', message: '{leader} is a leader, not a unit.' },
  'leader-as-target': { code: 'not-a-unit', case: '8.21', message: 'Leaders are attacked by leaders only.' },
  'own-unit-as-target': { code: 'own-target', message: 'That unit is your own.' },
  'own-leader-as-target': { code: 'own-target', message: 'That leader is your own.' },

  // Where the forces start, and when they come
  'unknown-plan': { code: 'unknown-plan', message: 'There is no such deployment.' },
  'no-hex-to-deploy': { code: 'unknown-hex', message: 'The map has no hex {id} that can be entered.' },
  'attacker-outside-area': { code: 'outside-area', message: 'That hex is not in the area the attacker deploys in.' },
  'defender-outside-area': { code: 'outside-area', message: 'That hex is not in the area the defender deploys in.' },
  'leader-there': { code: 'already-there', message: 'The leader is already there.' },
  'hex-taken': { code: 'hex-taken', case: '5.0', message: 'A unit is there already.' },
  'one-to-deploy': { code: 'not-all-deployed', message: '1 piece is still to be placed.' },
  'some-to-deploy': { code: 'not-all-deployed', message: '{count} pieces are still to be placed.' },
  'arrives-later': { code: 'arrives-later', message: 'That piece arrives later in the game.' },
  'unit-not-due': { code: 'not-due', message: 'That unit is a reinforcement of turn {turn}, and not yet due.' },
  'leader-not-due': { code: 'not-due', message: 'That leader is a reinforcement of turn {turn}, and not yet due.' },
  'unit-waits': { code: 'not-yet', message: 'That unit waits, and may not come yet.' },
  'leader-waits': { code: 'not-yet', message: 'That leader waits, and may not come yet.' },
  'not-an-entry': { code: 'not-an-entry', message: 'Reinforcements cannot enter there.' },
  'unit-off-map': { code: 'not-on-map', message: 'That unit is not on the map.' },
  'leader-off-map': { code: 'not-on-map', message: 'That leader is not on the map.' },

  // [4.0] [5.0] [6.0] Moving
  'unit-has-moved': { code: 'already-moved', case: '4.22', message: 'That unit has moved in this phase.' },
  'leader-has-moved': { code: 'already-moved', case: '4.22', message: 'That leader has moved in this phase.' },
  'attacker-used': { code: 'already-used', case: '3.0', message: 'That unit was used before this phase.' },
  'defender-used': { code: 'already-used', case: '3.0', message: 'That piece was used before this phase.' },
  'disrupted-move': {
    code: 'disrupted',
    case: '7.57',
    message: 'Disrupted units may not move until they are rallied.',
  },
  'held-by-zone': {
    code: 'in-enemy-zone',
    case: '6.11',
    message: 'A unit in an enemy zone of control cannot move out of it.',
  },
  'stops-in-zone': {
    code: 'stops-in-zone',
    case: '6.11',
    message: 'A unit that enters an enemy zone of control must stop there.',
  },
  'unknown-hex': { code: 'unknown-hex', case: '4.25', message: 'The map has no hex {id} that can be entered.' },
  'path-gap': { code: 'path-gap', case: '4.25', message: 'A path must go from each hex to one next to it.' },
  'no-move': { code: 'no-move', case: '4.25', message: 'A move must end in another hex than it began in.' },
  'too-far': {
    code: 'too-far',
    case: '4.26',
    message: 'That way costs more than the {points} movement points there are.',
  },
  'too-far-with-load': {
    code: 'too-far',
    case: '4.26',
    message: 'That way costs more than the {points} movement points there are with such a load.',
  },
  'enemy-occupied': { code: 'enemy-occupied', case: '4.27', message: 'An enemy unit holds that hex.' },
  'enemy-leader': {
    code: 'enemy-leader',
    case: '4.27',
    message: 'Nobody enters the hex of an enemy leader.',
  },
  'make-room-first': { code: 'make-room-first', case: '4.28', message: '{unit} must make room first.' },
  'no-room-made': {
    code: 'stacking',
    case: '5.0',
    message: 'Two units cannot share a hex, and the one there can no longer make room.',
  },

  // [7.1] [7.2] Missiles and duels
  'unit-off-map-to-fire': { code: 'not-on-map', case: '7.11', message: 'That unit is not on the map.' },
  'missiles-come-first': {
    code: 'wrong-segment',
    case: '7.16',
    message: 'All missiles are shot before any other combat.',
  },
  'duels-after-missiles': {
    code: 'wrong-segment',
    case: '7.21',
    message: 'Leaders fight after the missiles and before melee.',
  },
  'leader-off-map-to-fight': { code: 'not-on-map', case: '7.21', message: 'That leader is not on the map.' },
  'not-a-leader': { code: 'not-a-leader', case: '7.25', message: 'Leaders attack leaders only.' },
  'already-fought': { code: 'already-fought', case: '7.24', message: 'A leader attacks once in a Combat Phase.' },
  'no-leader-within-reach': { code: 'not-adjacent', case: '7.21', message: 'There is no such leader within reach.' },

  // [7.3] Melee
  'melee-comes-last': { code: 'wrong-segment', case: '7.31', message: 'Melee comes after missiles and duels.' },
  'unit-off-map-to-attack': { code: 'not-on-map', case: '7.31', message: 'That unit is not on the map.' },
  'disrupted-attack': { code: 'disrupted', case: '7.57', message: 'Disrupted units may not attack in any way.' },
  'must-attack': {
    code: 'must-attack',
    case: '7.31',
    message: 'Units in enemy zones of control must attack: {units}.',
  },
  'already-declared': {
    code: 'already-declared',
    case: '7.32',
    message: 'That unit has its target; call the attack off to choose another.',
  },
  'not-declared': { code: 'not-declared', case: '7.32', message: 'That unit has declared no attack.' },

  // [7.5] [7.6] [7.7] What follows from combat
  'not-the-victor': {
    code: 'not-the-victor',
    case: '7.51',
    message: 'Only the unit that emptied the hex may advance.',
  },
  'other-unit-retreats': { code: 'other-unit', case: '7.54', message: 'It is {unit} that must retreat.' },
  'other-leader-retreats': { code: 'other-leader', case: '7.26', message: 'It is {leader} who must retreat.' },
  'no-leader-retreat-there': {
    code: 'no-retreat-there',
    case: '7.26',
    message: 'A leader thrown back goes two hexes away, clear of enemies.',
  },
  'other-unit-displaced': { code: 'other-unit', case: '7.61', message: 'It is {unit} that is displaced.' },
  'no-displacement-there': {
    code: 'no-displacement-there',
    case: '7.64',
    message: 'A displaced unit goes one hex, where a retreat could take it.',
  },
  'other-unit-withdraws': { code: 'other-unit', case: '7.7', message: 'It is {unit} that may withdraw.' },
  'no-withdrawal-there': {
    code: 'no-retreat-there',
    case: '7.7',
    message: 'A unit withdraws one hex or two, clear of enemies and their zones, to a free hex.',
  },
  'other-unit-stands': { code: 'other-unit', case: '7.7', message: 'It is {unit} that may stand.' },

  // [8.1] [8.2] Leaders and the units they are with
  'other-leader-asked': { code: 'other-leader', case: '8.24', message: 'The question is about {leader}.' },
  'must-fly': { code: 'must-fly', case: '8.1', message: 'That leader may not be without a unit of its own.' },
  'must-leave-ruin': { code: 'must-fly', message: 'Nobody stays where the ground has given way.' },
  'not-nearest': { code: 'not-nearest', case: '8.1', message: 'A leader joins the nearest unit it can lead.' },

  // [8.3] [9.3] Rallying
  'unit-off-map-to-be-rallied': { code: 'not-on-map', case: '8.31', message: 'That unit is not on the map.' },
  'leader-off-map-to-rally': { code: 'not-on-map', case: '8.31', message: 'That leader is not on the map.' },
  'not-disrupted': { code: 'not-disrupted', case: '8.34', message: 'That unit is not disrupted.' },
  'rallies-other-nation': {
    code: 'other-nation',
    case: '8.31',
    message: 'A leader rallies units of its own nation only.',
  },
  'already-tried': { code: 'already-tried', case: '8.36', message: 'Each unit may be rallied once in a turn.' },
  'too-far-to-rally': { code: 'not-adjacent', case: '8.31', message: 'A leader rallies units with it or next to it.' },
  'three-rallies': { code: 'three-rallies', case: '8.32', message: 'A leader tries to rally three units in a turn.' },
  'demoralized-rally': { code: 'demoralized', case: '9.31', message: 'Units of a demoralized army cannot be rallied.' },

  // [8.4] Formations
  'two-units': { code: 'two-units', case: '8.42', message: 'A formation is made of two units.' },
  'forms-off-map': { code: 'forms-on-map', case: '8.43', message: 'A formation is made on the map.' },
  'not-together': {
    code: 'not-together',
    case: '8.43',
    message: 'Who is still to come forms with who is still to come.',
  },
  'leader-left': {
    code: 'leader-moved',
    case: '8.43',
    message: 'Units form where their leader was when the phase began; he has moved.',
  },
  'formation-with-leader': {
    code: 'in-formation',
    case: '8.43',
    message: "A formation stands in the leader's hex already.",
  },
  'other-unit-with-leader': {
    code: 'hex-taken',
    case: '8.43',
    message: "{unit} is in the leader's hex and would not be in it.",
  },
  'forms-off-clear-ground': {
    code: 'formation-ground',
    case: '8.41',
    message: 'Formations are made on clear ground only.',
  },
  'never-forms': { code: 'never-forms', case: '8.41', message: 'A unit of {unit} forms nothing with {leader}.' },
  'forms-other-nation': { code: 'other-nation', case: '8.43', message: '{leader} does not lead that unit.' },
  'archers-form-nothing': {
    code: 'only-shoots',
    case: '8.42',
    message: 'Units that can only shoot make no formation.',
  },
  'in-formation': { code: 'in-formation', case: '8.43', message: 'That unit is in formation already.' },
  burdened: { code: 'burdened', case: '8.43', message: 'A unit that carries anything is in no formation.' },
  'forms-in-enemy-zone': {
    code: 'in-enemy-zone',
    case: '8.43',
    message: 'A unit in an enemy zone of control makes no formation.',
  },
  'too-far-to-form': { code: 'not-adjacent', case: '8.43', message: 'That unit is neither in {hex} nor next to it.' },
  'not-alike': {
    code: 'not-alike',
    case: '8.42',
    message: 'Two units of cavalry form a wedge, two of infantry a shield wall.',
  },
  unequal: {
    code: 'unequal',
    case: '8.43',
    message: 'Both units of a formation have the same attack, armour and morale now.',
  },
  'just-formed': {
    code: 'just-formed',
    case: '8.45',
    message: 'A formation does not move in the Game-Turn in which it is made.',
  },
  'no-formation': { code: 'no-formation', case: '8.42', message: 'That unit is in no formation.' },
  'formation-leaves-clear-ground': {
    code: 'formation-ground',
    case: '8.41',
    message: 'A {formation} keeps to clear ground and crosses open hexsides only.',
  },
  'formation-stacks': { code: 'stacking', case: '5.0', message: 'A formation ends its move where no other unit is.' },
} as const satisfies RefusalTexts;

type StandardRefusals = typeof STANDARD_REFUSALS;

declare module '../engine/refusals.ts' {
  interface Refusals extends StandardRefusals {}
}
