/** Hints of what only Helm's Deep has. */
import { type Hint, inStep } from '../../face/hint.ts';
import type { SiegeView } from '../../face/view.ts';

export const hints: readonly Hint<SiegeView>[] = [
  inStep(
    'abilities',
    'Each of these powers can be used once in the battle. What you do not announce keeps for a later turn: just go on.',
    '21.0',
  ),
  inStep(
    'siege',
    'Ladders, ram and fire come before the march. Who lays a ladder may climb it next; who works the ram stays.',
    '20.61',
  ),
  inStep(
    'rocks',
    'The enemy walks below your rocks. Dropped, they are gone, whatever the dice say; dummies only make him wonder.',
    '20.85',
  ),
  {
    id: 'night',
    words: 'It is night: some leaders of Isengard see in the dark, and rally and duel better than by day.',
    case: 'A10.0',
    applies: ({ view, kind }) => view.night && view.turn > 0 && kind === 'rally',
  },
];
