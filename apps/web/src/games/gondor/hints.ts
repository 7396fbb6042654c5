/** Hints of what only Gondor has. */
import { type Hint, inStep } from '../../face/hint.ts';

export const hints: readonly Hint[] = [
  inStep('magic', 'A magic leader may move now, or try a spell with the points he has. Nobody has to.', '17.4'),
  inStep(
    'siege',
    'Engines are put to work before the march: choose who stands with one, then what it is aimed at.',
    '16.11',
  ),
  inStep(
    'oil',
    'The enemy stands below your oil. Poured, it is gone, and so is who stands there: no die is thrown.',
    '16.74',
  ),
];
