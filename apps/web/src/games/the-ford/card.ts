/** What the lobby tells of the Ford. */
import type { GameCard } from '../../face/title.ts';
import { makeCard } from '../siege/card.tsx';
import picture from './picture.webp';

export const card: GameCard = makeCard({
  id: 'the-ford',
  title: 'The Ford',
  picture,
  pictureWords: 'The board: the ford, with a unit on its way across.',
  stake: 'Six hexes and a river. Who stands on the far bank in the end?',
  turns: 6,
  time: 'a quarter of an hour',
  difficulty: 'easy',
  toLearn: 'to see how a battle goes',
  sides: [
    {
      id: 'raiders',
      name: 'The Raid',
      story: 'Axemen from the hills. Be over the water, with one unit at least, when the sixth turn is out.',
      part: 'attacks',
      colour: { day: { field: '#7a4a1c', text: '#fbeedd' }, dusk: { field: '#8f5a26', text: '#fff3e2' } },
      // An axe with two blades.
      charge: 'M18.5 9h3v29h-3zM22.5 12c6-3 9 2 9 7s-3 10-9 7zM17.5 12c-6-3-9 2-9 7s3 10 9 7z',
    },
    {
      id: 'wardens',
      name: 'The Watch',
      story: 'A spearman and a bowman who know the river. Dig in on the eastern bank, and hold it.',
      part: 'defends',
      easier: true,
      colour: { day: { field: '#1f4a6b', text: '#eef5fa' }, dusk: { field: '#356a92', text: '#f1f8fd' } },
      // Three waves.
      charge: [12, 20, 28].map((y) => `M9 ${y}c4-4 7-4 11 0s7 4 11 0v4c-4 4-7 4-11 0s-7-4-11 0z`).join(''),
    },
  ],
});
