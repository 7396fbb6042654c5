/** Hints of what the skirmish asks and shows. */
import type { View } from '@warbeacon/skirmish';
import type { Hint } from '../../face/hint.ts';

export const hints: readonly Hint<View>[] = [];
