/** [M-10, X-1, A-2] What a way costs a model, before anybody is asked whether it may go it. */
import { cost256, length256 } from '@warbeacon/plane';
import { discOf, isOnTable, modelOf } from '../engine/battle.ts';
import type { At } from '../engine/state.ts';
import { slowIn } from '../moving/ground.ts';
import { pointsOf } from '../moving/scene.ts';
import type { View } from '../view/view.schema.ts';
import { battleOfView } from './battle-of-view.ts';

/** In u. */
export interface WayCost {
  readonly length: number;
  /** What slow ground adds to that. */
  readonly slow: number;
  /** Of it what shallow water adds. */
  readonly water: number;
}

/** `null` where there is no such model on the table. Who lies down crawls, and nothing slows a crawl [S-47]. */
export function wayCost(view: View, id: string, path: readonly At[]): WayCost | null {
  const b = battleOfView(view);
  const model = b.field.indexOf(id);
  if (model < 0 || !isOnTable(b, model)) return null;
  const legs = [discOf(b, model), ...pointsOf(path)];
  const length = length256(legs);
  const extra = (kind?: 'water'): number =>
    modelOf(b, model).prone ? 0 : cost256(legs, slowIn(b, model, kind)) - length;
  return { length: length / 256, slow: extra() / 256, water: extra('water') / 256 };
}
