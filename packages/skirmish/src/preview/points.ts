/** What each side would count, were the battle over now: but for what is secret. */
import { type Count, standing } from '../scenario/standing.ts';
import type { View } from '../view/view.schema.ts';
import { battleOfView } from './battle-of-view.ts';

export const pointsNow = (view: View): readonly Count[] => standing(battleOfView(view));
