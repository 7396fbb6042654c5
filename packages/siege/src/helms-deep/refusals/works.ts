/** [15.0] [20.0] What is said of gates, the ram, Blasting Fire, ladders and rocks. */
import type { NewTexts } from '../../engine/refusals.ts';

export const OF_WORKS = {
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
  'no-ram': { code: 'no-ram', case: '20.21', message: 'There is no ram.' },
  'cannot-carry-ram': { code: 'cannot-carry', case: '20.21', message: 'Only Dunlending infantry carries the ram.' },
  'has-ram': { code: 'has-ram', case: '20.21', message: 'That unit carries the ram already.' },
  'ram-carried': { code: 'ram-carried', case: '20.21', message: 'Another unit carries the ram.' },
  'ram-elsewhere': { code: 'ram-elsewhere', case: '20.22', message: 'The ram is not where that unit is.' },
  'disrupted-take-up': { code: 'disrupted', case: '7.57', message: 'Disrupted units take nothing up.' },
  'formation-carries-nothing': { code: 'in-formation', case: '8.44', message: 'Units in formation carry nothing.' },
  'carries-no-ram': { code: 'no-ram', case: '20.21', message: 'That unit does not carry the ram.' },
  'gate-broken': { code: 'gate-broken', case: '20.35', message: 'That gate is broken already.' },

  // [20.3] Blasting Fire
  'unit-off-map-to-be-given-fire': { code: 'not-on-map', case: '20.31', message: 'That unit is not on the map.' },
  'unit-off-map-to-lay-fire': { code: 'not-on-map', case: '20.33', message: 'That unit is not on the map.' },
  'cannot-carry-fire': {
    code: 'cannot-carry',
    case: '20.31',
    message: 'Only Orcs and Uruks on foot carry Blasting Fire.',
  },
  'no-fire-now': {
    code: 'no-fire-now',
    case: '20.31',
    message: 'Blasting Fire comes with the reinforcements of turns two, three and four.',
  },
  'not-arriving': {
    code: 'not-arriving',
    case: '20.31',
    message: 'Blasting Fire is given to units that are about to come on.',
  },
  'carries-already': { code: 'carries-already', case: '20.31', message: 'That unit carries something already.' },
  'nothing-to-blast': {
    code: 'nothing-to-blast',
    case: '20.33',
    message: 'Blasting Fire is laid next to a gate or the Culvert.',
  },
  'lays-fire-inside': {
    code: 'culvert-side',
    case: '20.33',
    message: 'Fire is laid in the Culvert from its outer end.',
  },
  'broken-already': { code: 'broken-already', case: '20.35', message: 'No fire is laid at what is broken already.' },
  'carries-no-fire': { code: 'no-fire', case: '20.33', message: 'That unit does not carry Blasting Fire.' },
  'no-fire-left': { code: 'none-left', case: '20.31', message: 'There is no more Blasting Fire.' },
  'no-dummy-fire-left': { code: 'none-left', case: '20.31', message: 'There are no more dummies.' },
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
} as const satisfies NewTexts;
