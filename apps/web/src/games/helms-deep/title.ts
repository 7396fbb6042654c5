/** What the lobby shows of Helm's Deep. */
import type { GameTitle } from '../../face/title.ts';
import { Shield } from './art/shield.tsx';
import { GAME_TITLE, sideName, sideStory } from './names.ts';
import { houseLines, optionFields } from './words/options.ts';
import { phaseName } from './words/phases.ts';

export const title: GameTitle = {
  id: 'helms-deep',
  title: GAME_TITLE,
  sides: [
    {
      id: 'isengard',
      name: sideName('isengard'),
      story: sideStory('isengard'),
      task: 'attacks',
      colour: { day: { field: '#84261a', text: '#fbeee0' }, dusk: { field: '#a5392a', text: '#fff1e4' } },
    },
    {
      id: 'westernesse',
      name: sideName('westernesse'),
      story: sideStory('westernesse'),
      task: 'defends',
      colour: { day: { field: '#2c5237', text: '#eef4e4' }, dusk: { field: '#3f7350', text: '#f1f8e9' } },
    },
  ],
  Arms: Shield,
  phaseName,
  options: optionFields,
  agreedBeyond: houseLines,
};
