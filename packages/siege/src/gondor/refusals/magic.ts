/** What Gondor says of spells and of the Banner. */
import type { NewTexts } from '../../engine/refusals.ts';

export const OF_MAGIC = {
  // [8.5] Who acts in a Magic Phase
  'no-magic': {
    code: 'no-magic',
    case: '8.51',
    message: 'Only magic leaders act in a Magic Phase: Gandalf, and the Lord of the Nazgûl.',
  },
  'has-acted': {
    code: 'has-acted',
    case: '8.52',
    message: 'In each Magic Phase a magic leader moves or tries a spell, once.',
  },
  'has-tried': {
    code: 'has-tried',
    case: '8.52',
    message: 'Who has tried a spell in the first Magic Phase tries none in the second; he may move.',
  },
  'magic-leaders-move-by-magic': {
    code: 'magic-leader',
    case: '8.52',
    message: 'Magic leaders move in the Magic Phases only.',
  },
  'caster-off-map': { code: 'not-on-map', case: '8.54', message: 'Only a leader who is on the map casts spells.' },
  'too-few-magic-points': {
    code: 'too-few-points',
    case: '8.55',
    message: 'Nobody stakes more than he has: {left} magic points are left.',
  },
  'staked-too-many': {
    code: 'staked-too-many',
    case: '17.3',
    message: 'For {sure} the spell is certain: nothing is gained by more.',
  },

  // [17.1] [17.2] The spells
  'not-his-spell': { code: 'not-his-spell', message: '{spell} is a spell of the other magic leader.' },
  'spell-spent': { code: 'spell-spent', message: '{spell} can succeed {times} in a game, and has.' },
  'fear-bars-rally': {
    code: 'fear',
    case: '17.11',
    message: 'Nobody of Westernesse is rallied while the Fear lies on it.',
  },
  'fear-bars-formations': {
    code: 'fear',
    case: '8.47',
    message: 'Nobody makes a formation while the Fear lies on him.',
  },
  frozen: {
    code: 'frozen',
    case: '17.12',
    message: 'That leader is frozen: he does not move, advance, rally, cast or form.',
  },
  'nobody-to-freeze': {
    code: 'nobody-to-freeze',
    case: '17.12',
    message: 'No leader of Westernesse is within three hexes of the Lord of the Nazgûl.',
  },
  'grond-not-here': { code: 'no-grond', case: '17.13', message: 'Grond is not on the map.' },
  'grond-awake': { code: 'grond-awake', case: '17.13', message: 'Grond is awake, for the rest of the game.' },
  'too-far-from-grond': {
    code: 'too-far',
    case: '17.13',
    message: 'The Lord of the Nazgûl must be within three hexes of Grond.',
  },
  'grond-without-bearer': {
    code: 'no-bearer',
    case: '17.13',
    message: 'Trolls or Uruk-hai must be with Grond.',
  },
  'only-by-day': { code: 'only-by-day', case: '17.21', message: 'The darkness of the night cannot be broken.' },
  'darkness-broken': {
    code: 'darkness-broken',
    case: '17.21',
    message: 'Nobody of Sauron is rallied while the darkness is broken.',
  },
  'not-beside-the-nazgul': {
    code: 'not-adjacent',
    case: '17.22',
    message: 'Gandalf must be next to the Lord of the Nazgûl.',
  },
  'nowhere-to-drive': {
    code: 'nowhere-to-drive',
    case: '17.22',
    message: 'East of Gandalf there is no hex to which the Lord of the Nazgûl could be put.',
  },
  'no-landing-there': {
    code: 'no-landing-there',
    case: '17.22',
    message:
      'He is put six hexes from Gandalf, between north-east and south-east, on no mountain and where nobody of Westernesse is.',
  },
  'aragorn-not-here': {
    code: 'leader-not-on-map',
    case: '18.11',
    message: 'The Banner comes once Aragorn is on the map.',
  },

  // [18.0] The Banner
  'banner-silences': {
    code: 'banner',
    case: '18.23',
    message: 'The Lord of the Nazgûl tries no spell while the Banner of the King flies.',
  },
  'no-banner': { code: 'no-banner', case: '18.13', message: 'The Banner of the King does not fly.' },
  'banner-has-moved': { code: 'banner-moved', case: '18.13', message: 'The Banner moves once in a phase.' },
  'banner-holds': {
    code: 'banner-holds',
    case: '18.13',
    message: 'The Banner has come to that leader in this phase; it moves no farther, and is not left alone.',
  },
  'has-the-banner': { code: 'has-the-banner', case: '18.13', message: 'That leader has the Banner.' },
  'takes-no-banner': { code: 'not-on-map', case: '18.13', message: 'The Banner goes to a leader who is on the map.' },
  'banner-without-leader': {
    code: 'banner-without-leader',
    case: '18.13',
    message: 'The Banner ends its move with a leader of Westernesse.',
  },
  'banner-of-westernesse': { code: 'banner', case: '18.22', message: 'The Banner rallies units of Westernesse.' },
  'no-banner-to-rally': { code: 'no-banner', case: '18.22', message: 'The Banner of the King does not fly.' },
  'banner-rallied-two': {
    code: 'banner-rallied-two',
    case: '18.22',
    message: 'The Banner rallies two units in a turn.',
  },
  'too-far-from-banner': {
    code: 'too-far',
    case: '18.22',
    message: 'The Banner rallies units within six hexes of it.',
  },
  'banner-dismays': {
    code: 'banner',
    case: '18.21',
    message: 'No leader of Sauron rallies a unit within six hexes of the Banner of the King.',
  },
} as const satisfies NewTexts;
