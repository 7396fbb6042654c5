/** What the lobby tells of the skirmish. */
import type { GameCard } from '../../face/title.ts';
import { makeCard } from '../siege/card.tsx';
import picture from './picture.webp';

export const card: GameCard = makeCard({
  id: 'skirmish',
  title: 'Battlehost',
  picture,
  pictureWords: 'The board: a ford with a patrol on one bank, and raiders who come for it.',
  stake: 'A handful of heroes and a few dozen warriors, moved by the inch. Every one of them counts.',
  turns: 25,
  time: 'an evening',
  difficulty: 'middling',
  toLearn: 'no hexes: inches, bases and dice',
  lessons: 3,
  sides: [
    {
      id: 'good',
      name: 'Good',
      story: 'Steadier hearts and better armour, and fewer of them. Heroes who can turn a fight with a point of Might.',
      part: 'few and steady',
      colour: { day: { field: '#24527d', text: '#eef5fb' }, dusk: { field: '#3a6f9f', text: '#f2f8fd' } },
      // A star of eight rays.
      charge:
        'M20 8l2.6 8.2L29 12l-4.2 6.4L33 21l-8.2 2.6L29 30l-6.4-4.2L20 34l-2.6-8.2L11 30l4.2-6.4L7 21l8.2-2.6L11 12l6.4 4.2z',
    },
    {
      id: 'evil',
      name: 'Evil',
      story: 'More of them, and a dread that goes before. Surround, trap, strike twice.',
      part: 'many and dreaded',
      colour: { day: { field: '#7a1f1c', text: '#fdeeea' }, dusk: { field: '#96302b', text: '#fff3f0' } },
      // A claw: three slashes.
      charge:
        'M10 10c3 8 4 16 2 26l4-3c1-9 0-16-6-23zM18 8c3 9 4 18 2 29l4-4c1-9 0-17-6-25zM26 10c3 8 4 16 2 24l4-4c1-8 0-14-6-20z',
    },
  ],
});
