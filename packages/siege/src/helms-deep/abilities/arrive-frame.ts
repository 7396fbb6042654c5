import { type Ctx, pop } from '@warbeacon/kernel';
import type { FrameSpec } from '../../engine/frame-spec.ts';
import { leaderSpec, unitSpec } from '../../engine/game.ts';
import type { Situation } from '../../engine/situation.ts';
import type { SiegeEvent } from '../../engine/vocabulary.ts';
import { makeWhere } from '../../notation/where.ts';
import { enterPlace } from '../../standard/movement/entering.ts';
import { surprise } from '../cunning/surprise.ts';

/** D-15: pieces come to a place from which an enemy has been displaced first. */
export interface ArriveFrame {
  kind: 'arrive';
  units: number[];
  leaders: number[];
  at: number;
  /** [21.81] The unit that has been pushed out, for which a die is thrown; -1 for none. */
  surprises: number;
}

declare module '../../engine/vocabulary.ts' {
  interface Frames {
    arrive: ArriveFrame;
  }
}

export const arrive: FrameSpec<ArriveFrame> = {
  kind: 'arrive',
  fields: { units: 'units', leaders: 'leaders', at: 'where', surprises: 'unit or nobody' },
  step: stepArrive,
};

/** D-15: whoever stood there has gone; now they come, and only now do their zones hold. */
function stepArrive(situation: Situation, frame: ArriveFrame, ctx: Ctx<SiegeEvent>): boolean {
  const { game, s } = situation;
  pop(s);
  const to = makeWhere(game, frame.at);
  for (const unit of frame.units) {
    const state = s.units[unit];
    if (!state) continue;
    ctx.emit({ type: 'arrived', piece: unitSpec(game, unit).id, from: makeWhere(game, state.at), to });
    state.at = frame.at;
  }
  for (const leader of frame.leaders) {
    const state = s.leaders[leader];
    if (!state) continue;
    ctx.emit({ type: 'arrived', piece: leaderSpec(game, leader).id, from: makeWhere(game, state.at), to });
    state.at = frame.at;
  }
  surprise(situation, frame.surprises, ctx);
  const [first] = frame.units;
  if (first !== undefined) enterPlace(situation, unitSpec(game, first).side, frame.at, ctx);
  return true;
}
