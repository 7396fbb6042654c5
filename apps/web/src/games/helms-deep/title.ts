/** What the lobby shows of Helm's Deep. */
import type { GameTitle } from '../../face/title.ts';
import { makeTitle } from '../siege/title.tsx';
import { GAME_TITLE, sideName, sideStory } from './names.ts';
import { houseLines, optionFields } from './words/options.ts';
import { PHASE_WORDS } from './words/phases.ts';

export const title: GameTitle = makeTitle({
  id: 'helms-deep',
  title: GAME_TITLE,
  sides: [
    {
      id: 'isengard',
      name: sideName('isengard'),
      story: sideStory('isengard'),
      task: 'attacks',
      colour: { day: { field: '#84261a', text: '#fbeee0' }, dusk: { field: '#a5392a', text: '#fff1e4' } },
      // An iron fang,
      charge: 'M11 11c7 1 9 6 9 12 0-6 2-11 9-12-1 9-3 15-9 24-6-9-8-15-9-24z',
    },
    {
      id: 'westernesse',
      name: sideName('westernesse'),
      story: sideStory('westernesse'),
      task: 'defends',
      colour: { day: { field: '#2c5237', text: '#eef4e4' }, dusk: { field: '#3f7350', text: '#f1f8e9' } },
      // and a tower.
      charge: 'M12 12h4v4h2v-4h4v4h2v-4h4v9h-2v13h4v3H10v-3h4V21h-2zm6 22h4v-6a2 2 0 0 0-4 0z',
    },
  ],
  phases: PHASE_WORDS,
  options: optionFields,
  agreedBeyond: houseLines,
});
