import { pop } from '@warbeacon/kernel';
import { type FrameSpec, unitId } from '../../engine/frame-spec.ts';
import { makePlaceId } from '../../engine/terrain.ts';
import { ENGINE_IDS } from '../siege/engines.ts';
import { engineNamed } from './pushing.ts';

/** [16.11] A unit is on its way with an engine, which comes along hex by hex (`bringEngine`), and stays where it falls. */
export interface PushFrame {
  kind: 'push';
  unit: number;
  engine: string;
}

declare module '../../engine/vocabulary.ts' {
  interface Frames {
    push: PushFrame;
  }
}

export const push: FrameSpec<PushFrame> = {
  kind: 'push',
  fields: { unit: 'unit', engine: ENGINE_IDS },
  step({ game, s }, { unit, engine: id }, ctx) {
    pop(s);
    const engine = engineNamed(s, id);
    if (engine) {
      const hex = makePlaceId(game.terrain, engine.at);
      ctx.emit({ type: 'enginePushed', engine: id, unit: unitId(game, unit), hex });
    }
    return true;
  },
};
