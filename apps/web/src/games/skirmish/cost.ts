/** What a way costs a model: its length, and slow ground once more. [M-10, X-1, A-2] */
import { wayCost } from '@warbeacon/skirmish/preview';
import type { View } from '@warbeacon/skirmish';
import type { At } from '../../board/plane/model.ts';
import type { WayCost } from '../../face/plane-face.ts';
import { inInches } from './words/measures.ts';

const NOTHING: WayCost = { all: 0, slow: 0, why: '' };

export function costOf(view: View, id: string, way: readonly At[]): WayCost {
  const cost = wayCost(view, id, way);
  if (cost === null) return NOTHING;
  const { length, slow, water } = cost;
  const ground = water === 0 ? 'difficult ground' : water < slow ? 'water and difficult ground' : 'shallow water';
  return {
    all: length + slow,
    slow,
    why: slow < 1 ? '' : `${inInches(slow)} of it in ${ground}, which counts twice`,
  };
}
