/** What the lobby and a match show of the skirmish besides its card. */
import { lazy } from 'react';
import type { GameTitle } from '../../face/title.ts';
import { card } from './card.ts';
import { agreedBeyond, optionFields } from './words/options.ts';
import { phaseName } from './words/phases.ts';

const Muster = lazy(async () => ({ default: (await import('./muster/muster.tsx')).Muster }));

export const title: GameTitle = {
  id: card.id,
  title: card.title,
  sides: card.sides,
  Arms: card.Arms,
  rules: '/rules/skirmish',
  options: optionFields,
  more: { names: ['forces'], Form: Muster },
  agreedBeyond,
  phaseName,
  aims: {
    good: {
      words: 'Win the scenario: slay them all, or have more points at the end.',
      brief: 'Have more points.',
      case: 'S-181',
    },
    evil: {
      words: 'Win the scenario: slay them all, or have more points at the end.',
      brief: 'Have more points.',
      case: 'S-181',
    },
  },
};
