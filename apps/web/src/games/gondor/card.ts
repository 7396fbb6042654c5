/** What the lobby tells of Gondor. */
import type { GameCard } from '../../face/title.ts';
import { makeCard } from '../siege/card.tsx';
import picture from './picture.webp';

export const card: GameCard = makeCard({
  id: 'gondor',
  title: 'The Siege of Gondor',
  picture,
  pictureWords: 'The board: the Main Gate of the city, with both armies before it and behind it.',
  stake: 'Seven rings of stone, a road to the east, and the question who comes first: the dark, or the riders.',
  turns: 16,
  time: 'a long evening',
  difficulty: 'hard',
  toLearn: 'magic, engines and three armies besides walls',
  sides: [
    {
      id: 'sauron',
      name: 'Sauron',
      story:
        'Two hosts, engines and five turns of darkness. Break the garrison, and hold the road to the east when the sixteenth turn is out.',
      part: 'attacks',
      colour: { day: { field: '#5a1d1a', text: '#fbeee0' }, dusk: { field: '#8a2f26', text: '#fff1e4' } },
      // An eye without a lid.
      charge:
        'M7 23c4-6 8-9 13-9s9 3 13 9c-4 6-8 9-13 9s-9-3-13-9zm4.5 0c2.6 3.7 5.3 5.5 8.5 5.5s5.9-1.8 8.5-5.5c-2.6-3.7-5.3-5.5-8.5-5.5s-5.9 1.8-8.5 5.5zM20 18c1.6 1.5 2.3 3 2.3 5s-.7 3.5-2.3 5c-1.6-1.5-2.3-3-2.3-5s.7-3.5 2.3-5z',
    },
    {
      id: 'westernesse',
      name: 'Westernesse',
      story:
        'Ten units behind seven walls. Hold one ring after the other until Rohan rides in from the north and Aragorn from the south.',
      pools: { garrison: 'The garrison', relief: 'The relief' },
      part: 'defends',
      easier: true,
      colour: { day: { field: '#1f4a72', text: '#eef5fa' }, dusk: { field: '#34699a', text: '#f1f8fd' } },
      // A white tree.
      charge:
        'M18.5 37l.8-9c-3-1-6-2-8-5-2 0-3-1-3-3s2-3 3.5-2.2c.2-2 1.5-3.3 3.2-3s2.5 1.7 2 3.2c-.4 1.2-1.5 1.5-2 1.2.8 1.7 2.5 3 4.6 3.8l.2-6c-2-.5-3-2-2.5-3.8.3-2 1.5-3.2 2.7-4.2 1.2 1 2.4 2.2 2.7 4.2.5 1.8-.5 3.3-2.5 3.8l.2 6c2.1-.8 3.8-2.1 4.6-3.8-.5.3-1.6 0-2-1.2-.5-1.5.3-2.9 2-3.2s3 1 3.2 3c1.5-.8 3.5.2 3.5 2.2s-1 3-3 3c-2 3-5 4-8 5l.8 9z',
    },
  ],
});
