/** What the lobby tells of Helm's Deep. */
import type { GameCard } from '../../face/title.ts';
import { makeCard } from '../siege/card.tsx';
import picture from './picture.webp';
import { GAME_TITLE, SIDE_NAMES, SIDE_STORIES } from './side-names.ts';

export const card: GameCard = makeCard({
  id: 'helms-deep',
  title: GAME_TITLE,
  picture,
  pictureWords: 'The board: the Hornburg and the Ramp, with both armies.',
  stake: 'One night, one wall, one tower. Will they still stand in the morning?',
  turns: 20,
  time: 'a long evening',
  difficulty: 'middling',
  toLearn: 'walls, ladders, fire and a ram',
  lessons: 6,
  sides: [
    {
      id: 'isengard',
      name: SIDE_NAMES.isengard,
      story: SIDE_STORIES.isengard,
      part: 'attacks',
      colour: { day: { field: '#84261a', text: '#fbeee0' }, dusk: { field: '#a5392a', text: '#fff1e4' } },
      // An iron fang,
      charge: 'M11 11c7 1 9 6 9 12 0-6 2-11 9-12-1 9-3 15-9 24-6-9-8-15-9-24z',
    },
    {
      id: 'westernesse',
      name: SIDE_NAMES.westernesse,
      story: SIDE_STORIES.westernesse,
      part: 'defends',
      easier: true,
      colour: { day: { field: '#2c5237', text: '#eef4e4' }, dusk: { field: '#3f7350', text: '#f1f8e9' } },
      // and a tower.
      charge: 'M12 12h4v4h2v-4h4v4h2v-4h4v9h-2v13h4v3H10v-3h4V21h-2zm6 22h4v-6a2 2 0 0 0-4 0z',
    },
  ],
});
