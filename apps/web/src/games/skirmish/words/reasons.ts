/** Why a battle is over. */
import { reasonsOf } from '../../siege/names.ts';
import { card } from '../card.ts';

export const reason = reasonsOf(card.sides, {
  'all-gone': 'Nobody of the other side is left on the table.',
  'both-gone': 'Nobody is left on the table.',
  points: 'It has more points.',
  level: 'Both sides have as many points.',
});
