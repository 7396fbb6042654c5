/** What Helm's Deep answers in words and numbers of its own, and what it adds to the Standard Rules. */
import { type RefusalText, refusing } from '../engine/refusals.ts';
import { STANDARD_REFUSALS } from '../standard/refusals.ts';

export const HELMS_DEEP_REFUSALS = {
  // In place of the Standard Rules, by numbers of its own: where forces start, when they come, and what became of them
  'forms-off-map': {
    code: 'forms-on-map',
    case: '14.2',
    message: 'Only Westernesse forms before it comes onto the map.',
  },
  'not-together': {
    code: 'not-together',
    case: '14.2',
    message: 'Who is still to come forms with who is still to come.',
  },
  'attacker-used': { code: 'used-in-siege', case: '3.0', message: 'That unit was used in the Siege Phase.' },
  'defender-used': { code: 'blew-the-horn', case: '21.51', message: 'Who blew the horn this turn may not move in it.' },
  'enemy-leader': {
    code: 'enemy-leader',
    case: 'A4.27',
    message: 'Only combat units may enter the hex of an enemy leader.',
  },
  'not-an-entry': { code: 'not-an-entry', case: '14.0', message: 'Reinforcements cannot enter there.' },
  'arrives-later': { code: 'arrives-later', case: '14.0', message: 'That piece arrives later in the game.' },
  'no-hex-to-deploy': { code: 'unknown-hex', case: '13.0', message: 'The map has no hex {id} that can be entered.' },
  'leader-there': { code: 'already-there', case: '13.0', message: 'The leader is already there.' },
  'no-displacement-there': {
    code: 'no-displacement-there',
    case: 'A7.64',
    message: 'A displaced unit goes to the nearest hex a retreat could take it to.',
  },
  'other-leader-asked': { code: 'other-leader', case: 'A8.24', message: 'The question is about {leader}.' },
  'must-leave-ruin': { code: 'must-fly', case: '18.13', message: 'Nobody stays where the Culvert has come down.' },
  'must-fly': { code: 'must-fly', case: 'A8.1', message: 'A lone leader flies when an enemy comes.' },
  'not-nearest': { code: 'not-nearest', case: 'A8.1', message: 'A leader joins the nearest unit it can lead.' },
  'unit-not-due': {
    code: 'not-due',
    case: '14.0',
    message: 'That unit is a reinforcement of turn {turn}, and not yet due.',
  },
  'leader-not-due': {
    code: 'not-due',
    case: '14.0',
    message: 'That leader is a reinforcement of turn {turn}, and not yet due.',
  },
  'unit-waits': {
    code: 'in-the-caves',
    case: '14.22',
    message: 'That unit waits in the caves until the horn is blown.',
  },
  'leader-waits': {
    code: 'in-the-caves',
    case: '14.22',
    message: 'That leader waits in the caves until the horn is blown.',
  },
  'unit-off-map': { code: 'not-on-map', case: '14.0', message: 'That unit is not on the map.' },
  'leader-off-map': { code: 'not-on-map', case: '14.0', message: 'That leader is not on the map.' },
  'too-far-with-load': {
    code: 'too-far',
    case: '20.21',
    message: 'That way costs more than the {points} movement points there are with the ram.',
  },
  'attacker-outside-area': {
    code: 'outside-area',
    case: '13.1',
    message: 'That hex is not in the area this piece deploys in.',
  },
  'defender-outside-area': {
    code: 'outside-area',
    case: '13.2',
    message: 'That hex is not in the area this piece deploys in.',
  },
  'one-to-deploy': { code: 'not-all-deployed', case: '13.0', message: '1 piece is still to be placed.' },
  'some-to-deploy': { code: 'not-all-deployed', case: '13.0', message: '{count} pieces are still to be placed.' },

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

  // [15.0] Gates without the ram
  'unit-off-map-to-batter': { code: 'not-on-map', case: '15.32', message: 'That unit is not on the map.' },
  'no-gate-to-batter': { code: 'unknown-gate', case: '15.32', message: 'The map has no such gate.' },
  'not-at-gate-to-batter': {
    code: 'not-at-gate',
    case: '15.32',
    message: 'The unit must stand in one of the two hexes of the gate.',
  },
  'battered-already': { code: 'already-used', case: '15.32', message: 'A unit tries once in a Siege Phase.' },
  'breaks-with-ram': { code: 'has-ram', case: '15.32', message: 'Who carries the ram breaks gates with it.' },
  'main-gate-needs-ram': {
    code: 'main-gate',
    case: '15.32',
    message: 'The Main Gate is broken by the ram or by Blasting Fire only.',
  },
  'own-gate': { code: 'own-gate', case: '15.32', message: 'Isengard controls that gate, and may go through it.' },
  'archers-break-no-gate': {
    code: 'only-shoots',
    case: '15.4',
    message: 'Units that can only shoot cannot break a gate.',
  },
  'too-weak': {
    code: 'too-weak',
    case: '15.4',
    message: 'In this match no unit of that strength breaks a gate without the ram.',
  },

  // [20.2] The ram
  'unit-off-map-to-ram': { code: 'not-on-map', case: '20.23', message: 'That unit is not on the map.' },
  'unit-off-map-to-take-ram': { code: 'not-on-map', case: '20.22', message: 'That unit is not on the map.' },
  'no-gate-to-ram': { code: 'unknown-gate', case: '20.23', message: 'The map has no such gate.' },
  'not-at-gate-to-ram': {
    code: 'not-at-gate',
    case: '20.23',
    message: 'The unit must stand in one of the two hexes of the gate.',
  },
  'rammed-already': { code: 'already-used', case: '20.23', message: 'A unit tries once in a Siege Phase.' },
  'carries-no-ram': { code: 'no-ram', case: '20.21', message: 'That unit does not carry the ram.' },
  'gate-broken': { code: 'gate-broken', case: '20.35', message: 'That gate is broken already.' },
  'gate-collapsed': { code: 'collapsed', case: '20.35', message: 'That gate has collapsed and is closed for good.' },

  // [20.3] Blasting Fire
  'unit-off-map-to-be-given-fire': { code: 'not-on-map', case: '20.31', message: 'That unit is not on the map.' },
  'unit-off-map-to-lay-fire': { code: 'not-on-map', case: '20.33', message: 'That unit is not on the map.' },
  'unknown-fire': { code: 'unknown-fire', case: '20.33', message: 'There is no such Blasting Fire on the map.' },
  'not-laid': {
    code: 'not-laid',
    case: '20.33',
    message: 'Blasting Fire is laid first, and lit in the Siege Phase after.',
  },
  'fires-unlit': { code: 'fires-unlit', case: '20.33', message: 'Every fire that was laid must be lit first.' },

  // [20.6] Ladders
  'unit-off-map-to-lay-ladder': { code: 'not-on-map', case: '20.61', message: 'That unit is not on the map.' },

  // [20.8] Rocks
  'not-your-rocks': { code: 'not-your-rocks', case: '20.81', message: 'Only Westernesse has rocks.' },
  'no-place-for-rocks': {
    code: 'no-place-for-rocks',
    case: '20.81',
    message: 'Rocks lie on walls, towers and in gate hexes.',
  },
  'rocks-there': { code: 'rocks-there', case: '20.81', message: 'There are rocks in that hex already.' },
  'no-rocks-left': { code: 'none-left', case: '20.81', message: 'There are no more rocks.' },
  'no-dummy-rocks-left': { code: 'none-left', case: '20.81', message: 'There are no more dummies.' },
  'no-rocks-there': { code: 'no-rocks-there', case: '20.81', message: 'There are no rocks in that hex.' },
  'unknown-rocks': { code: 'unknown-rocks', case: '20.85', message: 'There are no such rocks on the map.' },
  'dummy-rocks': { code: 'dummy-rocks', case: '20.83', message: 'Dummy rocks deceive, and do nothing else.' },
  'nobody-there': { code: 'nobody-there', case: '20.85', message: 'No unit is with those rocks to drop them.' },
  'other-target': { code: 'other-target', case: '20.86', message: 'The question is about {unit} alone.' },
  'not-below': { code: 'not-below', case: '20.85', message: 'Rocks fall on a unit in a hex next to them and lower.' },
  'not-asked-about-rocks': {
    code: 'no-such-question',
    case: '20.8',
    message: 'Only Westernesse is asked about rocks.',
  },
  'unknown-target-kind': { code: 'unknown-kind', message: 'Isengard has no units of the kind {kind}.' },

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
} as const satisfies Readonly<Record<string, RefusalText>>;

export const REFUSALS = { ...STANDARD_REFUSALS, ...HELMS_DEEP_REFUSALS };

/** Refuses by the key of any of them. */
export const no = refusing(REFUSALS);
